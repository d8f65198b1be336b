/** One thing that was looked at: how it is, and what to do where it is not well. */
export interface Finding {
  name: string
  english: string
  state: 'good' | 'watch' | 'bad'
  says: string
  /** Said unless it is good. */
  todo: string
}

export function finding(
  [name, english]: readonly [thai: string, english: string],
  state: Finding['state'],
  says: string,
  todo = '',
): Finding {
  return { name, english, state, says, todo }
}

const MARKS: Record<Finding['state'], string> = { good: 'OK  ', watch: '!   ', bad: 'FAIL' }

/** A line each, with what to do under those that are not well, and the sum of it. */
export function table(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ name, english, state, says, todo }) => [
    `${MARKS[state]}  ${name} (${english}): ${says}`,
    ...(state !== 'good' && todo ? [`        → ${todo}`] : []),
  ])
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length
  const sum = `ต้องแก้ ${count('bad')} ควรดู ${count('watch')} ปกติ ${count('good')}  (fail ${count('bad')}, watch ${count('watch')}, ok ${count('good')})`
  return [...lines, '', sum].join('\n')
}

/** For whoever runs it from another program: 2 when something must be put right, 1 when something should be looked at. */
export function exitCode(findings: readonly Finding[]): number {
  if (findings.some(({ state }) => state === 'bad')) return 2
  return findings.some(({ state }) => state === 'watch') ? 1 : 0
}
