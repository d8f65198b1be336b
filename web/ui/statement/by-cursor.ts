/** How the movements of a statement go on. */
export function byCursor<Row>() {
  return {
    rowsOf: ({ movements }: { movements: readonly Row[] }) => movements,
    nextOf: ({ next_cursor }: { next_cursor: string | null }) =>
      next_cursor && `cursor=${next_cursor}`,
  }
}
