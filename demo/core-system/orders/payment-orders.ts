// What members paid at a bank, posted as it was ordered: the money counts from the day it came, interest first. An order is posted whole
// or refused whole; what a contract can no longer take goes to the member's savings.

import { isDay } from '#domain/calendar/day.ts'
import { PAY_PURPOSE_NAMES, type PayPurpose } from '#domain/payment/pay-purpose.ts'
import type { Emit } from '../files/emit.ts'
import type { LoanLife } from '../loan/loan-life.ts'
import type { FundMember } from '../member/cremation.ts'
import type { Ledger } from '../savings/ledger.ts'
import type { SavingsAccount } from '../savings/savings-account.ts'
import type { Order } from './order-file.ts'
import { answer, satangOf } from './share-orders.ts'

/** What one share costs. */
const PAR = 10_00
const NOTE = 'ชำระผ่านธนาคาร'

/** What the member has that can be paid into. */
export interface Payable {
  loans: readonly LoanLife[]
  /** Instalments that were billed and not deducted, the oldest first. */
  missed: { period: string; loan: LoanLife; amount: number }[]
  shares: Ledger
  deposit: SavingsAccount
  account: string
  funds: readonly FundMember[]
}

interface Posted {
  interest: number
  shares: number
}

/** What a guarantor paid for a borrower's contract is told with the borrower's. */
export function forBorrower(order: Order): Order {
  const borrowers = (order.cells.parts ?? '')
    .split(' ')
    .map((part) => /^guarantee:\d{2}-(\d{6})-\d+:/.exec(part)?.[1])
  const [first] = borrowers
  if (order.kind !== 'payment' || !first || borrowers.some((one) => one !== first)) return order
  return { ...order, memberNo: first, payerNo: order.memberNo }
}

interface Part {
  purpose: PayPurpose
  of: string
  amount: number
}

interface Waiting {
  order: Order
  parts: Part[]
  paidOn: string
  /** From when on the core system knows of it. */
  knownOn: string
  state: 'waits' | 'posted' | 'refused'
}

export class PaymentOrders {
  readonly #waiting: Waiting[] = []
  readonly #undos: Order[]
  readonly #emit: Emit

  constructor(orders: readonly Order[], memberNo: string, emit: Emit) {
    const own = orders.filter((one) => one.kind === 'payment' && one.memberNo === memberNo)
    this.#emit = emit
    this.#undos = own.filter(({ cells }) => cells.action === 'undo')
    for (const order of own.filter((one) => !this.#undos.includes(one))) {
      const read = readPayment(order)
      if (typeof read === 'string') {
        answer(order, read, emit)
        continue
      }
      const knownOn = [read.paidOn, order.arrivedOn ?? ''].sort()[1] as string
      const waiting: Waiting = { order, ...read, knownOn, state: 'waits' }
      const undo = this.#undos.find(({ cells }) => cells.reverses === order.orderNo)
      if (undo && (undo.arrivedOn ?? '') <= knownOn)
        this.#refuse(waiting, `ยกเลิกตามคำสั่ง ${undo.orderNo}`)
      this.#waiting.push(waiting)
    }
  }

  /** Posts what is known by a day. Answers the interest and the shares that were paid. */
  post(until: string, into: Payable): Posted {
    const due = this.#waiting.filter(({ state, knownOn }) => state === 'waits' && knownOn <= until)
    const sum = { interest: 0, shares: 0 }
    for (const one of due.sort((a, b) => a.knownOn.localeCompare(b.knownOn))) {
      const against = one.parts.map((part) => whyNot(part, one.paidOn, into)).find(Boolean)
      if (against) {
        this.#refuse(one, against)
        continue
      }
      for (const part of one.parts) {
        const { interest, shares } = postPart(part, one, into)
        sum.interest += interest
        sum.shares += shares
      }
      one.state = 'posted'
      answer(one.order, undefined, this.#emit, `BP${one.order.orderNo}`)
    }
    return sum
  }

  /** Once everything is told that was to be: whoever is no member any more gets the money back, not here. */
  end(isMember: boolean): void {
    if (!isMember)
      for (const one of this.#waiting.filter(({ state }) => state === 'waits'))
        this.#refuse(one, 'พ้นสมาชิกภาพแล้ว')
    for (const undo of this.#undos) {
      const undone = this.#waiting.find(({ order }) => order.orderNo === undo.cells.reverses)
      const reason = undone ? 'ลงบัญชีตามคำสั่งนั้นแล้ว จึงยกเลิกไม่ได้' : 'ไม่พบคำสั่งที่ให้ยกเลิก'
      answer(undo, undone?.state === 'refused' ? undefined : reason, this.#emit)
    }
  }

  #refuse(one: Waiting, reason: string): void {
    one.state = 'refused'
    answer(one.order, reason, this.#emit)
  }
}

/** Or why it cannot be read. */
function readPayment({ cells }: Order): { parts: Part[]; paidOn: string } | string {
  if (cells.action !== 'post_payment') return 'ไม่รู้จักการทำรายการนี้'
  const paidOn = cells.value_date ?? ''
  if (!isDay(paidOn)) return 'วันที่มีผลไม่ถูกต้อง'
  const parts: Part[] = []
  for (const text of (cells.parts ?? '').split(' ')) {
    const [name, of = '', baht] = text.split(':')
    const purpose = PAY_PURPOSE_NAMES.find((one) => one === name)
    const amount = satangOf(baht)
    if (!purpose || !(amount > 0)) return 'อ่านรายการที่ชำระไม่ได้'
    parts.push({ purpose, of, amount })
  }
  const sum = parts.reduce((all, { amount }) => all + amount, 0)
  return sum === satangOf(cells.amount) ? { parts, paidOn } : 'ผลรวมของรายการไม่เท่ากับจำนวนเงิน'
}

function whyNot(part: Part, day: string, into: Payable): string | undefined {
  switch (part.purpose) {
    case 'share':
      return part.amount % PAR === 0 ? undefined : 'ไม่เป็นจำนวนเต็มหุ้น'
    case 'deposit':
      return part.of === into.account ? undefined : `ฝากเข้าบัญชี ${part.of} ตามคำสั่งไม่ได้`
    case 'cremation':
      return into.funds.some(({ fund }) => fund.code === part.of) ? undefined : 'ไม่ได้เป็นสมาชิกกองทุนนี้'
    case 'other':
      return undefined
    case 'arrears': {
      const behind = missedIn(part.of, into)
      if (behind.length === 0) return `ไม่มียอดค้างของเดือน ${part.of}`
      return behind.some(({ loan, amount }) => loan.interestOn(day) > amount)
        ? 'ยอดชำระไม่พอดอกเบี้ยถึงวันที่ชำระ'
        : undefined
    }
    default: {
      const loan = into.loans.find(({ no }) => no === part.of)
      if (!loan) return `ไม่พบสัญญา ${part.of} ของสมาชิกรายนี้`
      if (!loan.isOpen || loan.isReplaced) return `สัญญา ${part.of} ปิดไปแล้ว`
      const least = loan.interestOn(day) + (part.purpose === 'closing' ? loan.balance : 1)
      if (part.amount >= least) return undefined
      return part.purpose === 'closing' ? 'ยอดชำระไม่พอปิดสัญญา' : 'ยอดชำระไม่พอดอกเบี้ยถึงวันที่ชำระ'
    }
  }
}

function postPart(
  { purpose, of, amount }: Part,
  { paidOn: day, order }: Waiting,
  into: Payable,
): Posted {
  const { shares, deposit } = into
  let interest = 0
  let left = 0
  if (purpose === 'share') shares.in('SH', amount, later(day, shares.lastOn), { note: NOTE })
  else if (purpose === 'deposit') left = amount
  else if (purpose === 'cremation') {
    for (const one of into.funds.filter(({ fund }) => fund.code === of)) one.advance += amount
  } else if (purpose === 'arrears') {
    left = amount
    for (const behind of missedIn(of, into)) {
      const part = Math.min(left, behind.amount)
      const paid = behind.loan.payAtBank(part, day, true)
      into.missed.splice(into.missed.indexOf(behind), 1)
      interest += paid.interest
      left += paid.left - part
    }
  } else if (purpose !== 'other') {
    const loan = into.loans.find(({ no }) => no === of)
    const paid = loan?.payAtBank(amount, day, purpose === 'guarantee', order.payerNo)
    // What a guarantor paid is not the borrower's.
    interest = order.payerNo ? 0 : (paid?.interest ?? 0)
    left = paid?.left ?? amount
  }
  if (left > 0) deposit.in(left, later(day, deposit.lastOn), {})
  return { interest, shares: purpose === 'share' ? amount : 0 }
}

function missedIn(month: string, { missed }: Payable): Payable['missed'] {
  return missed.filter(({ period, loan }) => period.startsWith(month) && loan.isOpen)
}

/** Nothing is posted before what was. */
function later(day: string, last: string): string {
  return day > last ? day : last
}
