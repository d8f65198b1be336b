// A loan from paying out to the last instalment, by the cooperative's own rules: interest at the rate that is in
// force on the day of payment, the instalment as it was agreed. A month that was not paid costs its days again in
// the next.

import { toDay } from '#domain/day.ts'
import { DEFAULT_RULES, type Loan } from '#domain/loan.ts'
import { instalmentOf } from '#domain/loan-instalment.ts'
import { interestFor, yearShare } from '#domain/loan-interest.ts'
import { satang } from '#domain/money.ts'
import { monthEndOf, monthNumber } from '#domain/month-end.ts'
import type { Emit } from './emit.ts'
import type { Person } from './person.ts'
import type { LOAN_TYPES } from './plan.ts'
import { publishedRate } from './published.ts'

export type LoanType = (typeof LOAN_TYPES)[number]

export interface Due {
  principal: number
  interest: number
}

export class LoanLife {
  readonly no: string
  readonly person: Person
  readonly type: LoanType
  readonly loan: Loan
  readonly instalment: number
  balance: number
  #monthsPaid = 0
  #lastOn: string
  #seq = 0
  readonly #emit: Emit

  constructor(
    person: Person,
    loan: Loan,
    type: LoanType,
    no: string,
    firstMonth: number,
    emit: Emit,
  ) {
    this.no = no
    this.person = person
    this.type = type
    this.loan = loan
    this.#emit = emit
    this.instalment = instalmentOf(loan, DEFAULT_RULES)
    this.#lastOn = loan.startsOn
    this.balance = loan.principal
    // What was paid before the files begin is only brought forward.
    for (let month = monthNumber(loan.startsOn); month < firstMonth && this.isOpen; month++) {
      const day = monthEndOf(month)
      const due = this.dueOn(day)
      if (due) this.#take(due, day)
    }
    const isOld = monthNumber(loan.startsOn) < firstMonth
    this.#move(isOld ? '00' : '01', isOld ? 0 : 1, this.balance, 0, this.#lastOn, undefined)
  }

  get isOpen(): boolean {
    return this.balance > 0
  }

  get instalmentNo(): number {
    return this.#monthsPaid + 1
  }

  dueOn(day: string): Due | undefined {
    if (!this.isOpen || day <= this.#lastOn) return undefined
    const share = yearShare(toDay(this.#lastOn), toDay(day), DEFAULT_RULES)
    const interest = interestFor(satang(this.balance), this.#rateOn(day), share, DEFAULT_RULES)
    if (this.#monthsPaid + 1 >= this.loan.months) return { principal: this.balance, interest }
    const wanted =
      this.loan.method === 'equal-principal' ? this.instalment : this.instalment - interest
    return { principal: Math.min(this.balance, Math.max(0, wanted)), interest }
  }

  pay(paid: Due, day: string, receiptNo: string | undefined): void {
    this.#take(paid, day)
    this.#move('02', -1, paid.principal, paid.interest, day, receiptNo)
  }

  /** Whoever leaves pays the rest at once, out of shares and deposits. */
  settle(day: string): void {
    const due = this.dueOn(day)
    if (due) this.pay({ principal: this.balance, interest: due.interest }, day, undefined)
  }

  report(asOf: string): void {
    this.#emit('loan', {
      loan_no: this.no,
      membership_no: this.person.no,
      type_code: this.type.code,
      method: this.loan.method,
      opened_on: this.loan.startsOn,
      principal: this.loan.principal,
      balance: this.balance,
      rate: this.#rateOn(asOf),
      months: this.loan.months,
      months_paid: this.#monthsPaid,
      instalment: this.instalment,
      last_on: this.#lastOn,
    })
  }

  #rateOn(day: string): number {
    return publishedRate('loan', this.type.name, day)
  }

  #take(paid: Due, day: string): void {
    this.balance -= paid.principal
    this.#monthsPaid = Math.min(this.loan.months, this.#monthsPaid + 1)
    this.#lastOn = day
  }

  #move(
    code: string,
    sign: number,
    principal: number,
    interest: number,
    day: string,
    receipt: string | undefined,
  ) {
    this.#emit('loan_movement', {
      loan_no: this.no,
      membership_no: this.person.no,
      seq: ++this.#seq,
      posted_on: day,
      receipt_no: receipt,
      code,
      sign,
      principal,
      interest,
      balance: this.balance,
    })
  }
}
