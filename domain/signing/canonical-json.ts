// One text for one value: names in order, no blanks, whole numbers only. What is hashed and signed is this text.

export type Canonical =
  | string
  | number
  | boolean
  | null
  | readonly Canonical[]
  | { readonly [name: string]: Canonical }

export function canonicalJson(value: Canonical): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const named = value as { readonly [name: string]: Canonical }
    const members = Object.keys(named)
      .sort()
      .map((name) => `${JSON.stringify(name)}:${canonicalJson(named[name] ?? null)}`)
    return `{${members.join(',')}}`
  }
  // A fraction may be written in several ways; nothing that is signed needs one.
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new RangeError(`${value} has no one way to be written`)
  return JSON.stringify(value)
}
