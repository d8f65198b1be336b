import type { Day } from '#domain/calendar/day.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import { formatBaht, type Satang, satang, total } from '#domain/money/money.ts'
import { SHARE_CODES, withDetails } from '#domain/statement/movement-words.ts'
import { ledgerOf } from '../paper/ledger.ts'
import { type Content, oneSheet } from '../paper/official.ts'
import { facts, figures, notes } from '../paper/parts.ts'
import { type Column, type Table, tableOf } from '../table/table.ts'
import { GENUINE, type Holder, holderFacts, inFileName, inWords, type Range } from './holder.ts'

export interface ShareRow {
  posted_on: Day
  receipt_no: string | null
  code: keyof typeof SHARE_CODES
  sign: -1 | 0 | 1
  amount: Satang
  shares: number
  balance: Satang
  instalment: number | null
  note: string | null
  reverses_on: Day | null
}

export interface ShareStatement extends Range {
  asOf: Day
  holder: Holder
  opening: Satang
  closing: Satang
  /** Oldest first. */
  rows: ShareRow[]
}

export function shareStatement(given: ShareStatement): Content {
  const { asOf, holder, opening, closing, rows } = given
  // What was taken back was neither paid in nor withdrawn.
  const taken = rows.filter((row) => row.code === 'RV')
  const others = rows.filter((row) => row.code !== 'RV')
  const paidIn = satang(totalMoved(others, 1) - totalMoved(taken, -1))
  const withdrawn = satang(totalMoved(others, -1) - totalMoved(taken, 1))
  const table = shareTable(rows)
  return {
    kind: 'share-statement',
    asOf,
    fileName: `รายการหุ้น_${holder.membershipNo}_${inFileName(given)}`,
    totals: [
      ['ทุนเรือนหุ้นยกมา', opening],
      ['ทุนเรือนหุ้นคงเหลือ', closing],
    ],
    tables: [table],
    sheets: oneSheet('share-statement', inWords(given), [
      facts(holderFacts(holder)),
      figures(
        [
          ['ยอดยกมา', formatBaht(opening)],
          ['ส่งค่าหุ้น', formatBaht(paidIn)],
          ['ถอนหุ้น', formatBaht(withdrawn)],
          ['คงเหลือ', formatBaht(closing)],
        ],
        bahtText(closing),
      ),
      { part: 'ledger', ...ledgerOf(table) },
      notes([GENUINE]),
    ]),
  }
}

export function shareTable(rows: readonly ShareRow[]): Table {
  const net = satang(totalMoved(rows, 1) - totalMoved(rows, -1))
  const columns: Column<ShareRow>[] = [
    { head: 'วันที่', kind: 'date', width: 14, value: (row) => row.posted_on, foot: 'รวม' },
    { head: 'เลขที่ใบเสร็จ', kind: 'text', width: 16, value: (row) => row.receipt_no },
    { head: 'รายการ', kind: 'text', width: 26, grows: true, value: said },
    { head: 'งวดที่', kind: 'integer', width: 8, value: (row) => row.instalment },
    { head: 'จำนวนเงิน', kind: 'baht', width: 16, value: amountOf, foot: net },
    { head: 'จำนวนหุ้น', kind: 'integer', width: 12, value: sharesOf },
    { head: 'ยอดคงเหลือ', kind: 'baht', width: 18, value: (row) => row.balance },
  ]
  return tableOf('ทุนเรือนหุ้น', columns, rows)
}

function said(row: ShareRow): string {
  return [withDetails(SHARE_CODES[row.code], row), row.note].filter(Boolean).join(' ')
}

// What is brought forward moves nothing, so it has no amount.
function amountOf({ sign, amount }: ShareRow): Satang | null {
  return sign === 0 ? null : satang(sign * amount)
}

function sharesOf({ sign, shares }: ShareRow): number | null {
  return sign === 0 ? null : sign * shares
}

function totalMoved(rows: readonly ShareRow[], sign: -1 | 1): Satang {
  return total(rows.filter((row) => row.sign === sign).map((row) => row.amount))
}
