// สรุปรายการเรียกเก็บ: a month or a year by group and kind, and the months beside each other.

import { monthAndYear } from '#domain/calendar/thai-date.ts'
import { GROUPS } from '#domain/collection/collection-words.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import { formatBaht, total } from '#domain/money/money.ts'
import type { GroupSum, KindSum } from '#domain/unit/unit-bill.ts'
import type { MonthSum } from '#domain/unit/unit-summary.ts'
import type { Occasion } from '../paper/frame.ts'
import { ledgerOf } from '../paper/ledger.ts'
import { figures } from '../paper/parts.ts'
import { type Column, type Table, tableOf } from '../table/table.ts'
import { type UnitPaper, unitPaper } from './occasion.ts'

const TITLE = 'สรุปรายการเรียกเก็บ'

export interface UnitSummary {
  unit: { unit_no: string; name: string }
  /** "ประจำเดือนตุลาคม 2569", "ประจำปี 2569" */
  of: string
  groups: GroupSum[]
  months: MonthSum[]
}

export function summaryPaper(summary: UnitSummary, occasion: Occasion): UnitPaper {
  const { unit, of, groups } = summary
  const billed = total(groups.map((group) => group.billed))
  return unitPaper(
    TITLE,
    [
      {
        title: TITLE,
        about: `${unit.name} (รหัส ${unit.unit_no}) ${of}`,
        parts: [
          figures([['รวมเรียกเก็บทั้งสิ้น', formatBaht(billed)]], bahtText(billed)),
          { part: 'heading', text: 'แยกตามกลุ่ม' },
          { part: 'ledger', ...ledgerOf(groupTable(groups)) },
          { part: 'heading', text: 'แยกตามประเภท' },
          { part: 'ledger', ...ledgerOf(kindTable(groups)) },
          { part: 'heading', text: 'รายเดือน' },
          { part: 'ledger', ...ledgerOf(monthTable(summary.months)) },
        ],
      },
    ],
    occasion,
    { wide: false },
  )
}

export function summaryTables({ groups, months }: UnitSummary): Table[] {
  return [kindTable(groups), groupTable(groups), monthTable(months)]
}

function groupTable(groups: readonly GroupSum[]): Table {
  // biome-ignore format: a table reads in columns
  const columns: Column<GroupSum>[] = [
    { head: 'กลุ่ม', kind: 'text', width: 26, grows: true, value: ({ name }) => name, foot: 'รวม' },
    ...counted(groups),
    ...amounts(groups),
  ]
  return tableOf('แยกตามกลุ่ม', columns, groups)
}

function kindTable(groups: readonly GroupSum[]): Table {
  const kinds = groups.flatMap(({ kinds }) => kinds)
  // biome-ignore format: a table reads in columns
  const columns: Column<KindSum>[] = [
    { head: 'กลุ่ม', kind: 'text', width: 14, value: ({ group }) => GROUPS[group].name, foot: 'รวม' },
    { head: 'ประเภท', kind: 'text', width: 30, grows: true, value: ({ name }) => name },
    ...counted(kinds),
    ...amounts(kinds),
  ]
  return tableOf('แยกตามประเภท', columns, kinds)
}

/** Over a year people are not counted, and then have no column. */
function counted(rows: readonly Sum[]): Column<Sum>[] {
  const lines = rows.reduce((sum, { lines }) => sum + lines, 0)
  return [
    ...(rows.some(({ people }) => people !== null)
      ? [{ head: 'ราย', kind: 'integer' as const, width: 8, value: ({ people }: Sum) => people }]
      : []),
    { head: 'รายการ', kind: 'integer', width: 9, value: ({ lines }) => lines, foot: lines },
  ]
}

type Sum = Omit<KindSum, 'key'>

function amounts(rows: readonly Sum[]): Column<Sum>[] {
  // biome-ignore format: a table reads in columns
  return [
    { head: 'เงินต้น', kind: 'baht', width: 17, value: ({ principal }) => principal || null, foot: total(rows.map(({ principal }) => principal)) },
    { head: 'ดอกเบี้ย', kind: 'baht', width: 17, value: ({ interest }) => interest || null, foot: total(rows.map(({ interest }) => interest)) },
    { head: 'จำนวนเงิน', kind: 'baht', width: 17, value: ({ billed }) => billed, foot: total(rows.map(({ billed }) => billed)) },
  ]
}

function monthTable(months: readonly MonthSum[]): Table {
  const groups = months[0]?.groups ?? []
  const amount = (month: MonthSum, at: number) => month.groups[at]?.billed ?? null
  // biome-ignore format: a table reads in columns
  const columns: Column<MonthSum>[] = [
    { head: 'เดือน', kind: 'text', width: 20, grows: true, value: ({ period }) => monthAndYear(period), foot: 'รวม' },
    ...groups.map(({ group }, at): Column<MonthSum> => ({
      head: GROUPS[group].name, kind: 'baht', width: 17, value: (month) => amount(month, at),
      foot: total(months.map((month) => amount(month, at)).filter((sum) => sum !== null)),
    })),
    { head: 'รวม', kind: 'baht', width: 18, value: ({ billed }) => billed, foot: total(months.map(({ billed }) => billed)) },
  ]
  return tableOf('รายเดือน', columns, months)
}
