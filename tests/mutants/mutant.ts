/** Code that keeps a row of docs/security.md, broken: the row's tests must notice. */
export interface Mutant {
  row: string
  file: string
  /** Stands in the file exactly once. */
  from: string
  to: string
  /** The tests of the row that must fail. */
  test: string
}
