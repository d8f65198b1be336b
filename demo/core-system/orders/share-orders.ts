// What the orders make of one member's shares, one after the other: each is done or refused as it comes.

import { monthNumber } from '#domain/calendar/month-end.ts'
import type { Emit } from '../files/emit.ts'
import type { Order } from './order-file.ts'

interface Change {
  orderNo: string
  /** The first month that is billed by it. */
  from: number
  /** From then on. */
  monthly?: number
  /** In that month only. */
  extra?: number
}

export class ShareOrders {
  readonly #before: number
  readonly #changes: Change[] = []

  constructor(
    orders: readonly Order[],
    { monthly, isMember }: { monthly: number; isMember: boolean },
    emit: Emit,
  ) {
    this.#before = monthly
    for (const order of orders.filter(({ kind }) => kind === 'share_change'))
      answer(order, isMember ? this.#done(order) : 'พ้นสมาชิกภาพแล้ว', emit)
  }

  /** What stands in the register. */
  get monthly(): number {
    return this.#changes.findLast((one) => one.monthly !== undefined)?.monthly ?? this.#before
  }

  billedIn(month: number): number {
    const begun = this.#changes.filter(({ from }) => from <= month)
    const monthly = begun.findLast((one) => one.monthly !== undefined)?.monthly ?? this.#before
    return begun
      .filter(({ from }) => from === month)
      .reduce((sum, { extra = 0 }) => sum + extra, monthly)
  }

  /** Why it is refused; undefined where it is done. */
  #done({ orderNo, cells }: Order): string | undefined {
    if (cells.action === 'undo') return this.#undone(cells.reverses)
    if (cells.old_monthly && satangOf(cells.old_monthly) !== this.monthly)
      return 'ค่าหุ้นเดิมไม่ตรงกับทะเบียน'
    const from = monthNumber(`${cells.first_period}-01`)
    const amount = satangOf(cells.amount)
    if (cells.action === 'buy_once') this.#changes.push({ orderNo, from, extra: amount })
    else this.#changes.push({ orderNo, from, monthly: cells.action === 'stop' ? 0 : amount })
    return undefined
  }

  #undone(orderNo = ''): string | undefined {
    const at = this.#changes.findIndex((one) => one.orderNo === orderNo)
    if (at === -1) return 'ไม่พบคำสั่งที่ให้ยกเลิก'
    this.#changes.splice(at, 1)
    return undefined
  }
}

export function answer(
  { orderNo }: Order,
  reason: string | undefined,
  emit: Emit,
  coreRef = `D${orderNo}`,
): void {
  emit('order_result', {
    order_no: orderNo,
    outcome: reason === undefined ? 'accepted' : 'refused',
    core_ref: reason === undefined ? coreRef : undefined,
    reason,
  })
}

export function satangOf(baht = ''): number {
  return Math.round(Number(baht) * 100)
}
