// What a movement's code means to a member: the same on the page, in the papers and in the exports.

import type { Day } from './day.ts'
import type { DepositCode, LoanCode, ShareCode } from './night/movement-codes.ts'
import { shortDate } from './thai-date.ts'

export const SHARE_CODES = {
  BF: 'ยอดยกมา',
  SH: 'ส่งค่าหุ้น',
  WD: 'ถอนหุ้น',
  TI: 'รับโอนหุ้น',
  TO: 'โอนหุ้นออก',
  RV: 'กลับรายการ',
  AD: 'ปรับปรุงรายการ',
} as const satisfies Record<ShareCode, string>

export const LOAN_CODES = {
  '00': 'ยอดยกมา',
  '01': 'รับเงินกู้',
  '02': 'ชำระหนี้',
  '03': 'โอนหักกลบสัญญา',
  '04': 'ผู้ค้ำประกันชำระแทน',
  '05': 'คืนดอกเบี้ย',
  '08': 'กลับรายการ',
  '09': 'ปรับปรุงรายการ',
} as const satisfies Record<LoanCode, string>

export const DEPOSIT_CODES = {
  BF: 'ยอดยกมา',
  DP: 'ฝาก',
  WD: 'ถอน',
  IN: 'ดอกเบี้ย',
  TX: 'ภาษีหัก ณ ที่จ่าย',
  TI: 'รับโอน',
  TO: 'โอนออก',
  RV: 'กลับรายการ',
  AD: 'ปรับปรุงรายการ',
} as const satisfies Record<DepositCode, string>

/** What a movement took back, who paid for whom, and whether it was taken back itself: under its word, or after it. */
export function movementDetails(row: {
  reverses_on: Day | null
  is_reversed?: boolean
  payer_no?: string | null
}): string[] {
  return [
    ...(row.reverses_on ? [`ของวันที่ ${shortDate(row.reverses_on)}`] : []),
    ...(row.payer_no ? [`โดยสมาชิกเลขที่ ${row.payer_no}`] : []),
    ...(row.is_reversed ? ['กลับรายการแล้ว'] : []),
  ]
}
