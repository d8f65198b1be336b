// แบบกรอกผลการหัก: for a unit whose payroll writes no file. Everybody stands there as deducted in full; whoever was not
// is changed by hand and sent back as it is.

import { fullName } from '#domain/person/full-name.ts'
import type { BilledPerson, UnitBill } from '#domain/unit/unit-bill.ts'
import { type Column, type Table, tableOf } from '../table/table.ts'

export function resultForm({ people }: UnitBill): Table {
  // biome-ignore format: a table reads in columns
  const columns: Column<BilledPerson>[] = [
    { head: 'เลขสมาชิก', kind: 'text', width: 13, value: ({ membership_no }) => membership_no },
    { head: 'ชื่อ–สกุล', kind: 'text', width: 36, value: fullName },
    { head: 'ยอดเรียกเก็บ', kind: 'baht', width: 15, value: ({ billed }) => billed },
    { head: 'หักได้', kind: 'baht', width: 15, value: ({ billed }) => billed },
    { head: 'เหตุผล', kind: 'text', width: 40, value: () => null },
  ]
  return tableOf('ผลการหัก', columns, people)
}
