// Kind of request: a payment that a bank has confirmed and two officers have let through, on its way into the core system (C1). Nobody
// sends it: it is made when a bank's file is released.

import { type Day, firstOfMonth, isMonth } from '../calendar/day.ts'
import { monthAndYear } from '../calendar/thai-date.ts'
import { formatBaht, type Satang, satang, total } from '../money/money.ts'
import type { PaymentPart } from '../payment/match.ts'
import { PAY_PURPOSES } from '../payment/pay-purpose.ts'
import { plainBaht } from './order-file.ts'
import type { RequestKind } from './request-kind.ts'

export interface PaymentPayload {
  parts: PaymentPart[]
  /** When the money came: from this day on it counts, whenever it is posted. */
  value_date: Day
  bank: string
  payer_bank: string
  ref1: string
  ref2: string
}

export const PAYMENT: RequestKind<PaymentPayload> = {
  kind: 'payment',
  title: 'รับชำระเงินผ่านธนาคาร',
  summary: ({ parts }) => partsInWords(parts),
  amount: ({ parts }) => total(parts.map(({ amount }) => amount)),
  checks: [
    { id: 'statement', says: 'ยอดเงินเข้าตรงกับรายการเดินบัญชีของธนาคาร' },
    { id: 'core', says: 'ระบบหลักยังไม่ได้ลงบัญชีรายการนี้' },
  ],
  closesOn: () => null,
}

/** «ชำระยอดค้างของเดือนตุลาคม 2569 1,500.00 บาท · ฝากเงิน 100001231 500.00 บาท». */
export function partsInWords(parts: readonly PaymentPart[]): string {
  return parts.map((part) => `${partTitle(part)} ${formatBaht(part.amount)} บาท`).join(' · ')
}

export function partTitle({ purpose, of }: Pick<PaymentPart, 'purpose' | 'of'>): string {
  const { title } = PAY_PURPOSES[purpose]
  if (purpose === 'arrears' && isMonth(of)) return `${title}${monthAndYear(firstOfMonth(of))}`
  return of ? `${title} ${of}` : title
}

/** «arrears:2026-10:1500.00 deposit:100001231:500.00», for a core system; what is other has no number. */
export function partsInOrder(parts: readonly PaymentPart[]): string {
  return parts
    .map(({ purpose, of, amount }) =>
      [purpose, purpose === 'other' ? '' : of, plainBaht(amount)].join(':'),
    )
    .join(' ')
}

export function sumOfParts(parts: readonly { amount: number }[]): Satang {
  return total(parts.map(({ amount }) => satang(amount)))
}
