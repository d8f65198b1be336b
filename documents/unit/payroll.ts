// รายงานการหักส่ง: what a payroll program reads, in the columns its unit has chosen.

import { monthOf } from '#domain/calendar/day.ts'
import { filedDate } from '#domain/calendar/thai-date.ts'
import type { Group } from '#domain/collection/collection-words.ts'
import { type Satang, total } from '#domain/money/money.ts'
import { fullName } from '#domain/person/full-name.ts'
import {
  type LayoutColumn,
  PAYROLL_COLUMNS,
  type PayrollColumn,
} from '#domain/unit/payroll-layout.ts'
import { type BilledPerson, groupOf, type UnitBill } from '#domain/unit/unit-bill.ts'
import type { Cell, Table } from '../table/table.ts'

/** Names may be cut in a file of fixed widths; a number or an amount that is cut is another one. */
export const MAY_BE_CUT: ReadonlySet<string> = new Set(
  (['prefix', 'name', 'surname', 'full_name', 'unit_name'] as const).map(
    (column) => PAYROLL_COLUMNS[column].head,
  ),
)

type Value = (person: BilledPerson, at: number) => string | number | null

export function payrollTable(
  bill: UnitBill,
  columns: readonly LayoutColumn[],
  nationalIdOf: (membershipNo: string) => string,
): Table {
  const values = valuesOf(bill, nationalIdOf)
  return {
    name: 'รายงานการหักส่ง',
    columns: columns.map(({ column, width }) => ({ ...PAYROLL_COLUMNS[column], width })),
    rows: bill.people.map((person, at) =>
      columns.map(
        ({ column }): Cell => ({
          kind: PAYROLL_COLUMNS[column].kind,
          value: values[column](person, at),
        }),
      ),
    ),
    // A program would take a line of totals for a person.
    foot: null,
  }
}

function valuesOf(
  bill: UnitBill,
  nationalIdOf: (membershipNo: string) => string,
): Record<PayrollColumn, Value> {
  const own = Map.groupBy(bill.lines, ({ membership_no }) => membership_no)
  const sum =
    (group: Group): Value =>
    ({ membership_no }) =>
      sumIn(own.get(membership_no) ?? [], group)
  return {
    seq: (_, at) => at + 1,
    membership_no: ({ membership_no }) => membership_no,
    prefix: ({ prefix }) => prefix,
    name: ({ member_name }) => member_name,
    surname: ({ member_surname }) => member_surname,
    full_name: fullName,
    national_id: ({ membership_no }) => nationalIdOf(membership_no),
    amount: ({ billed }) => billed,
    share: sum('SHR'),
    loan: sum('LON'),
    deposit: sum('DEP'),
    other: sum('OTH'),
    unit_no: () => bill.unit.unit_no,
    unit_name: () => bill.unit.name,
    // พ.ศ., as everything else that the clerk is handed.
    period: () => filedDate(monthOf(bill.period)),
  }
}

function sumIn(lines: UnitBill['lines'], group: Group): Satang {
  return total(
    lines.filter(({ line_kind }) => groupOf(line_kind) === group).map(({ billed }) => billed),
  )
}
