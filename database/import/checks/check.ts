// What is asked of a night once its files are copied. Each check is a question that must find no row; what it finds
// is told by the line of the file that it stands on.

import type { NightRules } from './night-rules.ts'

export interface Check {
  name: string
  /** What is compared with what, in Thai: a line of the control report. */
  title: string
  /** The data set whose lines are told. */
  set: string
  column: string
  says: string
  /** Whose rows it is about, and by what they belong together: columns that the answer has too. */
  about: readonly string[]
  by: readonly string[]
  /** A refused night changes nothing; a held one waits for somebody who accepts it with a reason. */
  weight: 'refuse' | 'hold'
  /** Data sets that a core system may leave out: without them nothing is proved. */
  needs?: readonly string[]
  /** Compares with the night before, the one that is published; the first night has none. */
  comparesNights?: true
  /** Answers `line`, `value`, the columns of `by`, and where it says more than `says` does, `detail`. */
  sql(asked: CheckContext): string
}

/** What a question may be about. */
export interface CheckContext {
  runId: number
  asOf: string
  rules: NightRules
  /** The rows of this night, under the name of their data set. */
  partition(set: string): string
  /** The rows of the night before, under the same name, and its day. */
  before(set: string): string
  beforeAsOf: string
}

/** Checks that share what one pass over the large tables found out. */
export interface CheckGroup {
  /** Makes temporary tables; dropped with `drop`. */
  prepare?(asked: CheckContext): string[]
  drop?: readonly string[]
  checks: readonly Check[]
}

export function refuse(check: Omit<Check, 'weight'>): Check {
  return { ...check, weight: 'refuse' }
}

export function hold(check: Omit<Check, 'weight'>): Check {
  return { ...check, weight: 'hold' }
}

/** An amount in satang as people read it, in SQL. */
export function baht(expression: string): string {
  return `to_char((${expression}) / 100.0, 'FM999,999,999,990.00')`
}
