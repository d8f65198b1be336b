/** The same chances for the same seed, and fast: a page is drawn from thousands of them. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed | 0
  }

  /** From 0 up to, but not including, 1 (mulberry32). */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** Once in so many times. */
  one(times: number): boolean {
    return this.next() * times < 1
  }

  /** Both included. */
  between(low: number, high: number): number {
    return Math.min(high, low + Math.floor(this.next() * (high - low + 1)))
  }

  of<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.next() * choices.length)] as T
  }
}

/** So that two questions of one drawing have different answers. */
export function seedOf(number: number, question: string): number {
  let sum = Math.imul(number + 1, 0x9e3779b1)
  for (const letter of question) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return sum
}
