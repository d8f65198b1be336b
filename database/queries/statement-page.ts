/** Which rows of a statement: newest first, of these days, before this one. */
export interface StatementPage {
  from: string
  to: string
  /** The last row already shown, by its number. */
  before: number | undefined
  limit: number
}
