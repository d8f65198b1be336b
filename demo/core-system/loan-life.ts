// A loan from paying out to the last instalment, by the cooperative's own rules. A month that was not
// paid costs its days again in the next.

import { DEFAULT_RULES, type Loan } from '#domain/loan.ts'
import { instalmentOf } from '#domain/loan-instalment.ts'
import { interestFor, yearShare } from '#domain/loan-interest.ts'
import { schedule } from '#domain/loan-schedule.ts'
import { satang } from '#domain/money.ts'
import { monthEndOf, monthNumber } from '#domain/month-end.ts'
import { Dice } from './dice.ts'
import type { Emit } from './emit.ts'
import type { Person } from './person.ts'
import { LOAN_TYPES, type Plan } from './plan.ts'

export interface Due {
  principal: number
  interest: number
}

export class LoanLife {
  readonly no: string
  readonly person: Person
  readonly type: (typeof LOAN_TYPES)[number]
  readonly loan: Loan
  readonly instalment: number
  balance: number
  interestPaid = 0
  #monthsPaid: number
  #lastOn: string
  #seq = 0
  readonly #emit: Emit

  constructor(
    person: Person,
    loan: Loan,
    type: (typeof LOAN_TYPES)[number],
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
    this.#monthsPaid = 0
    this.balance = loan.principal
    // What was paid before the files begin is only brought forward.
    const paid = schedule(loan, DEFAULT_RULES).rows.filter(
      ({ dueOn }) => monthNumber(dueOn) < firstMonth,
    )
    const before = paid.at(-1)
    if (before) {
      this.balance = before.balance
      this.#monthsPaid = before.no
      this.#lastOn = before.dueOn
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
    const share = yearShare(this.#lastOn, day, DEFAULT_RULES)
    const interest = interestFor(satang(this.balance), this.loan.ratePpm, share, DEFAULT_RULES)
    if (this.#monthsPaid + 1 >= this.loan.months) return { principal: this.balance, interest }
    const wanted =
      this.loan.method === 'equal-principal' ? this.instalment : this.instalment - interest
    return { principal: Math.min(this.balance, Math.max(0, wanted)), interest }
  }

  pay(paid: Due, day: string, receiptNo: string | undefined): void {
    this.balance -= paid.principal
    this.interestPaid += paid.interest
    this.#monthsPaid = Math.min(this.loan.months, this.#monthsPaid + 1)
    this.#lastOn = day
    this.#move('02', -1, paid.principal, paid.interest, day, receiptNo)
  }

  /** Whoever leaves pays the rest at once, out of shares and deposits. */
  settle(day: string): void {
    const due = this.dueOn(day)
    if (due) this.pay({ principal: this.balance, interest: due.interest }, day, undefined)
  }

  report(): void {
    this.#emit('loan', {
      loan_no: this.no,
      membership_no: this.person.no,
      type_code: this.type.code,
      method: this.loan.method,
      opened_on: this.loan.startsOn,
      principal: this.loan.principal,
      balance: this.balance,
      rate: this.loan.ratePpm,
      months: this.loan.months,
      months_paid: this.#monthsPaid,
      instalment: this.instalment,
      last_on: this.#lastOn,
    })
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

/** The loans a member has or takes while the files run. */
export function loansOf(plan: Plan, person: Person, index: number, emit: Emit): LoanLife[] {
  const dice = new Dice(plan.seed, 'loan', index)
  const lastMonth = monthNumber(person.endedOn ?? plan.asOf) - 1
  const firstMonth = monthNumber(plan.asOf) - plan.months + 1
  return LOAN_TYPES.flatMap((type, nth) => {
    if (!dice.chance(index < 3 ? 0.8 : type.share)) return []
    const months = dice.pick(type.months)
    const opened = lastMonth - dice.whole(1, Math.min(months - 1, 100))
    if (opened <= monthNumber(person.joinedOn)) return []
    const startsOn = `${monthEndOf(opened).slice(0, 8)}${String(dice.whole(1, 27)).padStart(2, '0')}`
    const principal = satang(
      Math.max(1, Math.round((person.salary * type.salaries * (0.3 + dice.next())) / 10_000_00)) *
        10_000_00,
    )
    const method = dice.chance(0.6) ? 'equal-total' : 'equal-principal'
    const loan: Loan = { principal, ratePpm: type.ratePpm, months, startsOn, method }
    return [
      new LoanLife(person, loan, type, `${type.code}-${person.no}-${nth + 1}`, firstMonth, emit),
    ]
  })
}
