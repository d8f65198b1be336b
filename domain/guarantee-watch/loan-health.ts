// How a loan stands, in words for those who answer for it. What an employer has not handed over is no fault of the loan's.

import type { Day } from '../calendar/day.ts'
import { monthAndYear } from '../calendar/thai-date.ts'
import type { Satang } from '../money/money.ts'
import type { Missed } from './missed-instalments.ts'

export type HealthName = 'due' | 'behind' | 'paid_off'

export interface LoanHealth {
  name: HealthName
  words: string
  /** The first day of the default; null where there is none. */
  since: Day | null
  /** Which months, as one says them. */
  months: string[]
  missed: Satang
}

interface Behind {
  default_on: Day
  missed: readonly Missed[]
  amount: Satang
}

const NOTHING = 0 as Satang

/** `behind` is what the borrower missed, where they missed anything. */
export function loanHealth(balance: Satang, behind: Behind | undefined): LoanHealth {
  const none = { since: null, months: [], missed: NOTHING }
  if (balance <= 0) return { name: 'paid_off', words: 'ชำระครบแล้ว', ...none }
  if (!behind) return { name: 'due', words: 'ปกติ', ...none }
  const count = behind.missed.length
  return {
    name: 'behind',
    // The core system may call it a default without a bill of ours that was missed.
    words: count > 0 ? `ค้าง ${count} งวด` : 'ผิดนัด',
    since: behind.default_on,
    months: behind.missed.map(({ period }) => monthAndYear(period)),
    missed: behind.amount,
  }
}

/** What a person was told on a day, as the page says it afterwards. */
// biome-ignore format: one row a step
export const NOTICE_WORDS = {
  borrower: 'แจ้งผู้กู้ว่างวดเงินกู้ยังไม่ได้รับชำระ',
  quiet:    'แจ้งผู้ค้ำว่างวดเงินกู้ยังไม่ได้รับชำระ (ไม่ใช่หนังสือทวงถาม)',
  letter:   'ออกหนังสือบอกกล่าวถึงผู้ค้ำประกัน',
  cured:    'แจ้งว่าได้รับชำระแล้ว',
  freed:    'แจ้งผู้ค้ำว่าพ้นภาระค้ำประกัน',
} as const

/** How a case stands, as officers and lawyers read it. */
export const STATE_WORDS = {
  behind: 'ผู้กู้ค้างชำระ',
  unit: 'หน่วยงานยังไม่นำส่ง',
  cured: 'ได้รับชำระแล้ว',
  undone: 'ยกเลิก เพราะถอนข้อมูลรายวันของคืนนั้น',
} as const
