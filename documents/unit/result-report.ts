// รายงานผลการหัก: what the cooperative keys into its core system, and whom it has to ask for the rest.

import type { Day } from '#domain/calendar/day.ts'
import { reasonInOffice } from '#domain/collection/collection-words.ts'
import { type Satang, satang, total } from '#domain/money/money.ts'
import { UNIT_STEPS, type UnitStep } from '#domain/unit/unit-board.ts'
import { REFUND_KINDS, REFUND_STATES, type ReportedRefund } from '#domain/unit/unit-refund.ts'
import { OUTCOMES, type Outcome, type ReportedPerson } from '#domain/unit/unit-result.ts'
import { type Column, type Table, tableOf } from '../table/table.ts'

export interface ReportedUnit {
  unit_no: string
  name: string
  members: number
  billed: Satang
  step: UnitStep
  /** Null while nothing was sent. */
  reported: Satang | null
  /** Null while the core system has not posted. */
  posted: Satang | null
  /** What counts: posted, before that sent. */
  deducted: Satang | null
  /** Sent less posted. */
  difference: Satang | null
  /** Deducted and not billed. */
  refunds: Satang | null
  transfer_amount: Satang | null
  sent_on: Day | null
}

export function unitsTable(
  units: readonly ReportedUnit[],
  people: readonly ReportedPerson[],
): Table {
  const own = Map.groupBy(people, ({ unit_no }) => unit_no)
  const count = (unit: ReportedUnit, outcome: Outcome) =>
    unit.deducted === null ? null : countOf(own.get(unit.unit_no) ?? [], outcome)
  const sum = (of: (unit: ReportedUnit) => Satang | null) =>
    total(units.map((unit) => of(unit) ?? satang(0)))
  // biome-ignore format: a table reads in columns
  const columns: Column<ReportedUnit>[] = [
    { head: 'รหัสหน่วยงาน', kind: 'text', width: 13, value: ({ unit_no }) => unit_no },
    { head: 'หน่วยงาน', kind: 'text', width: 40, grows: true, value: ({ name }) => name, foot: 'รวม' },
    { head: 'สถานะ', kind: 'text', width: 14, value: ({ step }) => UNIT_STEPS[step] },
    { head: 'สมาชิก', kind: 'integer', width: 9, value: ({ members }) => members, foot: units.reduce((people, { members }) => people + members, 0) },
    { head: 'เรียกเก็บ', kind: 'baht', width: 16, value: ({ billed }) => billed, foot: sum(({ billed }) => billed) },
    { head: 'หักได้', kind: 'baht', width: 16, value: ({ deducted }) => deducted, foot: sum(({ deducted }) => deducted) },
    { head: 'หักไม่ได้', kind: 'baht', width: 16, value: missing, foot: sum(missing) },
    { head: 'หักไม่ได้ (ราย)', kind: 'integer', width: 14, value: (unit) => count(unit, 'none'), foot: countOf(people, 'none') },
    { head: 'หักได้บางส่วน (ราย)', kind: 'integer', width: 18, value: (unit) => count(unit, 'partial'), foot: countOf(people, 'partial') },
    { head: 'โอน', kind: 'baht', width: 16, value: ({ transfer_amount }) => transfer_amount, foot: sum((unit) => unit.transfer_amount) },
    { head: 'ส่งผลเมื่อ', kind: 'date', width: 13, value: ({ sent_on }) => sent_on },
    { head: 'หน่วยงานแจ้ง', kind: 'baht', width: 16, value: ({ reported }) => reported, foot: sum(({ reported }) => reported) },
    { head: 'ลงบัญชี', kind: 'baht', width: 16, value: ({ posted }) => posted, foot: sum(({ posted }) => posted) },
    { head: 'แจ้ง ≠ ลงบัญชี', kind: 'baht', width: 16, value: ({ difference }) => difference, foot: sum(({ difference }) => difference) },
    { head: 'เงินรอคืน', kind: 'baht', width: 16, value: ({ refunds }) => refunds, foot: sum(({ refunds }) => refunds) },
  ]
  return tableOf('สรุปตามหน่วยงาน', columns, units)
}

function missing({ billed, deducted }: ReportedUnit): Satang | null {
  return deducted === null ? null : satang(billed - deducted)
}

function countOf(people: readonly ReportedPerson[], outcome: Outcome): number {
  return people.filter((person) => person.outcome === outcome).length
}

/** The core system posted another amount of somebody than the unit sent. */
export function isMisposted(person: ReportedPerson): boolean {
  return (differenceOf(person) ?? 0) !== 0
}

function differenceOf({ reported, posted }: ReportedPerson): Satang | null {
  return reported === null || posted === null ? null : satang(reported - posted)
}

/** Everybody, or only those of whom something is missing or posted otherwise. */
export function peopleTable(name: string, people: readonly ReportedPerson[]): Table {
  const sum = (of: (person: ReportedPerson) => Satang | null) =>
    total(people.map((person) => of(person) ?? satang(0)))
  const short = ({ billed, amount }: ReportedPerson) => satang(billed - amount)
  // biome-ignore format: a table reads in columns
  const columns: Column<ReportedPerson>[] = [
    { head: 'รหัสหน่วยงาน', kind: 'text', width: 13, value: ({ unit_no }) => unit_no },
    { head: 'หน่วยงาน', kind: 'text', width: 36, value: ({ unit_name }) => unit_name },
    { head: 'เลขสมาชิก', kind: 'text', width: 12, value: ({ membership_no }) => membership_no },
    { head: 'ชื่อ–สกุล', kind: 'text', width: 30, grows: true, value: ({ name }) => name, foot: 'รวม' },
    { head: 'เรียกเก็บ', kind: 'baht', width: 15, value: ({ billed }) => billed, foot: sum(({ billed }) => billed) },
    { head: 'หักได้', kind: 'baht', width: 15, value: ({ amount }) => amount, foot: sum(({ amount }) => amount) },
    { head: 'หักไม่ได้', kind: 'baht', width: 15, value: short, foot: sum(short) },
    { head: 'ผล', kind: 'text', width: 14, value: ({ outcome }) => OUTCOMES[outcome] },
    { head: 'เหตุผล', kind: 'text', width: 30, value: ({ reason }) => reason && reasonInOffice(reason) },
    { head: 'หน่วยงานแจ้ง', kind: 'baht', width: 15, value: ({ reported }) => reported, foot: sum(({ reported }) => reported) },
    { head: 'ลงบัญชี', kind: 'baht', width: 15, value: ({ posted }) => posted, foot: sum(({ posted }) => posted) },
    { head: 'แจ้ง ≠ ลงบัญชี', kind: 'baht', width: 15, value: differenceOf, foot: sum(differenceOf) },
  ]
  return tableOf(name, columns, people)
}

/** เงินรอคืน: deducted and not billed, and what became of it. */
export function refundsTable(refunds: readonly ReportedRefund[]): Table {
  // biome-ignore format: a table reads in columns
  const columns: Column<ReportedRefund>[] = [
    { head: 'รหัสหน่วยงาน', kind: 'text', width: 13, value: ({ unit_no }) => unit_no },
    { head: 'หน่วยงาน', kind: 'text', width: 36, value: ({ unit_name }) => unit_name },
    { head: 'เลขสมาชิก', kind: 'text', width: 12, value: ({ membership_no }) => membership_no },
    { head: 'ชื่อ–สกุล', kind: 'text', width: 30, grows: true, value: ({ name }) => name, foot: 'รวม' },
    { head: 'ที่มา', kind: 'text', width: 24, value: ({ kind }) => REFUND_KINDS[kind] },
    { head: 'เงินรอคืน', kind: 'baht', width: 15, value: ({ amount }) => amount, foot: total(refunds.map(({ amount }) => amount)) },
    { head: 'สถานะ', kind: 'text', width: 20, value: ({ state }) => REFUND_STATES[state] },
  ]
  return tableOf('เงินรอคืน', columns, refunds)
}
