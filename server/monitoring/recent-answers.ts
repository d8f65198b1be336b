// How many answers this process gave in the last minutes, and how many of them were faults.

const MINUTES = 5

export class RecentAnswers {
  #minute = { answers: 0, faults: 0 }
  readonly #before: { answers: number; faults: number }[] = []

  count(status: number): void {
    this.#minute.answers++
    // A refusal for want of room or of a database is no fault of a page.
    if (status >= 500 && status !== 503) this.#minute.faults++
  }

  /** Once a minute. */
  nextMinute(): { answers: number; faults: number } {
    this.#before.unshift(this.#minute)
    this.#before.splice(MINUTES)
    this.#minute = { answers: 0, faults: 0 }
    const sum = { answers: 0, faults: 0 }
    for (const { answers, faults } of this.#before) {
      sum.answers += answers
      sum.faults += faults
    }
    return sum
  }
}
