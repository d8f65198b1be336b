import type { Satang } from '#domain/money/money.ts'
import { type Table, tableOf } from '../table/table.ts'

export interface BalanceAnswerRow {
  membershipNo: string
  name: string
  said: string
  shares: Satang | null
  owed: Satang | null
  saved: Satang | null
  on: string | null
  note: string
  reply: string
}

/** For the auditor: every member who was asked, what they said, and what the cooperative answered. */
export function balanceAnswersTable(name: string, rows: readonly BalanceAnswerRow[]): Table {
  return tableOf(
    name,
    [
      {
        head: 'เลขสมาชิก',
        width: 12,
        kind: 'text',
        value: (row: BalanceAnswerRow) => row.membershipNo,
      },
      { head: 'ชื่อ', width: 30, kind: 'text', value: (row) => row.name },
      { head: 'ผล', width: 16, kind: 'text', value: (row) => row.said },
      { head: 'ทุนเรือนหุ้นที่แสดง', width: 18, kind: 'baht', value: (row) => row.shares },
      { head: 'เงินกู้ที่แสดง', width: 18, kind: 'baht', value: (row) => row.owed },
      { head: 'เงินฝากที่แสดง', width: 18, kind: 'baht', value: (row) => row.saved },
      { head: 'วันที่ตอบ', width: 14, kind: 'date', value: (row) => row.on },
      { head: 'ข้อทักท้วง', width: 40, kind: 'text', grows: true, value: (row) => row.note },
      { head: 'คำตอบของสหกรณ์', width: 40, kind: 'text', grows: true, value: (row) => row.reply },
    ],
    rows,
  )
}
