// Mistakes at the counter that were noticed: shares that were posted twice, and money taken out of the wrong account.
// All of them are past by the anchor, so that later nights tell of no others.

import { monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import { officeDayUpTo } from '../office-days.ts'
import { anchorOf, type Plan } from '../plan.ts'
import { Random } from '../random.ts'
import type { Ledger } from './ledger.ts'
import type { SavingsAccount } from './savings-account.ts'

/** One of those whom everybody can sign in as, and so many months before the anchor. */
const TOLD = { index: 1, before: 4 }
const PART_POSTED_TWICE = 0.02
const PART_WRONG_ACCOUNT = 0.003

export class PaymentMishaps {
  readonly #plan: Plan
  readonly #index: number
  readonly #postedTwiceIn: number | undefined

  constructor(plan: Plan, index: number) {
    this.#plan = plan
    this.#index = index
    const anchor = monthNumber(anchorOf(plan))
    const dice = new Random(plan.seed, 'posted twice', index)
    if (index === TOLD.index) this.#postedTwiceIn = anchor - TOLD.before
    else if (dice.chance(PART_POSTED_TWICE)) this.#postedTwiceIn = anchor - dice.whole(1, 20)
  }

  shares(month: number, shares: Ledger, amount: number): void {
    if (month !== this.#postedTwiceIn) return
    const dayIn = (day: string) => officeDayUpTo(`${monthEndOf(month).slice(0, 8)}${day}`)
    const wrong = shares.in('SH', amount, dayIn('12'), { note: 'ชำระที่สำนักงาน' })
    shares.out('RV', amount, dayIn('17'), { reverses: wrong, note: 'บันทึกซ้ำ' })
  }

  /** After a withdrawal on the 27th or before. */
  withdrawal(month: number, deposit: SavingsAccount, amount: number, seq: number): void {
    if (month > monthNumber(anchorOf(this.#plan))) return
    const dice = new Random(this.#plan.seed, 'wrong account', this.#index, month)
    if (!dice.chance(PART_WRONG_ACCOUNT)) return
    const day = officeDayUpTo(`${monthEndOf(month).slice(0, 8)}28`)
    deposit.move('RV', 1, amount, day, { reverses: seq })
  }
}
