// Chance that repeats itself: the same seed and the same names make the same cooperative anywhere.

export class Random {
  #state: number

  /** Each name has dice of its own, so that a new question does not change the answers to the others. */
  constructor(...names: (string | number)[]) {
    let hash = 2_166_136_261
    for (const letter of names.join('\u0000'))
      hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
    this.#state = hash >>> 0
  }

  /** From 0 up to, but never, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.next() * list.length)]
    if (found === undefined) throw new RangeError('nothing to pick from')
    return found
  }
}
