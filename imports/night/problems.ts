// What is wrong with a set, in words for the people who made it. All are counted, the first are kept.

export const PROBLEMS_MAX = 1_000

export interface Problem {
  file: string
  line: number | undefined
  column: string | undefined
  /** As it stands in the file; masked where it tells who somebody is. */
  value: string
  says: string
}

export class Problems {
  readonly list: Problem[] = []
  count = 0

  add(problem: Problem): void {
    this.count++
    if (this.list.length < PROBLEMS_MAX) this.list.push(problem)
  }

  /** Of the set and no line of it. */
  addWhole(says: string): void {
    this.add({ file: '', line: undefined, column: undefined, value: '', says })
  }
}

/** The set cannot be read at all, or may not be loaded; the sentence is for people. */
export class RefusedSet extends Error {}

/** Somebody asked for it to be stopped. */
export class CancelledRun extends Error {}
