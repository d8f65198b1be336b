// The cooperative's rules on changing the monthly share, as data. What is not set does not bind.

import { formatBaht, type Satang, satang, scale } from '../money/money.ts'
import { formatRate } from '../money/rate.ts'
import { downToSatang, exactShare } from '../money/rounding.ts'

const MILLION = 1_000_000

export interface ShareRules {
  /** Whether members may ask here at all. */
  isOpen: boolean
  leastBaht: Satang
  /** Of the salary. */
  leastPpm: number
  /** By salary: up to so much, so much; the first that fits counts. */
  leastBands: readonly { salaryMax: Satang; least: Satang }[]
  /** Amounts are multiples of it, and what is worked out of a salary is rounded down to it. */
  step: Satang
  mostBaht: Satang | null
  mostPpm: number | null
  /** What must be left of the salary: the larger of the two. */
  residualPpm: number
  residualBaht: Satang
  /** Months of the year in which it may be asked, from 1; none is all of them. */
  months: readonly number[]
  timesAYear: number | null
  /** Up to this day of a month it counts for that month's bill. */
  cutOffDay: number
  stop: 'never' | 'when'
  /** Stopping: so many instalments or so much in shares, and no more debt than shares. */
  stopInstalments: number | null
  stopShares: Satang | null
  reduceInDebt: boolean
  /** Where each rule is written: «ระเบียบว่าด้วยหุ้น ข้อ 7». */
  clauses: Partial<Record<ShareRule, string>>
}

/** Every rule by name, with what it is about. */
// biome-ignore format: one row a rule
export const SHARE_RULES = {
  member:   'สมาชิกภาพ',
  window:   'เดือนที่ยื่นได้',
  times:    'จำนวนครั้งต่อปี',
  change:   'จำนวนที่เปลี่ยน',
  step:     'จำนวนลงตัว',
  least:    'ขั้นต่ำ',
  most:     'ขั้นสูง',
  residual: 'เงินเดือนคงเหลือ',
  reduce:   'การลดเมื่อมีหนี้',
  stop:     'การหยุดส่ง',
  fifth:    'หนึ่งในห้าของทุนเรือนหุ้น',
} as const

export type ShareRule = keyof typeof SHARE_RULES

/** An amount, and the rule that makes it the limit. */
export interface Limit {
  amount: Satang
  why: string
}

/** The least a member of this salary pays a month. */
export function leastMonthly(rules: ShareRules, salary: Satang): Limit {
  const { leastBaht, leastPpm, leastBands, step } = rules
  const band = leastBands.find(({ salaryMax }) => salary <= salaryMax)
  const ofSalary = roundedDown(partOf(salary, leastPpm), step)
  const limits: Limit[] = [
    { amount: leastBaht, why: `ขั้นต่ำ ${formatBaht(leastBaht)} บาท` },
    { amount: ofSalary, why: `${formatRate(leastPpm)} ของเงินเดือน ปัดลงทีละ ${formatBaht(step)} บาท` },
    ...(band
      ? [{ amount: band.least, why: `เงินเดือนไม่เกิน ${formatBaht(band.salaryMax)} บาท` }]
      : []),
  ]
  return limits.reduce((most, one) => (one.amount > most.amount ? one : most))
}

/** The most a month; undefined where nothing limits it. */
export function mostMonthly(rules: ShareRules, salary: Satang): Limit | undefined {
  const { mostBaht, mostPpm, step } = rules
  const limits: Limit[] = []
  if (mostBaht !== null) limits.push({ amount: mostBaht, why: `ไม่เกิน ${formatBaht(mostBaht)} บาท` })
  // Without a salary on file an officer looks at what the member earns.
  if (mostPpm !== null && salary > 0) {
    const amount = roundedDown(partOf(salary, mostPpm), step)
    limits.push({ amount, why: `ไม่เกิน ${formatRate(mostPpm)} ของเงินเดือน` })
  }
  if (limits.length === 0) return undefined
  return limits.reduce((least, one) => (one.amount < least.amount ? one : least))
}

/** What must be left of a salary. */
export function leastResidual({ residualPpm, residualBaht }: ShareRules, salary: Satang): Satang {
  return satang(Math.max(residualBaht, scale(salary, residualPpm, MILLION)))
}

/** Without the fraction of a satang, which would be more than the part. */
function partOf(salary: Satang, ppm: number): Satang {
  return downToSatang(exactShare(salary, ppm, MILLION))
}

function roundedDown(amount: Satang, step: Satang): Satang {
  return satang(amount - (amount % step))
}
