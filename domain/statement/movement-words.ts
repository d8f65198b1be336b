// What a movement's code means to a member: the same on the page, in the papers and in the exports.

import type { Day } from '../calendar/day.ts'
import { shortDate } from '../calendar/thai-date.ts'
import type { DepositCode, LoanCode, ShareCode } from '../import/movement-codes.ts'

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

interface Details {
  reverses_on: Day | null
  payer?: string | null
}

/** On paper, where a column is narrow: what was reversed, or who paid, beside the word. */
export function withDetails(word: string, { reverses_on, payer }: Details): string {
  if (reverses_on) return `${word}ของ ${shortDate(reverses_on)}`
  return payer ? `${word} (${payer})` : word
}

/** On a page, under the word: the same, and whether it was taken back itself. */
export function movementDetails(row: Details & { is_reversed?: boolean }): string[] {
  return [
    ...(row.reverses_on ? [`ของวันที่ ${shortDate(row.reverses_on)}`] : []),
    ...(row.payer ? [`โดย ${row.payer}`] : []),
    ...(row.is_reversed ? ['กลับรายการแล้ว'] : []),
  ]
}
