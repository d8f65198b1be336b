// What the orders make of one member's loans: on its day each opens a contract and pays off those that it replaces, or is refused.
// A month is billed before it begins. So what a bill asks for of a replaced contract is still paid by it, and the first instalment
// of a new one is kept back from the money and paid in on its day.

import { toDay } from '#domain/calendar/day.ts'
import type { Emit } from '../files/emit.ts'
import { LoanLife } from '../loan/loan-life.ts'
import type { Line } from '../member/bill.ts'
import type { Person } from '../member/person.ts'
import type { Plan } from '../plan.ts'
import { type LoanTerms, loanTerms } from './loan-terms.ts'
import type { Order } from './order-file.ts'
import { answer } from './share-orders.ts'

/** Contracts that nobody ordered bear lower numbers. */
const FIRST_NO = 4

interface Opening {
  order: Order
  on: string
  no: string
  terms: LoanTerms
  state: 'waits' | 'opened' | 'refused'
}

export class LoanOrders {
  readonly #openings: Opening[] = []
  readonly #undos: Order[]
  readonly #person: Person
  readonly #emit: Emit

  constructor(orders: readonly Order[], plan: Plan, person: Person, emit: Emit) {
    const own = orders.filter(({ kind, memberNo }) => kind === 'loan' && memberNo === person.no)
    this.#person = person
    this.#emit = emit
    this.#undos = own.filter(({ cells }) => cells.action === 'undo')
    for (const [at, order] of own.filter((one) => !this.#undos.includes(one)).entries()) {
      const terms = loanTerms(order, plan, person)
      if (typeof terms === 'string') {
        answer(order, terms, emit)
        continue
      }
      const on = [terms.startsOn, order.arrivedOn ?? ''].sort()[1] as string
      const no = `${terms.type.code}-${person.no}-${FIRST_NO + at}`
      const opening: Opening = { order, on, no, terms, state: 'waits' }
      const undo = this.#undos.find(({ cells }) => cells.reverses === order.orderNo)
      if (undo && (undo.arrivedOn ?? '') <= on)
        this.#refuse(opening, `ยกเลิกตามคำสั่ง ${undo.orderNo}`)
      this.#openings.push(opening)
    }
  }

  /** Opens what is due by a day; `bill` is the month's that is out. Answers the interest of what was paid off. */
  open(until: string, loans: LoanLife[], bill: readonly Line[], isInDefault: boolean): number {
    const due = this.#openings.filter(({ state, on }) => state === 'waits' && on <= until)
    let interest = 0
    for (const opening of due.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))) {
      const found = this.#replaced(opening, loans, bill)
      if (isInDefault) this.#refuse(opening, 'สมาชิกผิดนัดชำระหนี้อยู่')
      else if (typeof found === 'string') this.#refuse(opening, found)
      else {
        for (const { loan, billed } of found) interest += loan.payOffByAnother(opening.on, billed)
        loans.push(this.#opened(opening))
      }
    }
    return interest
  }

  /** Once everything is told that was to be. */
  answerUndos(): void {
    for (const undo of this.#undos) {
      const undone = this.#openings.find(({ order }) => order.orderNo === undo.cells.reverses)
      const isDone = undone?.state === 'opened'
      const reason = undone ? 'เปิดสัญญาตามคำสั่งนั้นแล้ว จึงยกเลิกไม่ได้' : 'ไม่พบคำสั่งที่ให้ยกเลิก'
      answer(undo, undone && !isDone ? undefined : reason, this.#emit)
    }
  }

  /** What it pays off, with what the bill asks for of each; or why it cannot. */
  #replaced(
    { on, terms }: Opening,
    loans: readonly LoanLife[],
    bill: readonly Line[],
  ): { loan: LoanLife; billed: number }[] | string {
    const found = []
    for (const no of terms.paysOff) {
      const loan = loans.find((one) => one.no === no && one.loan.startsOn <= on)
      if (!loan) return `ไม่พบสัญญา ${no} ของสมาชิกรายนี้`
      if (!loan.isOpen || loan.isReplaced) return `สัญญา ${no} ปิดไปแล้ว`
      found.push({ loan, billed: bill.find((line) => line.loan === loan)?.principal ?? 0 })
    }
    const owed = found.reduce((sum, { loan, billed }) => sum + loan.owedOn(on, billed), 0)
    return owed > terms.loan.principal ? 'วงเงินกู้ไม่พอชำระสัญญาเดิมที่ให้ปิด' : found
  }

  #opened(opening: Opening): LoanLife {
    const { order, on, no, terms } = opening
    const { type, security } = terms
    const loan = { ...terms.loan, startsOn: toDay(on) }
    const opened = new LoanLife(this.#person, loan, type, no, 0, {}, this.#emit)
    opened.security = security
    opening.state = 'opened'
    answer(order, undefined, this.#emit, no)
    return opened
  }

  #refuse(opening: Opening, reason: string): void {
    opening.state = 'refused'
    answer(opening.order, reason, this.#emit)
  }
}
