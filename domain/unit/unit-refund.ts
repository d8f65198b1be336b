// เงินรอคืน: money that an employer deducted and the bill did not ask for.

import { type Satang, satang } from '../money/money.ts'

export const REFUND_KINDS = {
  over: 'หักเกินยอดเรียกเก็บ',
  'not-billed': 'ไม่อยู่ในรายการเรียกเก็บ',
} as const
export type RefundKind = keyof typeof REFUND_KINDS

export const REFUND_STATES = {
  waiting: 'รอคืน',
  returned: 'คืนแล้ว',
  'next-month': 'ยกไปหักเดือนถัดไป',
} as const
export type RefundState = keyof typeof REFUND_STATES

/**
 * A unit remits everything it deducted: what was billed and could be deducted, and what is to be given back. Every place that
 * says what is to be paid asks here.
 */
export function amountToPay({ reported, refunds }: { reported: Satang; refunds: Satang }): Satang {
  return satang(reported + refunds)
}

/** As officers see it in the month's report. */
export interface ReportedRefund {
  unit_no: string
  unit_name: string
  kind: RefundKind
  membership_no: string | null
  /** Who it is; of somebody not billed the masked words of the file. */
  name: string
  amount: Satang
  state: RefundState
}
