// The monthly bill, which becomes a receipt once the employer has deducted it (RULE-57).

import type { Day, Month } from '#domain/calendar/day.ts'
import { filedDate, longDate, monthAndYear } from '#domain/calendar/thai-date.ts'
import { isDivided, type LineKind } from '#domain/collection/collection-words.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import { formatBaht, type Satang, satang, total } from '#domain/money/money.ts'
import { PAPER_KINDS } from '#domain/paper/issued-paper.ts'
import { RECEIPT_SIGNINGS, type ReceiptSigning } from '#domain/paper/receipt-signing.ts'
import type { Pair } from '../paper/facts.ts'
import { ledgerOf } from '../paper/ledger.ts'
import type { Content, Part, Sheet } from '../paper/official.ts'
import { facts, figures, notes } from '../paper/parts.ts'
import { type Column, type Table, tableOf } from '../table/table.ts'
import { type Holder, holderFacts } from './holder.ts'

export interface CollectionLine {
  line_kind: LineKind
  title: string
  ref_no: string | null
  instalment: number | null
  principal: Satang
  interest: Satang
  billed: Satang
  deducted: Satang
  /** Of a loan with a receipt: what was received of each, as the ledger has it. */
  received_principal: Satang | null
  received_interest: Satang | null
  remaining: Satang | null
}

export interface CollectionMonth {
  /** 'YYYY-MM' */
  period: Month
  unit: string
  billed: Satang
  deducted: Satang
  missing: Satang
  /** Why not all was deducted. */
  reason: string | null
  receipt: { receipt_no: string; paid_on: Day; amount: Satang } | null
  lines: CollectionLine[]
  /** Held in shares after this month. */
  shares: Satang | null
  /** Loan interest paid since the year began, this month included. */
  interestOfYear: Satang | null
}

export interface Collection {
  asOf: Day
  holder: Holder
  /** Oldest first. */
  months: CollectionMonth[]
  signing: ReceiptSigning
}

const COMPLETE_WHEN_PAID = 'ใบรับเงินประจำเดือนจะสมบูรณ์ก็ต่อเมื่อทางสหกรณ์ได้รับเงินที่เรียกเก็บเรียบร้อยแล้ว'

/** One month to a sheet, in one paper: as a receipt where any of it was paid. */
export function collectionPaper({ asOf, holder, months, signing }: Collection): Content {
  const first = months[0]
  if (!first) throw new RangeError('a paper of no month')
  const kind = months.some(({ receipt }) => receipt) ? 'receipt' : 'bill'
  return {
    kind,
    asOf,
    fileName: [
      kind === 'receipt' ? 'ใบเสร็จรับเงิน' : 'ใบเรียกเก็บเงิน',
      holder.membershipNo,
      filedDate(months.length > 1 ? `${Number(first.period.slice(0, 4))}` : first.period),
    ].join('_'),
    totals: [
      ['เรียกเก็บ', total(months.map(({ billed }) => billed))],
      ['รับชำระ', total(months.map(({ deducted }) => deducted))],
    ],
    tables: [tableOfMonths(months)],
    sheets: months.map((month) => sheetOf(holder, month, signing)),
  }
}

function sheetOf(holder: Holder, month: CollectionMonth, signing: ReceiptSigning): Sheet {
  const { period, receipt, billed, deducted } = month
  const amount = receipt ? deducted : billed
  return {
    title: PAPER_KINDS[receipt ? 'receipt' : 'bill'].name,
    about: `งวดประจำเดือน ${monthAndYear(`${period}-01`)}`,
    parts: [
      facts(factsOf(holder, month)),
      // As on the screen, and because an empty place on a receipt could be written into.
      { part: 'ledger', ...ledgerOf(tableOfMonth(month), { nothing: '–' }) },
      figures(
        [[receipt ? 'รวมรับชำระทั้งสิ้น' : 'รวมเรียกเก็บทั้งสิ้น', formatBaht(amount)]],
        bahtText(amount),
      ),
      ...missingIn(month),
      ...(signing === 'by_hand' ? [SIGNATURES] : []),
      notes([
        COMPLETE_WHEN_PAID,
        ...(signing === 'electronic' ? [`เอกสารนี้${RECEIPT_SIGNINGS.electronic}`] : []),
      ]),
    ],
  }
}

const SIGNATURES: Part = {
  part: 'signatures',
  signers: [
    { name: null, role: 'ผู้จัดการ' },
    { name: null, role: 'เจ้าหน้าที่รับเงิน' },
  ],
}

function factsOf(holder: Holder, month: CollectionMonth): Pair[] {
  const { receipt, shares, interestOfYear } = month
  return [
    ...(receipt
      ? ([
          ['เลขที่ใบเสร็จ', receipt.receipt_no],
          ['วันที่รับเงิน', longDate(receipt.paid_on)],
        ] satisfies Pair[])
      : []),
    ...holderFacts({ ...holder, unit: month.unit }),
    ...(shares === null ? [] : [['ทุนเรือนหุ้น', `${formatBaht(shares)}\u00A0บาท`] satisfies Pair]),
    ...(interestOfYear === null
      ? []
      : [['ดอกเบี้ยสะสม', `${formatBaht(interestOfYear)}\u00A0บาท`] satisfies Pair]),
  ]
}

function missingIn({ receipt, missing, reason }: CollectionMonth): Part[] {
  if (missing === 0 || !(receipt || reason)) return []
  const why = reason ? ` เนื่องจาก${reason}` : ''
  return [notes([`หักไม่ได้ ${formatBaht(missing)} บาท${why}`])]
}

function tableOfMonth({ period, receipt, lines }: CollectionMonth): Table {
  const columns = columnsOf(lines).filter(({ head }) => receipt || head !== 'รับชำระ')
  return tableOf(monthAndYear(`${period}-01`), columns, lines)
}

/** All months in one sheet, each line with its own: so it is one file to sort and add up. */
function tableOfMonths(months: readonly CollectionMonth[]): Table {
  const lines = months.flatMap(({ period, receipt, lines }) =>
    lines.map((line) => ({ ...line, period, receipt_no: receipt?.receipt_no ?? null })),
  )
  const columns: Column<(typeof lines)[number]>[] = [
    { head: 'เดือน', kind: 'text', width: 18, value: (line) => monthAndYear(`${line.period}-01`) },
    { head: 'เลขที่ใบเสร็จ', kind: 'text', width: 16, value: (line) => line.receipt_no },
    ...columnsOf(lines),
  ]
  return tableOf('รายการเรียกเก็บ', columns, lines)
}

function columnsOf(lines: readonly CollectionLine[]): Column<CollectionLine>[] {
  const sum = (column: 'billed' | 'deducted') => total(lines.map((line) => line[column]))
  const divided = lines.filter(({ line_kind }) => isDivided(line_kind))
  // A receipt says what was received, and only a bill what was billed.
  const part = (line: CollectionLine, column: 'principal' | 'interest') =>
    line[`received_${column}`] ?? line[column]
  const partOf = (column: 'principal' | 'interest') => ({
    value: (line: CollectionLine) => (isDivided(line.line_kind) ? part(line, column) : null),
    ...(divided.length > 0 && { foot: total(divided.map((line) => part(line, column))) }),
  })
  const outstanding = lines.map(({ billed, deducted }) => satang(billed - deducted))
  // biome-ignore format: a table reads in columns
  return [
    { head: 'รายการ/สัญญา', kind: 'text', width: 36, grows: true, value: said, foot: 'รวม' },
    { head: 'งวดที่', kind: 'integer', width: 8, value: (line) => line.instalment },
    { head: 'เงินต้น', kind: 'baht', width: 14, ...partOf('principal') },
    { head: 'ดอกเบี้ย', kind: 'baht', width: 14, ...partOf('interest') },
    { head: 'เรียกเก็บ', kind: 'baht', width: 14, value: (line) => line.billed, foot: sum('billed') },
    { head: 'รับชำระ', kind: 'baht', width: 14, value: (line) => line.deducted, foot: sum('deducted') },
    ...(outstanding.some((amount) => amount > 0) && lines.some(({ deducted }) => deducted > 0)
      ? [{ head: 'ค้างชำระ', kind: 'baht' as const, width: 14, value: (line: CollectionLine) => satang(line.billed - line.deducted) || null, foot: total(outstanding) }]
      : []),
    { head: 'คงเหลือ', kind: 'baht', width: 16, value: (line) => line.remaining },
  ]
}

function said({ title, ref_no }: CollectionLine): string {
  return [title, ref_no].filter(Boolean).join(' ')
}
