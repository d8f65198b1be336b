// What units have told and the core system has posted of a month: for the unit, and for the officers' board.

import { sum } from '../files/amounts.ts'
import { baht, type Cell, integer } from '../files/paper.ts'
import type { Night } from '../files/read-night.ts'
import type { Reported, ReportedOf } from '../member/collection.ts'
import { added, dueOn, type UnitMonth, unitMonths } from './bill.ts'
import { around, paidOn, type Sent } from './feeds.ts'

/** What a unit has sent of a month. */
export interface Report {
  unit: string
  period: string
  told: ReadonlyMap<string, Reported>
  transfer: number
}

export function reportedIn(report: Report | null): ReportedOf {
  return (member, period) => (report?.period === period ? (report.told.get(member) ?? null) : null)
}

function linesOf(night: Night, unitNo: string, month: UnitMonth, report: Report | null) {
  const isPosted = paidOn(night, unitNo, month.period) !== null
  const own = Map.groupBy(month.lines, (line) => line.text('membership_no'))
  return month.slips.map((slip) => {
    const membership_no = slip.text('membership_no')
    const lines = own.get(membership_no) ?? []
    const told = report?.told.get(membership_no) ?? null
    const billed = added(lines, 'billed')
    const amount = isPosted ? added(lines, 'deducted') : (told?.amount ?? null)
    return {
      membership_no,
      billed,
      outcome: outcomeOf(billed, amount),
      amount,
      reported: told?.amount ?? null,
      posted: isPosted ? amount : null,
      over_deducted: told?.over ?? 0,
    }
  })
}

function outcomeOf(billed: number, amount: number | null) {
  if (amount === null) return null
  return amount === billed ? 'full' : amount === 0 ? 'none' : 'partial'
}

export function resultFeed(night: Night, unitNo: string, period: string, report: Report | null) {
  const { month } = around(night, unitNo, period)
  const lines = linesOf(night, unitNo, month, report)
  const isPosted = paidOn(night, unitNo, period) !== null
  const counted = (word: string | null) => lines.filter(({ outcome }) => outcome === word).length
  const counts = sum(lines.map(({ reported, amount }) => reported ?? amount ?? 0))
  const refunds = sum(lines.map(({ over_deducted }) => over_deducted))
  const undecided = lines.filter(({ outcome }) => outcome === null)
  return {
    unit_no: unitNo,
    period,
    due_on: dueOn(night, period),
    posted: isPosted ? added(month.lines, 'deducted') : null,
    totals: {
      people: lines.length,
      billed: sum(lines.map(({ billed }) => billed)),
      full: counted('full'),
      partial: counted('partial'),
      none: counted('none'),
      undecided: undecided.length,
      reported: counts,
      deducted: sum(lines.map(({ amount }) => amount ?? 0)),
      misposted: lines.filter(
        ({ reported, posted }) => reported !== null && posted !== null && reported !== posted,
      ).length,
      refunds,
      rest: undecided.length,
      rest_billed: sum(undecided.map(({ billed }) => billed)),
    },
    transfer: {
      amount: report?.transfer ?? null,
      difference: report ? report.transfer - counts - refunds : null,
    },
    exception_count: 0,
    unknown_count: 0,
    lines: lines.map(({ posted: _, ...line }) => line),
    found: lines.length,
  }
}

/** What the letter is about once the result is sent. */
export function sentIn({ told }: Report): Sent {
  const all = [...told.values()]
  return {
    people: all.filter(({ amount }) => amount > 0).length,
    reported: sum(all.map(({ amount }) => amount)),
    refunds: sum(all.map(({ over }) => over)),
    partial: all.filter(({ outcome }) => outcome === 'partial').length,
    none: all.filter(({ outcome }) => outcome === 'none').length,
  }
}

/** What a letter says of a month in which not all could be deducted, or more than was billed. */
export function sentAmounts(night: Night, report: Report): number[] {
  const { reported, refunds } = sentIn(report)
  const billed = added(around(night, report.unit, report.period).month.lines, 'billed')
  const paid = reported + refunds
  return [
    paid,
    ...(refunds > 0 ? [reported, refunds] : []),
    ...(billed > reported ? [billed, billed - reported] : []),
    // Beside the code to pay by.
    paid,
  ]
}

export function boardRow(night: Night, unitNo: string, month: UnitMonth, sent: Report | null) {
  const { period, lines, slips } = month
  const report = sent?.unit === unitNo && sent.period === period ? sent : null
  const paid_on = paidOn(night, unitNo, period)
  const reported = report ? sentIn(report).reported : null
  const posted = added(lines, 'deducted')
  return {
    unit_no: unitNo,
    period,
    members: slips.length,
    billed: added(lines, 'billed'),
    reported,
    deducted: paid_on === null ? reported : posted,
    difference: paid_on !== null && reported !== null ? reported - posted : null,
    posted_otherwise: 0,
    refunds: report ? sentIn(report).refunds : 0,
    transfer_amount: report?.transfer ?? null,
    posted,
    due_on: dueOn(night, period),
    paid_on,
  }
}

/** Every unit of a month, by number. */
export function boardOf(night: Night, period: string, sent: Report | null) {
  const rows = night
    .rows('unit')
    .map((row) => row.text('unit_no'))
    .sort()
    .flatMap((unitNo) => {
      const month = unitMonths(night, unitNo).find((one) => one.period === period)
      return month ? [boardRow(night, unitNo, month, sent)] : []
    })
  return {
    period,
    totals: {
      units: rows.length,
      members: sum(rows.map(({ members }) => members)),
      billed: sum(rows.map(({ billed }) => billed)),
      deducted: sum(rows.map(({ deducted }) => deducted ?? 0)),
      transferred: sum(rows.map(({ transfer_amount }) => transfer_amount ?? 0)),
    },
    rows,
  }
}

/** The officers' report: everybody of whom a result is known. */
export function reportTables(night: Night, period: string, sent: Report | null): Cell[][][] {
  const { rows } = boardOf(night, period, sent)
  const people = rows.flatMap((row) => {
    const { month } = around(night, row.unit_no, period)
    const report = sent?.unit === row.unit_no && sent.period === period ? sent : null
    const lines = linesOf(night, row.unit_no, month, report)
    return lines
      .filter(({ outcome }) => outcome !== null)
      .map((line) => ({ ...line, unit: row.unit_no }))
  })
  const short = people.filter(({ billed, amount }) => (amount ?? 0) < billed)
  return [unitsTable(rows, people), peopleTable(people), peopleTable(short)]
}

type Person = ReturnType<typeof linesOf>[number] & { unit: string }

function peopleTable(people: readonly Person[]): Cell[][] {
  const all = (of: (one: Person) => number | null) => baht(sum(people.map((one) => of(one) ?? 0)))
  const difference = ({ reported, posted }: Person) =>
    reported === null || posted === null ? null : reported - posted
  const columns: ((one: Person) => number | null)[] = [
    ({ billed }) => billed,
    ({ amount }) => amount,
    ({ billed, amount }) => billed - (amount ?? 0),
    ({ reported }) => reported,
    ({ posted }) => posted,
    difference,
  ]
  const laid = (cells: Cell[], words: Cell): Cell[] => [
    ...cells.slice(0, 3),
    words,
    words,
    ...cells.slice(3),
  ]
  const names = Array<Cell>(4).fill(undefined)
  return [
    ...people.map((one) => [
      ...names,
      ...laid(
        columns.map((of) => baht(of(one))),
        undefined,
      ),
    ]),
    [null, null, null, undefined, ...laid(columns.map(all), null)],
  ]
}

function unitsTable(
  rows: readonly ReturnType<typeof boardRow>[],
  people: readonly Person[],
): Cell[][] {
  const count = (word: string, unit?: string) =>
    people.filter((one) => one.outcome === word && (unit === undefined || one.unit === unit)).length
  const all = (of: (row: (typeof rows)[number]) => number | null) =>
    baht(sum(rows.map((row) => of(row) ?? 0)))
  const missing = ({ billed, deducted }: (typeof rows)[number]) =>
    deducted === null ? null : billed - deducted
  const posted = (row: (typeof rows)[number]) => (row.paid_on === null ? null : row.posted)
  const refunds = (row: (typeof rows)[number]) => (row.reported === null ? null : row.refunds)
  return [
    ...rows.map((row): Cell[] => [
      ...[undefined, undefined, undefined],
      integer(row.members),
      baht(row.billed),
      baht(row.deducted),
      baht(missing(row)),
      row.deducted === null ? null : integer(count('none', row.unit_no)),
      row.deducted === null ? null : integer(count('partial', row.unit_no)),
      baht(row.transfer_amount),
      undefined,
      baht(row.reported),
      baht(posted(row)),
      baht(row.difference),
      baht(refunds(row)),
    ]),
    [
      ...[null, undefined, null],
      integer(sum(rows.map(({ members }) => members))),
      all(({ billed }) => billed),
      all(({ deducted }) => deducted),
      all(missing),
      integer(count('none')),
      integer(count('partial')),
      all(({ transfer_amount }) => transfer_amount),
      null,
      all(({ reported }) => reported),
      all(posted),
      all(({ difference }) => difference),
      all(refunds),
    ],
  ]
}
