// A unit's month, added up from its lines alone.

import { sum } from '../files/amounts.ts'
import type { Night, Row } from '../files/read-night.ts'
import { GROUPS } from '../member/collection.ts'

const ORDER = GROUPS.flatMap(([, kinds]) => kinds)

export interface UnitMonth {
  period: string
  slips: Row[]
  lines: Row[]
}

/** Newest first, each with its people by number and their lines in order. */
export function unitMonths(night: Night, unitNo: string): UnitMonth[] {
  return night.kept(`months ${unitNo}`, () => readMonths(night, unitNo))
}

function readMonths(night: Night, unitNo: string): UnitMonth[] {
  const slips = Map.groupBy(night.of('collection_slip', 'unit_no', unitNo), (row) =>
    row.month('period'),
  )
  const lines = Map.groupBy(night.of('collection_line', 'unit_no', unitNo), (row) =>
    row.month('period'),
  )
  return [...slips.keys()]
    .sort()
    .toReversed()
    .map((period) => ({
      period,
      slips: inOrder(slips.get(period) ?? []),
      lines: inOrder(lines.get(period) ?? []),
    }))
}

function inOrder(rows: readonly Row[]): Row[] {
  const key = (row: Row) => `${row.text('membership_no')} ${row.text('seq').padStart(4, '0')}`
  return rows.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
}

export function monthFigures(night: Night, { period, slips, lines }: UnitMonth) {
  return {
    period,
    members: slips.length,
    billed: added(lines, 'billed'),
    deducted: added(lines, 'deducted'),
    due_on: dueOn(night, period),
  }
}

export function dueOn(night: Night, period: string): string | null {
  const run = night.rows('collection_run').find((row) => row.month('period') === period)
  return run?.day('due_on') ?? null
}

export function added(rows: readonly Row[], column: string): number {
  return sum(rows.map((row) => row.baht(column)))
}

/** Shares, every kind of loan by its code, deposits and so on. */
export function kindOf(night: Night, line: Row): string {
  if (line.text('line_kind') !== 'loan') return line.text('line_kind')
  const [loan] = night.of('loan', 'loan_no', line.text('ref_no'))
  return loan ? `loan:${loan.text('type_code')}` : 'loan'
}

export function kindsIn(night: Night, lines: readonly Row[]): string[] {
  const place = (key: string) => `${ORDER.indexOf(key.split(':')[0] ?? '')} ${key}`
  return [...new Set(lines.map((line) => kindOf(night, line)))].sort((one, other) =>
    place(one) < place(other) ? -1 : 1,
  )
}

/** Only what is paid on a loan has a principal. */
export function figuresOf(lines: readonly Row[]) {
  return {
    people: new Set(lines.map((line) => line.text('membership_no'))).size,
    lines: lines.length,
    principal: added(
      lines.filter((line) => line.text('line_kind') === 'loan'),
      'principal',
    ),
    interest: added(lines, 'interest'),
    billed: added(lines, 'billed'),
    deducted: added(lines, 'deducted'),
  }
}

export function groupsOf(night: Night, lines: readonly Row[], countsPeople = true) {
  const figures = (own: readonly Row[]) =>
    countsPeople ? figuresOf(own) : { ...figuresOf(own), people: null }
  return GROUPS.flatMap(([group, kinds]) => {
    const own = lines.filter((line) => kinds.includes(line.text('line_kind')))
    if (own.length === 0) return []
    return {
      group,
      ...figures(own),
      kinds: kindsIn(night, own).map((key) => ({
        key,
        group,
        ...figures(own.filter((line) => kindOf(night, line) === key)),
      })),
    }
  })
}

/** The months beside each other, oldest first: every one has every group that any of them has. */
export function sumsByMonth(months: readonly UnitMonth[]) {
  const all = months.flatMap(({ lines }) => lines)
  const groups = GROUPS.filter(([, kinds]) =>
    all.some((line) => kinds.includes(line.text('line_kind'))),
  )
  return months.toReversed().map(({ period, lines }) => ({
    period,
    groups: groups.map(([group, kinds]) => ({
      group,
      billed: added(
        lines.filter((line) => kinds.includes(line.text('line_kind'))),
        'billed',
      ),
    })),
    billed: added(lines, 'billed'),
    deducted: added(lines, 'deducted'),
  }))
}
