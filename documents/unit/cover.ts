// งบหน้า: what a unit is billed in a month, by kind, on one page to sign.

import { longDate } from '#domain/calendar/thai-date.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import { formatBaht, total } from '#domain/money/money.ts'
import { type KindSum, sumOf, sumsOf, type UnitBill } from '#domain/unit/unit-bill.ts'
import type { Pair } from '../paper/facts.ts'
import type { Occasion } from '../paper/frame.ts'
import { ledgerOf } from '../paper/ledger.ts'
import { figures } from '../paper/parts.ts'
import { type Column, type Table, tableOf } from '../table/table.ts'
import { aboutBill, MADE_AND_CHECKED, type UnitPaper, unitPaper } from './occasion.ts'

const TITLE = 'งบหน้ารายการเรียกเก็บ'

export function coverPaper(bill: UnitBill, occasion: Occasion): UnitPaper {
  const { billed } = sumOf(bill.lines)
  const facts: Pair[] = [
    ['จำนวนสมาชิก', `${bill.people.length} ราย`],
    ['จำนวนรายการ', `${bill.lines.length} รายการ`],
    ...(bill.dueOn ? [['กำหนดส่งเงิน', longDate(bill.dueOn)] satisfies Pair] : []),
  ]
  return unitPaper(
    TITLE,
    [
      {
        title: TITLE,
        about: aboutBill(bill),
        parts: [
          { part: 'facts', pairs: facts },
          { part: 'ledger', ...ledgerOf(coverTable(bill)) },
          figures([['รวมเรียกเก็บทั้งสิ้น', formatBaht(billed)]], bahtText(billed)),
          MADE_AND_CHECKED,
        ],
      },
    ],
    occasion,
    { wide: false },
  )
}

export function coverTable(bill: UnitBill): Table {
  const sums = sumsOf(bill.lines)
  const sum = (column: 'principal' | 'interest' | 'billed') =>
    total(sums.map((kind) => kind[column]))
  // biome-ignore format: a table reads in columns
  const columns: Column<KindSum>[] = [
    { head: 'รายการ', kind: 'text', width: 34, grows: true, value: ({ name }) => name, foot: 'รวม' },
    { head: 'ราย', kind: 'integer', width: 10, value: ({ people }) => people, foot: bill.people.length },
    { head: 'รายการ', kind: 'integer', width: 10, value: ({ lines }) => lines, foot: bill.lines.length },
    { head: 'เงินต้น', kind: 'baht', width: 18, value: ({ principal }) => principal || null, foot: sum('principal') },
    { head: 'ดอกเบี้ย', kind: 'baht', width: 18, value: ({ interest }) => interest || null, foot: sum('interest') },
    { head: 'จำนวนเงิน', kind: 'baht', width: 18, value: ({ billed }) => billed, foot: sum('billed') },
  ]
  return tableOf(TITLE, columns, sums)
}
