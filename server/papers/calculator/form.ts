import { Refusal } from '#server/http/errors.ts'

/** Every field of a form; what the address does not hold is empty. */
export function formOf<Name extends string>(
  names: readonly Name[],
  query: object,
): Record<Name, string> {
  const asked = query as Partial<Record<Name, string>>
  return Object.fromEntries(names.map((name) => [name, asked[name] ?? ''])) as Record<Name, string>
}

export function refuseProblems(problems: Partial<Record<string, string>>): never {
  throw new Refusal(400, Object.values(problems).join(' '))
}
