// A loan from paying out to the last instalment, by the cooperative's own rules: interest at the rate that is in
// force on the day of payment, the instalment as it was agreed. A month that was not paid costs its days again in
// the next.

import { toDay } from '#domain/calendar/day.ts'
import { monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import { DEFAULT_RULES, type Loan } from '#domain/loan/loan.ts'
import { instalmentOf } from '#domain/loan/loan-instalment.ts'
import { interestFor, yearShare } from '#domain/loan/loan-interest.ts'
import { satang } from '#domain/money/money.ts'
import type { Emit, Values } from '../files/emit.ts'
import type { Person } from '../member/person.ts'
import { moved, officeDayFrom } from '../office-days.ts'
import type { LOAN_TYPES } from '../plan.ts'
import { publishedRate } from '../published.ts'

export type LoanType = (typeof LOAN_TYPES)[number]

export interface Due {
  principal: number
  interest: number
}

/** What happens to a contract besides being paid, in the months it happens in. */
export interface LoanEvents {
  /** All is paid at the counter, and the interest of the rest of the month comes back. */
  paidOffIn?: number | undefined
  /** The month's payment is posted at the rate before a change, and put right in the next. */
  mispostedIn?: number | undefined
}

/** What stands behind a contract that was ordered. */
export interface Security {
  collateral: 'shares' | 'deposit' | 'persons'
  guarantors: readonly { person: Person; amount: number }[]
}

export class LoanLife {
  readonly no: string
  readonly person: Person
  readonly type: LoanType
  readonly loan: Loan
  readonly events: LoanEvents
  readonly instalment: number
  balance: number
  /** Of a contract that was ordered; of the others the type tells. */
  security: Security | undefined
  /** Another contract has paid it off, but for what a bill had asked for by then. */
  isReplaced = false
  /** Since the month was billed somebody paid at a bank. */
  #isPaidBetween = false
  #monthsPaid = 0
  /** Up to when interest is paid; a correction is posted later. */
  #paidTo: string
  #lastOn: string
  #seq = 0
  #wrong: { posted: Due; right: Due; seq: number } | undefined
  #defaultOn: string | undefined
  /** What has fallen due of the principal since then, less what guarantors paid of it. */
  #behind = 0
  readonly #emit: Emit

  constructor(
    person: Person,
    loan: Loan,
    type: LoanType,
    no: string,
    firstMonth: number,
    events: LoanEvents,
    emit: Emit,
  ) {
    this.no = no
    this.person = person
    this.type = type
    this.loan = loan
    this.events = events
    this.#emit = emit
    this.instalment = instalmentOf(loan, DEFAULT_RULES)
    this.#paidTo = loan.startsOn
    this.#lastOn = loan.startsOn
    this.balance = loan.principal
    // What was paid before the files begin is only brought forward.
    for (let month = monthNumber(loan.startsOn); month < firstMonth && this.isOpen; month++) {
      const day = monthEndOf(month)
      const due = this.dueOn(day)
      if (due) this.#take(due, day)
    }
    const isOld = monthNumber(loan.startsOn) < firstMonth
    this.#move(isOld ? '00' : '01', isOld ? 0 : 1, this.balance, 0, this.#paidTo, {})
  }

  get isOpen(): boolean {
    return this.balance > 0
  }

  get instalmentNo(): number {
    return this.#monthsPaid + 1
  }

  dueOn(day: string): Due | undefined {
    if (!this.isOpen || day <= this.#paidTo) return undefined
    const interest = this.#interestTo(day)
    if (this.#monthsPaid + 1 >= this.loan.months) return { principal: this.balance, interest }
    return { principal: this.#principalWith(interest), interest }
  }

  /** Answers the interest kept: of a contract that was paid off since it was billed, what was too much comes back. */
  pay(paid: Due, day: string, receiptNo: string | undefined): number {
    const isWrong = this.events.mispostedIn === monthNumber(day) && paid.principal < this.balance
    const posted = isWrong ? this.#atOldRate(paid, day) : paid
    const isEarlier = this.isReplaced || this.#isPaidBetween
    const tooMuch = isEarlier ? posted.interest - this.#interestTo(day) : 0
    this.#isPaidBetween = false
    this.#take(posted, day)
    this.#move('02', -1, posted.principal, posted.interest, day, { receipt_no: receiptNo })
    if (isWrong) this.#wrong = { posted, right: paid, seq: this.#seq }
    if (tooMuch > 0) this.#move('05', -1, 0, tooMuch, day, {})
    return paid.interest - tooMuch
  }

  /** What has run up on a day, or on the last one that something was posted on. */
  interestOn(day: string): number {
    return this.#interestTo(this.#after(day))
  }

  /** Interest up to the day, then principal; an instalment counts as one. Answers the interest and what was too much. */
  payAtBank(amount: number, day: string, isInstalment: boolean, payerNo?: string) {
    const on = this.#after(day)
    const interest = this.#interestTo(on)
    const principal = Math.min(this.balance, amount - interest)
    const months = this.#monthsPaid
    this.#take({ principal, interest }, on)
    if (!isInstalment) this.#monthsPaid = months
    if (this.#defaultOn) this.#behind = Math.max(0, this.#behind - principal)
    this.#isPaidBetween = true
    this.#move(payerNo ? '04' : '02', -1, principal, interest, on, { payer_no: payerNo })
    return { interest, left: amount - interest - principal }
  }

  /** What pays it off on a day, interest included, but for what the month's bill asks for. */
  owedOn(day: string, billed: number): number {
    const principal = this.balance - billed
    return principal === 0 ? 0 : principal + this.#interestTo(this.#after(day))
  }

  /** Out of the money of a new contract; what the month's bill asks for is still paid by it. Answers the interest. */
  payOffByAnother(day: string, billed: number): number {
    this.isReplaced = true
    const principal = this.balance - billed
    const interest = this.owedOn(day, billed) - principal
    if (principal === 0) return 0
    const on = this.#after(day)
    this.balance = billed
    this.#paidTo = on
    this.#move('03', -1, principal, interest, on, {})
    return interest
  }

  /** Early in the month after a payment was posted wrongly. */
  putRight(month: number): void {
    if (!this.#wrong) return
    const { posted, right, seq } = this.#wrong
    const day = officeDayFrom(`${monthEndOf(month).slice(0, 8)}05`)
    this.balance += posted.principal
    this.#move('08', 1, posted.principal, posted.interest, day, { reverses: seq })
    this.balance -= right.principal
    this.#move('09', -1, right.principal, right.interest, day, {})
    this.#wrong = undefined
  }

  /** Pays the rest with interest up to the month's end; what was too much comes back. Answers the interest kept. */
  payOff(month: number): number {
    const end = monthEndOf(month)
    const day = officeDayFrom(`${end.slice(0, 8)}03`)
    const [owed, charged] = [this.#interestTo(day), this.#interestTo(end)]
    this.pay({ principal: this.balance, interest: charged }, day, undefined)
    this.#move('05', -1, 0, charged - owed, officeDayFrom(moved(day, 2)), {})
    return owed
  }

  /** Whoever leaves pays the rest at once, out of shares and deposits. */
  settle(day: string): void {
    const due = this.dueOn(day)
    if (due) this.pay({ principal: this.balance, interest: due.interest }, day, undefined)
  }

  /** A month's end on which the borrower pays nothing any more. */
  fallBehind(day: string): void {
    this.#defaultOn ??= day
    const month = yearShare(toDay(monthEndOf(monthNumber(day) - 1)), toDay(day), DEFAULT_RULES)
    const interest = interestFor(satang(this.balance), this.#rateOn(day), month, DEFAULT_RULES)
    this.#behind += this.#principalWith(interest)
  }

  /** An instalment of each guarantor; the first of them pays the interest too. */
  dueOfGuarantors(day: string, count: number): Due[] {
    let left = this.balance
    return Array.from({ length: count }, (_, at) => {
      const interest = at === 0 ? this.#interestTo(day) : 0
      const principal = Math.min(left, this.#principalWith(interest))
      left -= principal
      return { principal, interest }
    }).filter(({ principal, interest }) => principal + interest > 0)
  }

  payByGuarantor(payerNo: string, paid: Due, day: string, receiptNo: string): void {
    this.#take(paid, day)
    this.#behind -= paid.principal
    const more = { receipt_no: receiptNo, payer_no: payerNo }
    this.#move('04', -1, paid.principal, paid.interest, day, more)
  }

  /** `dueOn` is the last day on which something fell due. */
  report(asOf: string, dueOn: string): void {
    const isBehind = this.#defaultOn !== undefined && this.isOpen
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
      ...(isBehind && {
        arrears_principal: Math.max(0, Math.min(this.#behind, this.balance)),
        arrears_interest: dueOn > this.#paidTo ? this.#interestTo(dueOn) : 0,
        default_on: this.#defaultOn,
      }),
    })
  }

  /** Nothing is posted before what was. */
  #after(day: string): string {
    return day > this.#lastOn ? day : this.#lastOn
  }

  #interestTo(day: string): number {
    const share = yearShare(toDay(this.#paidTo), toDay(day), DEFAULT_RULES)
    return interestFor(satang(this.balance), this.#rateOn(day), share, DEFAULT_RULES)
  }

  /** What an instalment holds of the principal beside an interest. */
  #principalWith(interest: number): number {
    const wanted =
      this.loan.method === 'equal-principal' ? this.instalment : this.instalment - interest
    return Math.min(this.balance, Math.max(0, wanted))
  }

  #rateOn(day: string): number {
    return publishedRate('loan', this.type.name, day)
  }

  /** The same money with the interest of the day before the month began. */
  #atOldRate(paid: Due, day: string): Due {
    const before = this.#rateOn(moved(`${day.slice(0, 8)}01`, -1))
    const interest = Math.floor((paid.interest * before) / this.#rateOn(day))
    return { principal: paid.principal + paid.interest - interest, interest }
  }

  #take(paid: Due, day: string): void {
    this.balance -= paid.principal
    this.#monthsPaid = Math.min(this.loan.months, this.#monthsPaid + 1)
    this.#paidTo = day
  }

  #move(
    code: string,
    sign: number,
    principal: number,
    interest: number,
    day: string,
    more: Values,
  ): void {
    this.#lastOn = day
    this.#emit('loan_movement', {
      loan_no: this.no,
      membership_no: this.person.no,
      seq: ++this.#seq,
      posted_on: day,
      code,
      sign,
      principal,
      interest,
      balance: this.balance,
      ...more,
    })
  }
}
