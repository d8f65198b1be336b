// Who reads which night in the second after another was published. If all turned to it at once, everybody who is there would be
// read anew at the same moment, and wait for each other. So each turns at a moment of their own; until then they are
// answered from memory alone, and turn at once when anything they ask for is not there: nobody is shown two nights side
// by side, or an older one after a newer (docs/decisions/0028-size.md). A night that is taken back is left by all at once.

import type { Publication } from '#database/queries/import/publication.ts'

/** From the last moment in which the night before was published. */
const WITHIN_MS = 800
// 2^32 divided by the golden ratio: neighbouring numbers fall far from each other.
const GOLDEN = 2_654_435_761

export class NightTurns {
  readonly #withinMs: number
  readonly #now: () => number
  #latest: Publication | undefined
  /** When the latest was last seen to be what is published. */
  #seenAt = 0
  #before: Publication | undefined
  /** When the night before was last seen to be published. */
  #beforeUntil = 0
  readonly #turned = new Set<string>()

  constructor(withinMs = WITHIN_MS, now = () => performance.now()) {
    this.#withinMs = withinMs
    this.#now = now
  }

  /** The night of which to answer this reader from memory alone, where it is not their turn yet. */
  before(reader: string, published: Publication): Publication | undefined {
    const now = this.#now()
    this.#notice(published, now)
    if (!this.#isTurning(now) || this.#isOld(published) || this.#turned.has(reader))
      return undefined
    return now < this.#beforeUntil + this.#momentOf(reader) ? this.#before : undefined
  }

  /** From now on they read what is published. */
  turn(reader: string, published: Publication): void {
    const now = this.#now()
    this.#notice(published, now)
    if (this.#isTurning(now) && !this.#isOld(published)) this.#turned.add(reader)
  }

  #notice(published: Publication, now: number): void {
    if (this.#isTurning(now) && this.#isOld(published)) return
    const latest = this.#latest
    if (published.run_id !== latest?.run_id) {
      // Runs count up: an older one is published when a night is taken back, and what was wrong is shown to nobody any more.
      this.#before = latest && latest.run_id < published.run_id ? latest : undefined
      this.#beforeUntil = this.#seenAt
      this.#latest = published
      this.#turned.clear()
    }
    this.#seenAt = now
  }

  #isTurning(now: number): boolean {
    return this.#before !== undefined && now < this.#beforeUntil + this.#withinMs
  }

  /** Seen by a call that began before the newer was published, and ends after another saw that. */
  #isOld({ run_id }: Publication): boolean {
    return run_id === this.#before?.run_id
  }

  /** Spread evenly. */
  #momentOf(reader: string): number {
    let hash = 0
    for (let at = 0; at < reader.length; at++) hash = (hash * 31 + reader.charCodeAt(at)) >>> 0
    return (Math.imul(hash, GOLDEN) >>> 0) % this.#withinMs
  }
}
