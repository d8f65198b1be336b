// What a night says of a member or a unit stays as it is until another is published, so rows that were read once are
// remembered: each reader's own, read in their name, and given to nobody else.

/** Of all readers together; a row takes some 300 bytes, and as much or twice as much again in the answer it was sent in (member-feed.ts). */
const ROWS_MAX = 150_000
/** Of one: whoever asks for ever other days must not take the room of all others. */
const OWN_ROWS_MAX = 10_000
/** Two months of a unit of 2,000 people, line by line. */
const UNIT_ROWS_MAX = 50_000

interface OwnFigures {
  runId: number
  rows: number
  results: Map<unknown, Map<string, Promise<unknown>>>
}

export class FiguresCache {
  /** Whoever has not looked for longest comes first. */
  readonly #readers = new Map<string, OwnFigures>()
  readonly #rowsMax: number
  readonly #ownRowsMax: number
  #rows = 0

  constructor(rowsMax = ROWS_MAX, ownRowsMax = OWN_ROWS_MAX) {
    this.#rowsMax = rowsMax
    this.#ownRowsMax = ownRowsMax
  }

  /** What a query or a reckoning answered of this run for this reader, or what `read` answers now. */
  value<T>(
    { runId, reader }: { runId: number; reader: string },
    [query, ...args]: [query: unknown, ...args: unknown[]],
    read: () => Promise<T>,
  ): Promise<T> {
    const own = this.#figuresOf(reader, runId)
    const results = own.results.get(query) ?? new Map<string, Promise<unknown>>()
    own.results.set(query, results)
    const key = JSON.stringify(args)
    const known = results.get(key) as Promise<T> | undefined
    if (known) return known
    const found = read()
    results.set(key, found)
    found.then(
      (rows) => this.#count(reader, own, rows),
      // A failure is not worth remembering.
      () => results.delete(key),
    )
    return found
  }

  forget(): void {
    this.#readers.clear()
    this.#rows = 0
  }

  #figuresOf(reader: string, runId: number): OwnFigures {
    const known = this.#readers.get(reader)
    if (known) this.#drop(reader, known)
    const own = known?.runId === runId ? known : { runId, rows: 0, results: new Map() }
    this.#readers.set(reader, own)
    this.#rows += own.rows
    return own
  }

  #count(reader: string, own: OwnFigures, rows: unknown): void {
    // Whoever changed what others are given too would change it for them all.
    if (Array.isArray(rows)) Object.freeze(rows)
    if (this.#readers.get(reader) !== own) return
    const added = rowsIn(rows)
    own.rows += added
    this.#rows += added
    if (own.rows > this.#rowsMaxOf(reader)) this.#drop(reader, own)
    for (const [oldest, figures] of this.#readers) {
      if (this.#rows <= this.#rowsMax) break
      this.#drop(oldest, figures)
    }
  }

  #rowsMaxOf(reader: string): number {
    return reader.startsWith('unit') ? UNIT_ROWS_MAX : this.#ownRowsMax
  }

  #drop(reader: string, { rows }: OwnFigures): void {
    this.#readers.delete(reader)
    this.#rows -= rows
  }
}

/** Lists inside what was reckoned count too. */
function rowsIn(found: unknown): number {
  if (typeof found !== 'object' || found === null) return 1
  if (Array.isArray(found)) return found.length + 1
  return Object.values(found).reduce(
    (sum, part) => sum + (Array.isArray(part) ? part.length : 0),
    1,
  )
}
