// บัญชีรายชื่อ: everybody billed, a column for each kind, on its side.

import { bahtText } from '#domain/money/baht-text.ts'
import { formatBaht, type Satang, satang, total } from '#domain/money/money.ts'
import { fullName } from '#domain/person/full-name.ts'
import {
  type BilledPerson,
  type BillKind,
  keyOf,
  kindsOf,
  type UnitBill,
} from '#domain/unit/unit-bill.ts'
import type { Occasion } from '../paper/frame.ts'
import { type Ledger, ledgerOf, textSize } from '../paper/ledger.ts'
import { figures } from '../paper/parts.ts'
import { textWidth } from '../paper/text-width.ts'
import { type Column, type Table, tableOf } from '../table/table.ts'
import { aboutBill, MADE_AND_CHECKED, type UnitPaper, unitPaper } from './occasion.ts'

const TITLE = 'บัญชีรายชื่อสมาชิกที่เรียกเก็บ'
const NAME_AT = 2

/** Of everybody, or of some of them: then it says so, for it is signed like the whole. */
export function listPaper(bill: UnitBill, occasion: Occasion, all = bill.people.length): UnitPaper {
  const some = bill.people.length < all
  const billed = total(bill.people.map(({ billed }) => billed))
  return unitPaper(
    TITLE,
    [
      {
        title: TITLE,
        about: `${aboutBill(bill)}${some ? ` เฉพาะที่เลือก ${bill.people.length} จาก ${all} ราย` : ''}`,
        parts: [
          { part: 'ledger', ...fitted(bill) },
          figures(
            [
              ['จำนวนสมาชิก', `${bill.people.length} ราย`],
              [some ? 'รวมเฉพาะที่เลือก' : 'รวมเรียกเก็บทั้งสิ้น', formatBaht(billed)],
            ],
            bahtText(billed),
          ),
          MADE_AND_CHECKED,
        ],
      },
    ],
    occasion,
    { wide: true },
  )
}

// In millimetres, as the list is written on a sheet of A4 that lies on its side.
const ROOM = 267
const [COUNT, NUMBER, NAME_LEAST, NAME_MOST] = [11, 22, 40, 70]
const AMOUNT_LEAST = 15
const LETTER = 2.1
const [SHEET, GUTTER, INSETS, POINT] = [273, 0.5, 2.5, 0.353]

/** Columns share the sheet in the proportion of their widths (templates/parts.typ). */
function widthOnPaper(at: number, widths: readonly number[]): number {
  const all = widths.reduce((sum, width) => sum + width, 0)
  return ((widths[at] ?? 0) * (SHEET - GUTTER * (widths.length - 1))) / all
}

/** Columns as wide as their largest amount: the total of a large unit must not run into its neighbour. */
function fitted(bill: UnitBill): Ledger {
  const ledger = ledgerOf(listTable(bill))
  const words = ledger.head.map(wordsOf)
  const amounts = (ledger.totals ?? [])
    .slice(NAME_AT + 1)
    .map((amount, at) => Math.max(amountWidth(amount), headWidth(words[NAME_AT + 1 + at] ?? [])))
  const rest = ROOM - COUNT - NUMBER - amounts.reduce((sum, width) => sum + width, 0)
  const name = Math.min(NAME_MOST, Math.max(NAME_LEAST, rest))
  const widths = [COUNT, NUMBER, name, ...amounts]
  const room = widthOnPaper(NAME_AT, widths) - INSETS
  const size = textSize(widths.length) * POINT
  const fits = (text: string) => textWidth(text) * size <= room
  const names = bill.people.map((person) => fullName(person).split(/ +/))
  return {
    ...ledger,
    headWords: words,
    // Word by word, because Typst finds letter by letter where a Thai text may be broken, and for thousands of different
    // names that took longer than all the rest.
    rowParts: names.map((parts) => parts.map((part) => (fits(part) ? wordsOf(part) : part))),
    even: true,
    widths,
    // Name and surname on a line each where one is too short for both; broken within only where they are longer than it.
    lines: names.map((parts) => {
      if (fits(parts.join(' '))) return 1
      return parts.length === 2 && parts.every(fits) ? 2 : 0
    }),
  }
}

const WORDS = new Intl.Segmenter('th', { granularity: 'word' })

function wordsOf(text: string): string[] {
  return Array.from(WORDS.segment(text), ({ segment }) => segment)
}

/** Its longest word, in bold. */
function headWidth(words: string[]): number {
  return Math.max(0, ...words.map(lettersOf)) * LETTER + 2.4
}

/** A total is the longest of its column. */
function amountWidth(amount: string): number {
  const digits = amount.replace(/[^0-9]/g, '').length
  return Math.max(AMOUNT_LEAST, digits * 2.1 + (amount.length - digits) + 2.4)
}

/** Marks over and under the letters take no room. */
function lettersOf(text: string): number {
  return text.replace(/\p{M}/gu, '').length
}

/** A person's amounts by kind; two loans of one kind are one amount. */
export type AmountsOf = (membershipNo: string, key: string) => Satang

export function amountsIn({ lines }: UnitBill): AmountsOf {
  const amounts = new Map<string, number>()
  for (const line of lines) {
    const place = `${line.membership_no} ${keyOf(line)}`
    amounts.set(place, (amounts.get(place) ?? 0) + line.billed)
  }
  return (membershipNo, key) => satang(amounts.get(`${membershipNo} ${key}`) ?? 0)
}

export function listTable(bill: UnitBill): Table {
  const amountOf = amountsIn(bill)
  const kindColumn = ({ key, name }: BillKind): Column<[BilledPerson, number]> => ({
    head: name,
    kind: 'baht',
    width: 14,
    value: ([{ membership_no }]) => amountOf(membership_no, key) || null,
    foot: total(bill.people.map(({ membership_no }) => amountOf(membership_no, key))),
  })
  // biome-ignore format: a table reads in columns
  const columns: Column<[BilledPerson, number]>[] = [
    { head: 'ลำดับ', kind: 'integer', width: 7, value: ([, at]) => at + 1 },
    { head: 'เลขสมาชิก', kind: 'text', width: 13, value: ([{ membership_no }]) => membership_no },
    { head: 'ชื่อ–สกุล', kind: 'text', width: 36, grows: true, value: ([person]) => fullName(person), foot: 'รวม' },
    ...kindsOf(bill.lines).map(kindColumn),
    { head: 'รวม', kind: 'baht', width: 15, value: ([{ billed }]) => billed, foot: total(bill.people.map(({ billed }) => billed)) },
  ]
  return tableOf(
    TITLE,
    columns,
    bill.people.map((person, at): [BilledPerson, number] => [person, at]),
  )
}
