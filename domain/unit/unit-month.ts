// One month of an employer unit: what was done about it, how far it is, and when it is due.

import type { Day } from '../calendar/day.ts'
import { daysBetween } from '../calendar/month-end.ts'
import { bangkokDate, longDate } from '../calendar/thai-date.ts'

/** What the history of a month is made of. */
export const UNIT_EVENTS = {
  viewed: 'เปิดดู',
  downloaded: 'ดาวน์โหลด',
  sent: 'ส่งผลการหัก',
  corrected: 'แก้ไขผลการหัก',
  slip: 'แนบหลักฐานการโอน',
  closed: 'สหกรณ์ปิดเดือน',
} as const
export type UnitEventKind = keyof typeof UNIT_EVENTS

/** In this order a month is gone through. */
export const MONTH_STEPS = {
  billed: 'สหกรณ์ออกใบแจ้งหนี้',
  downloaded: 'ดาวน์โหลดเอกสาร',
  sent: 'ส่งผลการหัก',
  settled: 'สหกรณ์ตรวจรับเงิน',
} as const
export type MonthStepName = keyof typeof MONTH_STEPS

export interface MonthFacts {
  /** How far the unit's own report is; null before it is begun. */
  state: 'draft' | 'sent' | 'closed' | null
  /** When the core system took the money in, if it has. */
  paidOn: Day | null
  events: readonly { kind: UnitEventKind; by: string; at: Date }[]
}

interface MonthStep {
  step: MonthStepName
  /** A step that nobody noted is done all the same once a later one is. */
  state: 'done' | 'unnoted' | 'now' | 'later'
  on: Day | null
  by: string | null
}

const NOBODY = { on: null, by: null }

export function monthSteps(facts: MonthFacts): MonthStep[] {
  const done: Record<MonthStepName, Pick<MonthStep, 'on' | 'by'> | undefined> = {
    billed: NOBODY,
    downloaded: noted(first(facts, 'downloaded')),
    sent: sendingOf(facts),
    settled: settlementOf(facts),
  }
  const names = Object.keys(MONTH_STEPS) as MonthStepName[]
  const furthest = names.findLastIndex((name) => done[name])
  return names.map((step, at) => {
    const fact = done[step]
    if (fact) return { step, state: 'done', ...fact }
    const state = at < furthest ? 'unnoted' : at === furthest + 1 ? 'now' : 'later'
    return { step, state, on: null, by: null }
  })
}

/** The furthest step a month has reached. */
export function standingOf(facts: MonthFacts): MonthStepName {
  return monthSteps(facts).findLast(({ state }) => state === 'done')?.step ?? 'billed'
}

/** The last sending stands, until the unit takes it back to correct it. */
function sendingOf(facts: MonthFacts): Pick<MonthStep, 'on' | 'by'> | undefined {
  const taken = facts.state === 'sent' || facts.state === 'closed'
  return taken ? (noted(last(facts, 'sent')) ?? NOBODY) : undefined
}

/** By the cooperative's own word, or by the money it took in. */
function settlementOf(facts: MonthFacts): Pick<MonthStep, 'on' | 'by'> | undefined {
  if (facts.state === 'closed') return noted(last(facts, 'closed')) ?? NOBODY
  return facts.paidOn === null ? undefined : { on: facts.paidOn, by: null }
}

type Event = MonthFacts['events'][number]

function first({ events }: MonthFacts, kind: UnitEventKind): Event | undefined {
  return inOrder(events, kind).at(0)
}

function last({ events }: MonthFacts, kind: UnitEventKind): Event | undefined {
  return inOrder(events, kind).at(-1)
}

function inOrder(events: MonthFacts['events'], wanted: UnitEventKind): Event[] {
  return events
    .filter(({ kind }) => kind === wanted)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

function noted(event: Event | undefined): Pick<MonthStep, 'on' | 'by'> | undefined {
  return event && { on: bangkokDate(event.at), by: event.by }
}

/** "ส่งภายใน 5 ธันวาคม 2569 (เหลือ 20 วัน)" */
export function deadlineWords(dueOn: Day, today: Day): string {
  const days = daysBetween(today, dueOn)
  const left =
    days > 1
      ? `เหลือ ${days}\u00A0วัน`
      : days === 1
        ? 'พรุ่งนี้'
        : days === 0
          ? 'วันนี้'
          : `เกินกำหนด ${-days}\u00A0วัน`
  return `ส่งภายใน ${longDate(dueOn)} (${left})`
}
