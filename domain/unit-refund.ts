// เงินรอคืน: money that an employer deducted and the bill did not ask for.

import type { Satang } from './money.ts'

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
