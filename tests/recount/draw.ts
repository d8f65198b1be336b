/** The same draws for the same seed, by an arithmetic of its own (mulberry32). */
export class Draw {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From nought up to and without one. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  one<T>(of: readonly T[]): T {
    const found = of[this.whole(0, of.length - 1)]
    if (found === undefined) throw new Error('nothing to draw from')
    return found
  }

  some<T>(of: readonly T[], count: number): T[] {
    const left = [...of]
    const drawn: T[] = []
    while (drawn.length < count && left.length > 0)
      drawn.push(...left.splice(this.whole(0, left.length - 1), 1))
    return drawn
  }
}
