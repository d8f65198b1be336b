// A further file beside those that stand: a unit has several payrolls, and each knows its own people. What it says of
// somebody new is taken; where it says something else of somebody already known, nobody can say which is true.

import type { Decision, Matched, ResultException } from './unit-result.ts'

export interface StandingLine extends Decision {
  source: 'file' | 'hand' | 'rest'
}

/** What is there already, by member number. */
export interface Standing {
  lines: ReadonlyMap<string, StandingLine>
  /** Whoever has an exception that nobody decided yet. */
  odd: ReadonlySet<string>
}

interface Added {
  decided: Matched['decided']
  exceptions: ResultException[]
  /** Whose line goes: the file says it better, or says something else. */
  dropped: string[]
}

/** How many people a file names whom an earlier one has named. */
export function overlapOf({ lines, odd }: Standing, { decided, exceptions }: Matched): number {
  const named = new Set([...decided, ...exceptions].flatMap(({ membershipNo: no }) => no ?? []))
  return [...named].filter((no) => lines.get(no)?.source === 'file' || odd.has(no)).length
}

/** Stands for the row of an earlier file, of which only what it said is known. */
export const EARLIER_FILE = 0

export function addedTo({ lines, odd }: Standing, { decided, exceptions }: Matched): Added {
  const added: Added = { decided: [], exceptions: [], dropped: [] }
  for (const one of decided) {
    const { membershipNo: no } = one
    const line = lines.get(no)
    if (line?.source === 'hand' || (line?.source === 'file' && isSame(line, one))) continue
    if (line?.source !== 'file' && !odd.has(no)) {
      if (line) added.dropped.push(no)
      added.decided.push(one)
      continue
    }
    const { amount } = one
    contest(no, line)
    added.exceptions.push({ kind: 'twice', line: one.line, membershipNo: no, amount, shown: '' })
  }
  const contested = new Set<string>()
  for (const one of exceptions) {
    const no = one.membershipNo
    if (no === null) {
      added.exceptions.push(one)
      continue
    }
    const line = lines.get(no)
    if (line?.source === 'hand') continue
    // Two rows of one person in this file contest the earlier one once.
    if (!contested.has(no)) contest(no, line)
    contested.add(no)
    added.exceptions.push(line?.source === 'file' ? { ...one, kind: 'twice' } : one)
  }
  return added

  function contest(no: string, line: StandingLine | undefined): void {
    if (!line) return
    added.dropped.push(no)
    if (line.source !== 'file') return
    const { amount } = line
    added.exceptions.push({
      kind: 'twice',
      line: EARLIER_FILE,
      membershipNo: no,
      amount,
      shown: '',
    })
  }
}

function isSame(one: Decision, other: Decision): boolean {
  return one.outcome === other.outcome && one.amount === other.amount && one.reason === other.reason
}
