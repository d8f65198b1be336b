// What a unit's pages are fed with.

import { sum } from '../files/amounts.ts'
import type { Night, Row } from '../files/read-night.ts'
import { changeWord, pairedLines, slipState, whyAmounts } from '../member/collection.ts'
import {
  added,
  dueOn,
  groupsOf,
  kindOf,
  kindsIn,
  monthFigures,
  sumsByMonth,
  type UnitMonth,
  unitMonths,
} from './bill.ts'

export function keeprepFeed(night: Night, unitNo: string, period: string) {
  const { months, month, before } = around(night, unitNo, period)
  const people = peopleOf(night, month, before)
  const here = people.filter(({ change }) => change !== 'gone')
  const counted = (word: string) => people.filter(({ change }) => change === word).length
  return {
    as_of: night.asOf,
    unit: { unit_no: unitNo },
    months: months.map((one) => monthFigures(night, one)),
    bill: {
      period,
      due_on: dueOn(night, period),
      people: month.slips.length,
      lines: month.lines.length,
      billed: added(month.lines, 'billed'),
      groups: groupsOf(night, month.lines),
      change: before
        ? {
            previous_period: before.period,
            before: added(before.lines, 'billed'),
            difference: added(month.lines, 'billed') - added(before.lines, 'billed'),
            new: counted('new'),
            gone: counted('gone'),
            changed: counted('changed'),
            same: counted('same'),
          }
        : null,
      found: foundOf(night, month, here),
    },
  }
}

type Person = ReturnType<typeof personOf>

function foundOf(night: Night, month: UnitMonth, people: readonly Person[]) {
  return {
    total: people.length,
    billed: sum(people.map(({ billed }) => billed)),
    amounts: kindsIn(night, month.lines).map((kind) =>
      added(
        month.lines.filter((line) => kindOf(night, line) === kind),
        'billed',
      ),
    ),
    rows: people,
  }
}

export function around(night: Night, unitNo: string, period: string) {
  const months = unitMonths(night, unitNo)
  const at = months.findIndex((one) => one.period === period)
  const month = months[at]
  if (!month) throw new Error(`nothing billed: ${unitNo} ${period}`)
  return { months, at, month, before: months[at + 1] }
}

/** Everybody of the month, then those of the month before only. */
export function peopleOf(night: Night, month: UnitMonth, before: UnitMonth | undefined): Person[] {
  const numbers = (one: UnitMonth) => one.slips.map((slip) => slip.text('membership_no'))
  const gone = before ? numbers(before).filter((no) => !numbers(month).includes(no)) : []
  return [...numbers(month), ...gone].map((no) => personOf(night, no, month, before))
}

function personOf(night: Night, member: string, month: UnitMonth, before: UnitMonth | undefined) {
  const own = (one: UnitMonth | undefined) =>
    (one?.lines ?? []).filter((line) => line.text('membership_no') === member)
  const [now, was] = [own(month), own(before)]
  const slip = month.slips.find((row) => row.text('membership_no') === member)
  const pairs = before ? pairedLines(was, now) : now.map((line) => ({ line, old: undefined }))
  const isOther = pairs.some(({ line, old }) => changeWord(old, line) !== 'same')
  const change = was.length === 0 ? 'new' : now.length === 0 ? 'gone' : isOther ? 'changed' : 'same'
  return {
    membership_no: member,
    billed: added(now, 'billed'),
    deducted: added(now, 'deducted'),
    ...(slip && { state: slipState(slip, null) }),
    change: before ? change : null,
    before: added(was, 'billed'),
    difference: before ? added(now, 'billed') - added(was, 'billed') : 0,
    amounts: kindsIn(night, month.lines).map((kind) =>
      added(
        now.filter((line) => kindOf(night, line) === kind),
        'billed',
      ),
    ),
    lines: pairs.map(({ line, old }) => ({
      ref_no: (line ?? old)?.maybe('ref_no') ?? null,
      instalment: line?.or('instalment', (row: Row) => row.whole('instalment')) ?? null,
      principal: line?.baht('principal') ?? 0,
      interest: line?.baht('interest') ?? 0,
      billed: line?.baht('billed') ?? 0,
      before: old?.baht('billed') ?? 0,
      change: before ? changeWord(old, line) : null,
      why: whyAmounts(old, line),
    })),
  }
}

export function summaryFeed(night: Night, unitNo: string, period: string) {
  const { months, at, month, before } = around(night, unitNo, period)
  const here = peopleOf(night, month, before).filter(({ change }) => change !== 'gone')
  return {
    ...ofUnit(night, unitNo, months),
    summary: {
      period,
      year: null,
      people: month.slips.length,
      billed: added(month.lines, 'billed'),
      groups: groupsOf(night, month.lines),
      sums: sumsByMonth(months.slice(at, at + 12)),
      found: foundOf(night, month, here),
    },
  }
}

export function yearOfUnit(night: Night, unitNo: string, year: number) {
  const months = unitMonths(night, unitNo)
  const own = months.filter(({ period }) => period.startsWith(`${year}`))
  const lines = own.flatMap((one) => one.lines)
  return {
    ...ofUnit(night, unitNo, months),
    summary: {
      period: null,
      year,
      people: null,
      billed: added(lines, 'billed'),
      groups: groupsOf(night, lines, false),
      sums: sumsByMonth(own),
      found: null,
    },
  }
}

function ofUnit(night: Night, unitNo: string, months: readonly UnitMonth[]) {
  return {
    as_of: night.asOf,
    unit: { unit_no: unitNo },
    months: months.map((one) => monthFigures(night, one)),
    years: [...new Set(months.map(({ period }) => Number(period.slice(0, 4))))],
  }
}

export function dashboardFeed(
  night: Night,
  unitNo: string,
  period: string,
  reported: number | null,
) {
  const { months, month, before } = around(night, unitNo, period)
  const people = peopleOf(night, month, before)
  const those = (word: string) => people.filter(({ change }) => change === word)
  const moved = (word: string) => sum(those(word).map(({ difference }) => difference))
  const figures = (one: UnitMonth) => ({
    ...monthFigures(night, one),
    paid_on: paidOn(night, unitNo, one.period),
  })
  return {
    as_of: night.asOf,
    // Nobody of this cooperative has asked for a loan.
    certify_waiting: 0,
    months: months.map(figures),
    month: {
      ...figures(month),
      reported,
      change: before
        ? {
            previous: before.period,
            members_before: before.slips.length,
            before: added(before.lines, 'billed'),
            joined: those('new').length,
            joined_amount: moved('new'),
            gone: those('gone').length,
            gone_amount: moved('gone'),
            changed: those('changed').length,
            changed_amount: moved('changed'),
          }
        : null,
    },
  }
}

/** When the core system took the money in. */
export function paidOn(night: Night, unitNo: string, period: string): string | null {
  const row = night
    .of('collection_unit', 'unit_no', unitNo)
    .find((one) => one.month('period') === period)
  return row?.or('paid_on', (own) => own.day('paid_on')) ?? null
}

export interface Sent {
  people: number
  /** Deducted of what was billed, and beyond it. */
  reported: number
  refunds: number
  partial: number
  none: number
}

export function letterFeed(night: Night, unitNo: string, period: string, sent: Sent | null) {
  const { months, month } = around(night, unitNo, period)
  return {
    as_of: night.asOf,
    unit: { unit_no: unitNo },
    months: months.map((one) => monthFigures(night, one)),
    letter: {
      period,
      due_on: dueOn(night, period),
      people: month.slips.length,
      billed: added(month.lines, 'billed'),
      groups: groupsOf(night, month.lines),
      sent,
    },
  }
}
