// The control report of a night: how every check ended, what it compared, what it found and who accepted it. The page,
// the auditor's paper and `npm run invariants` use the same words.

import type { Day, Instant } from '../calendar/day.ts'
import type { Satang } from '../money/money.ts'
import type { KeyTotal } from '../paper/issued-paper.ts'

export type ReportState =
  | 'broken'
  | 'held'
  | 'accepted'
  | 'carried'
  | 'unproved'
  | 'unjudged'
  | 'holds'

/** In the order of the report: what has to be looked at first. */
// biome-ignore format: a table reads in columns
export const REPORT_STATES: Record<ReportState, string> = {
  broken:   'ไม่ผ่าน',
  held:     'รอพิจารณา',
  accepted: 'ยอมรับแล้ว',
  carried:  'ยกมาจากรอบก่อน',
  unproved: 'พิสูจน์ไม่ได้',
  unjudged: 'ยังไม่ได้ตรวจ',
  holds:    'ผ่าน',
}

export interface ControlReport {
  run_id: number
  source: string
  as_of: Day
  started_by: string
  started_at: Instant
  approved_by: string | null
  sets: ReportedSet[]
  checks: ReportedCheck[]
}

/** What a file held, as it was counted when it was read. */
export interface ReportedSet {
  data_set: string
  thai: string
  rows: number
  sums: { column: string; thai: string; amount: Satang }[]
}

export interface ReportedCheck {
  name: string
  title: string
  state: ReportState
  /** Why nothing was proved, or what is wrong. */
  note: string | null
  /** Names of the data sets that it compared. */
  compared: string[]
  found: number
  /** The first of them. */
  findings: { file: string; line: number | null; value: string; detail: string | null }[]
  accepted: { by: string; reason: string; at: Instant; run_id: number } | null
}

/** Where nothing was compared, only the reason for it is told. */
export function isUncompared(state: ReportState): boolean {
  return state === 'unproved' || state === 'unjudged'
}

/** The checks of each state that there are any of, in the order of the report. */
export function byState<Check extends { state: ReportState }>(checks: readonly Check[]) {
  const states = Object.keys(REPORT_STATES) as ReportState[]
  return states.flatMap((state) => {
    const those = checks.filter((check) => check.state === state)
    return those.length > 0 ? [{ state, word: REPORT_STATES[state], checks: those }] : []
  })
}

// What an accountant knows by heart; on the paper and under its code.
const KEY_SUMS = [
  { label: 'ทุนเรือนหุ้น', set: 'share', column: 'balance' },
  { label: 'เงินกู้คงเหลือ', set: 'loan', column: 'balance' },
  { label: 'เงินฝากคงเหลือ', set: 'deposit_account', column: 'balance' },
]

export function keySums(sets: readonly ReportedSet[]): KeyTotal[] {
  return KEY_SUMS.flatMap(({ label, set, column }) => {
    const sums = sets.find(({ data_set }) => data_set === set)?.sums
    const sum = sums?.find((one) => one.column === column)
    return sum ? [[label, sum.amount] as const] : []
  })
}
