// What a night says of a member stays as it is until another is published, so rows that were read once are kept: each
// member's own, read in their name, and given to nobody else.

/** Of all members together; a row takes some 300 bytes. */
const ROWS_MAX = 150_000

interface OwnFigures {
  runId: number
  rows: number
  results: Map<unknown, Map<string, Promise<unknown>>>
}

export class FiguresCache {
  /** Whoever has not looked for longest comes first. */
  readonly #members = new Map<string, OwnFigures>()
  readonly #rowsMax: number
  #rows = 0

  constructor(rowsMax = ROWS_MAX) {
    this.#rowsMax = rowsMax
  }

  /** What a query answered of this run for this member, or what `read` answers now. */
  value<T>(
    { runId, membershipNo }: { runId: number; membershipNo: string },
    [query, ...args]: [query: unknown, ...args: unknown[]],
    read: () => Promise<T>,
  ): Promise<T> {
    const own = this.#figuresOf(membershipNo, runId)
    const results = own.results.get(query) ?? new Map<string, Promise<unknown>>()
    own.results.set(query, results)
    const key = JSON.stringify(args)
    const known = results.get(key) as Promise<T> | undefined
    if (known) return known
    const found = read()
    results.set(key, found)
    found.then(
      (rows) => this.#count(membershipNo, own, rows),
      // A failure is not worth remembering.
      () => results.delete(key),
    )
    return found
  }

  forget(): void {
    this.#members.clear()
    this.#rows = 0
  }

  #figuresOf(membershipNo: string, runId: number): OwnFigures {
    const known = this.#members.get(membershipNo)
    if (known) this.#drop(membershipNo, known)
    const own = known?.runId === runId ? known : { runId, rows: 0, results: new Map() }
    this.#members.set(membershipNo, own)
    this.#rows += own.rows
    return own
  }

  #count(membershipNo: string, own: OwnFigures, rows: unknown): void {
    // Whoever changed what others are given too would change it for them all.
    if (Array.isArray(rows)) Object.freeze(rows)
    if (this.#members.get(membershipNo) !== own) return
    const added = Array.isArray(rows) ? rows.length + 1 : 1
    own.rows += added
    this.#rows += added
    for (const [oldest, figures] of this.#members) {
      if (this.#rows <= this.#rowsMax) break
      this.#drop(oldest, figures)
    }
  }

  #drop(membershipNo: string, { rows }: OwnFigures): void {
    this.#members.delete(membershipNo)
    this.#rows -= rows
  }
}
