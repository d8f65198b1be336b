// The lists under the morning page's comparing tables, to be taken away.

import type { Day } from '#domain/calendar/day.ts'
import type { Satang } from '#domain/money/money.ts'
import { type Table, tableOf } from '../table/table.ts'

interface RolledRow {
  membership_no: string
  name: string
  unit: string
  before: number
  now: number
  amount: Satang
}

interface ContractRow {
  loan_no: string
  membership_no: string
  name: string
  opened_on: Day
  balance: Satang | null
  months: number
  late_on: Day | null
}

export function rolledTable(rows: readonly RolledRow[]): Table {
  return tableOf<RolledRow>(
    'เทียบกับเดือนก่อน',
    [
      { head: 'เลขสมาชิก', width: 12, kind: 'text', value: (row) => row.membership_no },
      { head: 'ชื่อ', width: 30, kind: 'text', value: (row) => row.name },
      { head: 'หน่วยงาน', width: 36, kind: 'text', grows: true, value: (row) => row.unit },
      { head: 'ค้างเดือนก่อน (งวด)', width: 16, kind: 'integer', value: (row) => row.before },
      { head: 'ค้างคืนนี้ (งวด)', width: 16, kind: 'integer', value: (row) => row.now },
      { head: 'ยอดค้าง', width: 18, kind: 'baht', value: (row) => row.amount },
    ],
    rows,
  )
}

export function contractTable(rows: readonly ContractRow[]): Table {
  return tableOf<ContractRow>(
    'สัญญาเงินกู้',
    [
      { head: 'เลขที่สัญญา', width: 20, kind: 'text', value: (row) => row.loan_no },
      { head: 'เลขสมาชิก', width: 12, kind: 'text', value: (row) => row.membership_no },
      { head: 'ชื่อ', width: 30, kind: 'text', grows: true, value: (row) => row.name },
      { head: 'วันให้กู้', width: 14, kind: 'date', value: (row) => row.opened_on },
      { head: 'หนี้คงเหลือ', width: 18, kind: 'baht', value: (row) => row.balance },
      { head: 'ค้างอยู่ (เดือน)', width: 14, kind: 'integer', value: (row) => row.months },
      { head: 'ค้างครบ 3 งวดเมื่อ', width: 18, kind: 'date', value: (row) => row.late_on },
    ],
    rows,
  )
}
