// How a nightly file is described: its columns, what each may hold, its key and what it refers to.
// The demo core system writes by this description, the import reads by it, and docs/import-format.md
// is written from it, so the three cannot disagree.

export type Kind =
  | 'member' // membership number, padded to six digits
  | 'unit' // eight digits
  | 'code' // a number or code of the core system, kept as text
  | 'national-id' // kept encrypted
  | 'bank-account' // kept encrypted
  | 'name' // words that tell who somebody is
  | 'text'
  | 'phone'
  | 'email'
  | 'date'
  | 'month'
  | 'year'
  | 'baht'
  | 'percent'
  | 'whole'
  | 'sign'
  | 'choice'

export interface Column {
  name: string
  /** The Thai heading, which a file may carry instead of the name. */
  thai: string
  kind: Kind
  optional: boolean
  choices?: readonly string[]
  /** A core system that does not know it leaves the whole column out. */
  mayBeAbsent?: true
}

export interface Reference {
  columns: readonly string[]
  to: string
  toColumns: readonly string[]
}

export interface DataSet {
  name: string
  thai: string
  columns: readonly Column[]
  /** No two rows may agree on all of these. */
  key: readonly string[]
  references: readonly Reference[]
  /** What a row must fulfil beyond its single cells; the same promises are constraints of the table. */
  rules: readonly Rule[]
  /** A core system that does not know it leaves the whole file out of the manifest. */
  mayBeAbsent?: true
}

export interface Rule {
  column: string
  says: string
  /** Amounts arrive as satang and empty cells as undefined; `asOf` is the day the set tells of. */
  holds(row: (name: string) => string | undefined, asOf: string): boolean
}

export function column(name: string, thai: string, kind: Kind): Column {
  return { name, thai, kind, optional: false }
}

export function optional(name: string, thai: string, kind: Kind): Column {
  return { name, thai, kind, optional: true }
}

/** An optional cell of a column that older core systems do not write at all. */
export function added(name: string, thai: string, kind: Kind): Column {
  return { ...optional(name, thai, kind), mayBeAbsent: true }
}

export function choice(name: string, thai: string, choices: readonly string[]): Column {
  return { name, thai, kind: 'choice', optional: false, choices }
}

export function refersTo(to: string, columns: string[], toColumns = columns): Reference {
  return { to, columns, toColumns }
}

/** `less` may not be more than `more`. */
export function notMore(less: string, more: string, says: string): Rule {
  return { column: less, says, holds: (row) => Number(row(less)) <= Number(row(more)) }
}

/** What has happened did not happen after the day the set tells of. */
export function notAfterAsOf(...columns: string[]): Rule[] {
  return columns.map((column) => ({
    column,
    says: 'เป็นวันหลังวันที่ของชุดข้อมูล',
    holds: (row, asOf) => (row(column) ?? '') <= asOf,
  }))
}

/** `later` is not before `earlier`; an empty cell is neither. */
export function notBefore(later: string, earlier: string, says: string): Rule {
  return {
    column: later,
    says,
    holds: (row) => (row(later) ?? '9999') >= (row(earlier) ?? ''),
  }
}

/** Columns with money are what control totals are made of. */
export function moneyColumns({ columns }: DataSet): Column[] {
  return columns.filter(({ kind }) => kind === 'baht')
}
