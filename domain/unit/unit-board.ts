// How far each unit's month is, as the cooperative's officers look at all of them.

import type { Day, Month } from '../calendar/day.ts'
import { type Satang, satang } from '../money/money.ts'
import { amountToPay } from './unit-refund.ts'

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
  /** What the unit sent; null while it has sent nothing. */
  reported: Satang | null
  transfer_amount: Satang | null
  /** Deducted and not billed: it is transferred with the rest. */
  refunds: Satang
  /** What the core system posted. */
  posted: Satang
  /** Of how many people the core system posted another amount than the unit sent. */
  posted_otherwise: number
}

interface MonthStanding {
  step: UnitStep
  /** Nothing was sent, and the day is over. */
  late: boolean
  /** What counts as deducted: posted by the core system, before that sent by the unit; null while neither is there. */
  deducted: Satang | null
  /** Sent by the unit less posted by the core system; null while one of them is missing. */
  difference: Satang | null
  /** Sent otherwise than posted, in all or of somebody. */
  misposted: boolean
  /** What was sent is neither the money that was transferred nor what was posted. A bill that was not met is no such case. */
  differs: boolean
}

export function standingOf(facts: MonthFacts, today: Day): MonthStanding {
  const step = stepOf(facts)
  const { reported, posted, posted_otherwise, transfer_amount } = facts
  const isPosted = facts.paid_on !== null
  const difference = isPosted && reported !== null ? satang(reported - posted) : null
  const misposted = difference !== null && (difference !== 0 || posted_otherwise > 0)
  const otherMoney =
    reported !== null &&
    transfer_amount !== null &&
    transfer_amount !== amountToPay({ reported, refunds: facts.refunds })
  return {
    step,
    late: (step === 'billed' || step === 'downloaded') && today > facts.due_on,
    deducted: isPosted ? posted : reported,
    difference,
    misposted,
    differs: otherMoney || misposted,
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
  misposted: 'แจ้ง ≠ ลงบัญชี',
} as const
export type BoardShow = keyof typeof BOARD_SHOWS

export function isShown(
  {
    step,
    late,
    differs,
    misposted,
  }: Pick<MonthStanding, 'step' | 'late' | 'differs' | 'misposted'>,
  show: BoardShow,
): boolean {
  switch (show) {
    case 'all':
      return true
    case 'waiting':
      return step === 'billed' || step === 'downloaded'
    case 'late':
      return late
    case 'differs':
      return differs
    case 'misposted':
      return misposted
    default:
      return step === show
  }
}

/** What an officer types to close or reopen a month of all units: "10/2569". */
export function monthToType(period: Day | Month): string {
  return `${period.slice(5, 7)}/${Number(period.slice(0, 4)) + 543}`
}
