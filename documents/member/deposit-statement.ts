import type { Day } from '#domain/calendar/day.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import { formatBaht, type Satang, total } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import { DEPOSIT_CODES, withDetails } from '#domain/statement/movement-words.ts'
import { ledgerOf } from '../paper/ledger.ts'
import { type Content, oneSheet } from '../paper/official.ts'
import { facts, figures, notes } from '../paper/parts.ts'
import { type Column, type Table, tableOf } from '../table/table.ts'
import { GENUINE, type Holder, holderFacts, inFileName, inWords, type Range } from './holder.ts'

export interface DepositRow {
  posted_on: Day
  receipt_no: string | null
  code: keyof typeof DEPOSIT_CODES
  sign: -1 | 0 | 1
  paid_in: Satang
  paid_out: Satang
  balance: Satang
  reverses_on: Day | null
}

export interface Account {
  account_no: string
  account_name: string
  type_name: string
  rate_ppm: number
  opened_on: Day
}

export interface DepositStatement extends Range {
  asOf: Day
  holder: Holder
  account: Account
  opening: Satang
  closing: Satang
  /** Oldest first. */
  rows: DepositRow[]
}

export function depositStatement(given: DepositStatement): Content {
  const { asOf, holder, account, opening, closing, rows } = given
  const ins = rows.filter(({ sign }) => sign === 1)
  const outs = rows.filter(({ sign }) => sign === -1)
  const paidIn = total(ins.map((row) => row.paid_in))
  const paidOut = total(outs.map((row) => row.paid_out))
  const tax = total(rows.filter(({ code }) => code === 'TX').map((row) => row.paid_out))
  const table = depositTable('เงินฝาก', rows)
  return {
    kind: 'deposit-statement',
    asOf,
    fileName: `รายการเงินฝาก_${account.account_no}_${inFileName(given)}`,
    totals: [
      ['ยอดยกมา', opening],
      ['ฝาก', paidIn],
      ['ถอน', paidOut],
      ['ยอดคงเหลือ', closing],
    ],
    tables: [table],
    sheets: oneSheet('deposit-statement', inWords(given), [
      facts([
        ...holderFacts(holder),
        ['เลขที่บัญชี', account.account_no],
        ['ชื่อบัญชี', account.account_name],
        ['ประเภทบัญชี', account.type_name],
        ['วันที่เปิดบัญชี', longDate(account.opened_on)],
        ['อัตราดอกเบี้ย', `${formatRate(account.rate_ppm)} ต่อปี`],
      ]),
      figures(
        [
          ['ยอดยกมา', formatBaht(opening)],
          [`ฝาก ${ins.length} รายการ`, formatBaht(paidIn)],
          [`ถอน ${outs.length} รายการ`, formatBaht(paidOut)],
          ['ยอดคงเหลือ', formatBaht(closing)],
        ],
        bahtText(closing),
      ),
      { part: 'ledger', ...ledgerOf(table) },
      notes([...taxOf(tax), GENUINE]),
    ]),
  }
}

export function depositTable(name: string, rows: readonly DepositRow[]): Table {
  const paidIn = total(rows.map((row) => row.paid_in))
  const paidOut = total(rows.map((row) => row.paid_out))
  // biome-ignore format: a table reads in columns
  const columns: Column<DepositRow>[] = [
    { head: 'วันที่', kind: 'date', width: 14, value: (row) => row.posted_on, foot: 'รวม' },
    { head: 'เลขอ้างอิง', kind: 'text', width: 16, value: (row) => row.receipt_no },
    { head: 'รายการ', kind: 'text', width: 24, grows: true, value: said },
    { head: 'ฝาก', kind: 'baht', width: 16, value: (row) => (row.sign === 1 ? row.paid_in : null), foot: paidIn },
    { head: 'ถอน', kind: 'baht', width: 16, value: (row) => (row.sign === -1 ? row.paid_out : null), foot: paidOut },
    { head: 'ยอดคงเหลือ', kind: 'baht', width: 18, value: (row) => row.balance },
  ]
  return tableOf(name, columns, rows)
}

function said(row: DepositRow): string {
  return withDetails(DEPOSIT_CODES[row.code], row)
}

/** Part of what was taken out, so not a figure beside it. */
function taxOf(tax: Satang): string[] {
  return tax > 0 ? [`ยอดถอนนี้รวมภาษีหัก ณ ที่จ่ายของดอกเบี้ย ${formatBaht(tax)} บาท`] : []
}
