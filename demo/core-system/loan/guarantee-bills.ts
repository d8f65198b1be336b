// What guarantors are billed for others. The borrower's own story says it, so it is told first, unwritten.

import { UnitTotals } from '../files/unit-totals.ts'
import { type GuaranteeBill, writeMemberHistory } from '../member/member-history.ts'
import { membershipNo, personOf } from '../member/person.ts'
import { DEFAULTER } from '../member/words.ts'
import { closedOn, type Plan } from '../plan.ts'
import { stopsIn } from './defaults.ts'
import { stepsOf } from './guarantees.ts'

export class GuaranteeBills {
  readonly #plan: Plan
  readonly #known = new Map<number, GuaranteeBill[]>()

  constructor(plan: Plan) {
    this.#plan = plan
  }

  /** Of one guarantor, by whoever may have asked them. */
  of(index: number): GuaranteeBill[] {
    const { members } = this.#plan
    const askers = stepsOf(this.#plan).map((step) => (index - step + members) % members)
    return [...new Set([DEFAULTER, ...askers])]
      .filter((asker) => asker < members && stopsIn(this.#plan, asker) !== undefined)
      .flatMap((asker) => this.#by(asker))
      .filter(({ payerNo }) => payerNo === membershipNo(index))
  }

  #by(asker: number): GuaranteeBill[] {
    const known = this.#known.get(asker)
    if (known) return known
    const person = personOf(this.#plan, asker)
    const totals = new UnitTotals(closedOn(this.#plan))
    const bills = writeMemberHistory(this.#plan, person, asker, [], totals, () => undefined)
    this.#known.set(asker, bills)
    return bills
  }
}
