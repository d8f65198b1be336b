// A unit's papers: cover, list, summary, changes, form and payroll file.

import { satangOf, sum } from '../files/amounts.ts'
import { baht, type Cell, integer, type Paper } from '../files/paper.ts'
import type { Night, Row } from '../files/read-night.ts'
import { added, groupsOf, kindOf, kindsIn, sumsByMonth, type UnitMonth } from './bill.ts'
import { around, peopleOf } from './feeds.ts'

type Group = ReturnType<typeof groupsOf>[number]
type Sums = Pick<Group, 'people' | 'lines' | 'principal' | 'interest' | 'billed'>

const none = (amount: number): Cell => (amount === 0 ? null : baht(amount))

export function coverPaper(night: Night, unitNo: string, period: string): Paper {
  const { month } = around(night, unitNo, period)
  const kinds = groupsOf(night, month.lines).flatMap((group) => group.kinds)
  const billed = added(month.lines, 'billed')
  const all = (column: 'principal' | 'interest' | 'billed') =>
    baht(sum(kinds.map((kind) => kind[column])))
  const cover = [
    ...kinds.map((kind): Cell[] => [
      undefined,
      integer(kind.people),
      integer(kind.lines),
      none(kind.principal),
      none(kind.interest),
      baht(kind.billed),
    ]),
    [
      undefined,
      integer(month.slips.length),
      integer(month.lines.length),
      all('principal'),
      all('interest'),
      all('billed'),
    ],
  ]
  return {
    tables: [cover, listTable(night, month)],
    printedTables: [cover],
    beside: [billed],
    kept: [],
    inWords: billed,
  }
}

export function listPaper(night: Night, unitNo: string, period: string): Paper {
  const { month } = around(night, unitNo, period)
  const billed = added(month.lines, 'billed')
  return { tables: [listTable(night, month)], beside: [billed], kept: [], inWords: billed }
}

function listTable(night: Night, { slips, lines }: UnitMonth): Cell[][] {
  const kinds = kindsIn(night, lines)
  const own = Map.groupBy(lines, (line) => line.text('membership_no'))
  const of = (rows: readonly Row[], kind: string) =>
    added(
      rows.filter((line) => kindOf(night, line) === kind),
      'billed',
    )
  const rows = slips.map((slip, at): Cell[] => {
    const mine = own.get(slip.text('membership_no')) ?? []
    return [
      integer(at + 1),
      ...[undefined, undefined],
      ...kinds.map((kind) => none(of(mine, kind))),
      baht(added(mine, 'billed')),
    ]
  })
  const foot = kinds.map((kind) => baht(of(lines, kind)))
  return [...rows, [null, null, undefined, ...foot, baht(added(lines, 'billed'))]]
}

/** Of a month, or of a year in which nobody is counted. */
export function summaryPaper(
  night: Night,
  months: readonly UnitMonth[],
  lines: readonly Row[],
  ofYear: boolean,
): Paper {
  const groups = groupsOf(night, lines, !ofYear)
  const kinds = groups.flatMap((group) => group.kinds)
  const billed = added(lines, 'billed')
  return {
    tables: [sumTable(kinds, 2), sumTable(groups, 1), monthTable(months)],
    beside: [billed],
    kept: [],
    inWords: billed,
  }
}

function sumTable(rows: readonly Sums[], words: number): Cell[][] {
  const isCounted = rows.some(({ people }) => people !== null)
  const all = (column: 'principal' | 'interest' | 'billed') =>
    baht(sum(rows.map((row) => row[column])))
  const empty = Array<Cell>(words - 1)
  return [
    ...rows.map((row): Cell[] => [
      undefined,
      ...empty.fill(undefined),
      ...(isCounted ? [integer(row.people)] : []),
      integer(row.lines),
      none(row.principal),
      none(row.interest),
      baht(row.billed),
    ]),
    [
      undefined,
      ...Array<Cell>(words - 1).fill(null),
      ...(isCounted ? [null] : []),
      integer(sum(rows.map(({ lines }) => lines))),
      all('principal'),
      all('interest'),
      all('billed'),
    ],
  ]
}

function monthTable(months: readonly UnitMonth[]): Cell[][] {
  const rows = sumsByMonth(months)
  const groups = rows[0]?.groups.map(({ group }) => group) ?? []
  const column = (at: number) => sum(rows.map((row) => row.groups[at]?.billed ?? 0))
  return [
    ...rows.map((row): Cell[] => [
      undefined,
      ...row.groups.map((group) => baht(group.billed)),
      baht(row.billed),
    ]),
    [
      undefined,
      ...groups.map((_, at) => baht(column(at))),
      baht(sum(rows.map((row) => row.billed))),
    ],
  ]
}

/** Null where nobody is billed otherwise than a month before. */
export function changesPaper(night: Night, unitNo: string, period: string): Paper | null {
  const { month, before } = around(night, unitNo, period)
  const people = peopleOf(night, month, before).filter(
    ({ change }) => change !== null && change !== 'same',
  )
  if (people.length === 0) return null
  const all = (column: 'before' | 'billed' | 'difference') => sum(people.map((one) => one[column]))
  return {
    tables: [
      [
        ...people.map((one, at): Cell[] => [
          integer(at + 1),
          ...[undefined, undefined, undefined],
          baht(one.before),
          baht(one.billed),
          baht(one.difference),
          undefined,
        ]),
        [
          ...[null, null, undefined, null],
          ...[baht(all('before')), baht(all('billed')), baht(all('difference'))],
          null,
        ],
      ],
    ],
    beside: [
      all('difference'),
      ...people
        .filter(({ change }) => change === 'changed')
        .flatMap(({ lines }) => lines.flatMap(({ why }) => why.map(satangOf))),
    ],
    kept: [],
    inWords: null,
  }
}

export function resultFormPaper(night: Night, unitNo: string, period: string): Paper {
  const { month } = around(night, unitNo, period)
  const own = Map.groupBy(month.lines, (line) => line.text('membership_no'))
  const rows = month.slips.map((slip): Cell[] => {
    const billed = baht(added(own.get(slip.text('membership_no')) ?? [], 'billed'))
    return [undefined, undefined, billed, billed, null]
  })
  return { tables: [rows], beside: [], kept: [], inWords: null }
}

/** In the columns seq, national id, amount, shares, loans, deposits and all else. */
export function payrollTable(night: Night, unitNo: string, period: string) {
  const { month } = around(night, unitNo, period)
  return peopleOf(night, month, undefined).map((person, at): Cell[] => {
    const lines = month.lines.filter((line) => line.text('membership_no') === person.membership_no)
    const of = (...kinds: string[]) =>
      baht(
        added(
          lines.filter((line) => kinds.includes(line.text('line_kind'))),
          'billed',
        ),
      )
    const rest = ['cremation', 'insurance', 'entrance', 'guarantee', 'other']
    return [
      integer(at + 1),
      undefined,
      baht(person.billed),
      of('share'),
      of('loan'),
      of('deposit'),
      of(...rest),
    ]
  })
}

/** What a letter says: everything, and its groups where there are several; beside the code to pay by, everything again. */
export function letterAmounts(
  night: Night,
  unitNo: string,
  period: string,
  withBiller: boolean,
): number[] {
  const { month } = around(night, unitNo, period)
  const groups = groupsOf(night, month.lines).map(({ billed }) => billed)
  const billed = added(month.lines, 'billed')
  return [
    billed,
    ...(groups.length > 1 ? groups : []),
    ...(withBiller && billed > 0 ? [billed] : []),
  ]
}
