// Life insurance of borrowers: every year on what was owed when it began, up to the next whole hundred thousand.
// Its premium is billed in January, and again until it is paid.

import type { Emit } from '../files/emit.ts'
import type { Person } from '../member/person.ts'
import type { LoanLife } from './loan-life.ts'

const UNIT = 100_000_00
const PREMIUM_OF_A_UNIT = 460_00

interface Policy {
  year: number
  sum_insured: number
  premium: number
  receipt_no?: string | undefined
}

export class Insurance {
  readonly #policies: Policy[] = []

  /** Called before January's repayments. */
  begin(year: number, loans: readonly LoanLife[]): void {
    const owed = loans
      .filter(({ loan }) => loan.startsOn < `${year}-01-01`)
      .reduce((sum, { balance }) => sum + balance, 0)
    const units = Math.ceil(owed / UNIT)
    if (units > 0)
      this.#policies.push({ year, sum_insured: units * UNIT, premium: units * PREMIUM_OF_A_UNIT })
  }

  /** The premium that has not been paid; never more than one year's. */
  get due(): number {
    const last = this.#policies.at(-1)
    return last && last.receipt_no === undefined ? last.premium : 0
  }

  paid(receiptNo: string | undefined): void {
    const last = this.#policies.at(-1)
    if (last) last.receipt_no = receiptNo
  }

  report({ no }: Person, emit: Emit, asOf: string): void {
    for (const { year, ...policy } of this.#policies) {
      if (`${year}-01-31` > asOf) continue
      emit('insurance', {
        membership_no: no,
        year,
        policy_no: `GL${year}-${no}`,
        ...policy,
        from_on: `${year}-01-01`,
        until_on: `${year}-12-31`,
      })
    }
  }
}
