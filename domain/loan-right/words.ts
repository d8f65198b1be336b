// How amounts, months and rules are called in the answers.

import { formatBaht, type Satang } from '../money/money.ts'
import type { RuleKind } from './rule-set.ts'

/** "412,000 บาท"; satang only where there are some. */
export function bahtWords(amount: Satang): string {
  return `${formatBaht(amount).replace(/\.00$/, '')}\u00A0บาท`
}

/** "5 ปี 2 เดือน" */
export function durationWords(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  if (years === 0) return `${rest}\u00A0เดือน`
  return rest === 0 ? `${years}\u00A0ปี` : `${years}\u00A0ปี ${rest}\u00A0เดือน`
}

/** Of a number with at most two decimals, in hundredths: 1.5 is 150. */
export function hundredths(value: number): number {
  return Math.round(value * 100)
}

export const RULE_NAMES: Record<RuleKind | 'ceiling' | 'replaced' | 'schedule', string> = {
  member_months_min: 'อายุการเป็นสมาชิก',
  salary_times: 'จำนวนเท่าของรายได้',
  share_percent: 'ร้อยละของหุ้น',
  share_times: 'จำนวนเท่าของหุ้น',
  fixed: 'วงเงินที่กำหนด',
  salary_percent_times_months: 'ร้อยละของเงินเดือนคูณจำนวนงวด',
  shares_required: 'หุ้นที่ต้องมี',
  guarantors: 'ผู้ค้ำประกัน',
  months_max: 'จำนวนงวดสูงสุด',
  end_age: 'อายุเมื่อชำระงวดสุดท้าย',
  residual: 'เงินได้คงเหลือ',
  again_after: 'การกู้ใหม่',
  total_debt_max: 'หนี้รวมทุกสัญญา',
  no_arrears: 'ประวัติการค้างชำระ',
  association_required: 'สมาคมฌาปนกิจ',
  cut_off_day: 'วันปิดรับคำขอ',
  guarantor: 'คุณสมบัติผู้ค้ำประกัน',
  paper: 'เอกสาร',
  ceiling: 'เพดานวงเงิน',
  replaced: 'ปิดสัญญาเดิม',
  schedule: 'ตารางผ่อนชำระ',
}
