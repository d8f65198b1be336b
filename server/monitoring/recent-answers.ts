// How many answers this process gave in the last minutes, and how many of them were faults.

const MINUTES = 5

export class RecentAnswers {
  readonly #minutes = [{ answers: 0, faults: 0 }]

  count(status: number): void {
    const [now] = this.#minutes
    if (!now) return
    now.answers++
    // A refusal for want of room or of a database is no fault of a page.
    if (status >= 500 && status !== 503) now.faults++
  }

  /** Once a minute. */
  nextMinute(): { answers: number; faults: number } {
    const sum = { answers: 0, faults: 0 }
    for (const { answers, faults } of this.#minutes) {
      sum.answers += answers
      sum.faults += faults
    }
    this.#minutes.unshift({ answers: 0, faults: 0 })
    this.#minutes.splice(MINUTES)
    return sum
  }
}
