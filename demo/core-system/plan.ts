// What is asked of the demo core system.

import { monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import type { Order } from './orders/order-file.ts'

export interface Plan {
  members: number
  /** How many months the movements go back from the anchor. */
  months: number
  units: number
  seed: number
  /** The last day the files tell of. */
  asOf: string
  /**
   * The end of the month that people and loans are drawn for; the last month's that is posted where it is left out. The
   * same plan on a later day tells of the same cooperative later on: what was written stays, and months come on top.
   */
  anchor?: string
  /** The month after that is billed already, and nothing of it is known yet: employers are at work on it. */
  billsNext?: boolean
  /** All that was ever ordered of it, oldest first. */
  orders?: readonly Order[]
}

/** The end of the last month whose deductions are posted, as they are on its last day. */
export function closedOn({ asOf }: Plan): string {
  const month = monthNumber(asOf)
  return monthEndOf(month) === asOf ? asOf : monthEndOf(month - 1)
}

export function anchorOf(plan: Plan): string {
  const closed = closedOn(plan)
  const anchor = plan.anchor ?? closed
  if (anchor > closed) throw new RangeError(`an anchor of ${anchor} is after ${closed}`)
  return anchor
}

/** The first month the files tell of. */
export function firstMonthOf(plan: Plan): number {
  return monthNumber(anchorOf(plan)) - plan.months + 1
}

export type Writing = 'utf-8' | 'utf-8-bom' | 'windows-874' | 'xlsx'

// Names and places are those of the same cooperative's public pages (demo/site), where its rates and limits are
// published: a member compares them.

// biome-ignore format: a table reads in columns
export const LOAN_TYPES = [
  { code: '01', name: 'เงินกู้เพื่อเหตุฉุกเฉิน',   months: [6, 12],        share: 0.3,  salaries: 1 },
  { code: '02', name: 'เงินกู้สามัญ',           months: [48, 72, 120],  share: 0.5,  salaries: 15 },
  { code: '03', name: 'เงินกู้พิเศษเพื่อการเคหะ', months: [96, 120, 150], share: 0.12, salaries: 45 },
  // Nobody has one before it is ordered.
  { code: '04', name: 'เงินกู้สามัญ (ใช้หุ้นหรือเงินฝากค้ำประกัน)', months: [12, 24, 60], share: 0, salaries: 15 },
] as const

/** Interest is paid in on the last day of these months; of a fixed deposit when its term is over. */
// biome-ignore format: a table reads in columns
export const DEPOSIT_TYPES = [
  { code: '10', name: 'ออมทรัพย์',      published: 'เงินฝากออมทรัพย์',      credited: [9] },
  { code: '20', name: 'ออมทรัพย์พิเศษ', published: 'เงินฝากออมทรัพย์พิเศษ', credited: [3, 9] },
  { code: '30', name: 'ประจำ 12 เดือน', published: 'เงินฝากประจำ 12 เดือน', credited: [] },
] as const

// biome-ignore format: a table reads in columns
export const FUNDS = [
  { code: 'LOCAL', name: 'สมาคมฌาปนกิจสงเคราะห์ภูแสงธาร', perDeath: 30_00, benefit: 150_000_00, deaths: [6, 9], yearly: 50_00 },
  { code: 'FED',   name: 'สมาคมฌาปนกิจสหกรณ์ (กลาง)',   perDeath: 40_00, benefit: 600_000_00, deaths: [0, 3], yearly: 0 },
] as const

// biome-ignore format: a table reads in columns
export const WELFARE_TYPES = [
  { code: 'W01', name: 'วันเกิดสมาชิก',        most: 100_00 },
  { code: 'W02', name: 'ทุนการศึกษาบุตร',      most: 2_500_00 },
  { code: 'W03', name: 'ผู้ประสบภัยพิบัติ',      most: 10_000_00 },
  { code: 'W04', name: 'สมาชิกถึงแก่กรรม',      most: 200_000_00 },
  { code: 'W05', name: 'บุตรแรกเกิด',          most: 3_000_00 },
] as const

/** Once, with the first bill. */
export const ENTRANCE_FEE = 100_00

/** What general meetings approved, and when. A year without a line has no dividend yet. */
// biome-ignore format: a table reads in columns
export const APPROVED_RATES = [
  { year: 2025, approvedOn: '2026-02-14', dividendPpm: 49_000, returnPpm: 105_000 },
  { year: 2024, approvedOn: '2025-02-15', dividendPpm: 49_500, returnPpm: 105_000 },
  { year: 2023, approvedOn: '2024-02-17', dividendPpm: 50_000, returnPpm: 110_000 },
] as const
/** Of the years before those. */
export const OLDER_RATES = { dividendPpm: 50_000, returnPpm: 110_000 }
