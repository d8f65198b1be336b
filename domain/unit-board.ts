// How far each unit's month is, as the cooperative's officers look at all of them.

import type { Day, Month } from './day.ts'
import type { Satang } from './money.ts'

/** In this order a month is gone through. */
export const UNIT_STEPS = {
  billed: 'แจ้งหนี้แล้ว',
  downloaded: 'รับเอกสารแล้ว',
  sent: 'ส่งผลแล้ว',
  settled: 'ปิดเดือนแล้ว',
} as const
export type UnitStep = keyof typeof UNIT_STEPS

export interface MonthFacts {
  billed: Satang
  /** The last day for the money to be there. */
  due_on: Day
  /** When the core system posted the money, if it has. */
  paid_on: Day | null
  state: 'draft' | 'sent' | 'closed' | null
  downloaded: boolean
  reported: Satang
  transfer_amount: Satang | null
  /** What the core system posted. */
  posted: Satang
}

export interface MonthStanding {
  step: UnitStep
  /** Nothing was sent, and the day is over. */
  late: boolean
  /** What was sent does not agree: less than billed, or other money than reported, sent or posted. */
  differs: boolean
}

export function standingOf(facts: MonthFacts, today: Day): MonthStanding {
  const step = stepOf(facts)
  const sent = facts.state === 'sent' || facts.state === 'closed'
  const otherMoney = facts.transfer_amount !== null && facts.transfer_amount !== facts.reported
  const otherPosted = facts.paid_on !== null && facts.posted !== facts.reported
  return {
    step,
    late: (step === 'billed' || step === 'downloaded') && today > facts.due_on,
    differs: sent && (facts.reported !== facts.billed || otherMoney || otherPosted),
  }
}

function stepOf({ state, paid_on, downloaded }: MonthFacts): UnitStep {
  if (state === 'closed' || paid_on !== null) return 'settled'
  if (state === 'sent') return 'sent'
  return downloaded ? 'downloaded' : 'billed'
}

export const BOARD_SHOWS = {
  all: 'ทั้งหมด',
  waiting: 'ยังไม่ส่งผล',
  late: 'เกินกำหนด',
  sent: 'รอปิดเดือน',
  settled: 'ปิดเดือนแล้ว',
  differs: 'มีผลต่าง',
} as const
export type BoardShow = keyof typeof BOARD_SHOWS

export function isShown({ step, late, differs }: MonthStanding, show: BoardShow): boolean {
  switch (show) {
    case 'all':
      return true
    case 'waiting':
      return step === 'billed' || step === 'downloaded'
    case 'late':
      return late
    case 'differs':
      return differs
    default:
      return step === show
  }
}

/** What an officer types to close or reopen a month of all units: "10/2569". */
export function monthToType(period: Day | Month): string {
  return `${period.slice(5, 7)}/${Number(period.slice(0, 4)) + 543}`
}
