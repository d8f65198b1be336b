import type { Day } from '#domain/calendar/day.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { paidBy } from '#domain/loan/loan-payment.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import { formatBaht, type Satang, satang, total } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import type { KeyTotal } from '#domain/paper/issued-paper.ts'
import { LOAN_CODES, withDetails } from '#domain/statement/movement-words.ts'
import type { Pair } from '../paper/facts.ts'
import { ledgerOf } from '../paper/ledger.ts'
import { type Content, oneSheet } from '../paper/official.ts'
import { facts, figures, notes } from '../paper/parts.ts'
import { type Column, type Table, tableOf } from '../table/table.ts'
import { GENUINE, type Holder, holderFacts, inFileName, inWords, type Range } from './holder.ts'

export interface LoanRow {
  posted_on: Day
  receipt_no: string | null
  code: keyof typeof LOAN_CODES
  sign: -1 | 0 | 1
  principal: Satang
  interest: Satang
  balance: Satang
  /** The guarantor who paid, by a shortened name. */
  payer: string | null
  reverses_on: Day | null
}

export interface Contract {
  loan_no: string
  type_name: string
  opened_on: Day
  principal: Satang
  balance: Satang
  rate_ppm: number
  months: number
  months_paid: number
  instalment: Satang
  /** What the core system says of arrears and default, where it says any. */
  arrears_principal: Satang | null
  arrears_interest: Satang | null
  default_on: Day | null
}

export interface LoanStatement extends Range {
  asOf: Day
  holder: Holder
  contract: Contract
  opening: Satang
  closing: Satang
  /** Oldest first. */
  rows: LoanRow[]
}

export function loanStatement(given: LoanStatement): Content {
  const { asOf, holder, contract, opening, closing, rows } = given
  const { principal, interest } = repaidIn(rows)
  const borrowed = borrowedIn(rows)
  // Said only where money was paid out, which is once in a contract.
  const borrowing = borrowed > 0 ? [borrowed] : []
  const table = loanTable('เงินกู้', rows)
  return {
    kind: 'loan-statement',
    asOf,
    fileName: `รายการเงินกู้_${contract.loan_no}_${inFileName(given)}`,
    totals: [
      ['เงินต้นยกมา', opening],
      ...borrowing.map((amount): KeyTotal => ['รับเงินกู้', amount]),
      ['ชำระเงินต้น', principal],
      ['ชำระดอกเบี้ย', interest],
      ['เงินต้นคงเหลือ', closing],
    ],
    tables: [table],
    sheets: oneSheet('loan-statement', inWords(given), [
      facts([...holderFacts(holder), ...contractFacts(contract)]),
      figures(
        [
          ['เงินต้นยกมา', formatBaht(opening)],
          ...borrowing.map((amount): Pair => ['รับเงินกู้', formatBaht(amount)]),
          ['ชำระเงินต้น', formatBaht(principal)],
          ['ชำระดอกเบี้ย', formatBaht(interest)],
          ['เงินต้นคงเหลือ', formatBaht(closing)],
        ],
        bahtText(closing),
      ),
      { part: 'ledger', ...ledgerOf(table) },
      notes([GENUINE]),
    ]),
  }
}

export function contractFacts(contract: Contract): Pair[] {
  return [
    ['เลขที่สัญญา', contract.loan_no],
    ['ประเภทเงินกู้', contract.type_name],
    ['วันที่รับเงินกู้', longDate(contract.opened_on)],
    ['วงเงินอนุมัติ', `${formatBaht(contract.principal)}\u00A0บาท`],
    ['อัตราดอกเบี้ย', `${formatRate(contract.rate_ppm)} ต่อปี`],
    ['ชำระแล้ว', `${contract.months_paid}/${contract.months} งวด`],
    ...arrearsFacts(contract),
  ]
}

function arrearsFacts({ arrears_principal, arrears_interest, default_on }: Contract): Pair[] {
  const baht = (amount: Satang) => `${formatBaht(amount)}\u00A0บาท`
  return [
    ...(arrears_principal ? [['เงินต้นค้างชำระ', baht(arrears_principal)] satisfies Pair] : []),
    ...(arrears_interest ? [['ดอกเบี้ยค้างชำระ', baht(arrears_interest)] satisfies Pair] : []),
    ...(default_on ? [['วันที่ผิดนัด', longDate(default_on)] satisfies Pair] : []),
  ]
}

export function loanTable(name: string, rows: readonly LoanRow[]): Table {
  const { principal, interest } = repaidIn(rows)
  const borrowed = borrowedIn(rows)
  const paid = satang(principal + interest)
  // biome-ignore format: a table reads in columns
  const columns: Column<LoanRow>[] = [
    { head: 'วันที่', kind: 'date', width: 14, value: (row) => row.posted_on, foot: 'รวม' },
    { head: 'เลขที่ใบเสร็จ', kind: 'text', width: 16, value: (row) => row.receipt_no },
    { head: 'รายการ', kind: 'text', width: 22, grows: true, value: said },
    { head: 'รับเงินกู้', kind: 'baht', width: 16, value: ifBorrowed, foot: borrowed },
    { head: 'เงินต้น', kind: 'baht', width: 16, value: (row) => paidBy(row)?.principal ?? null, foot: principal },
    { head: 'ดอกเบี้ย', kind: 'baht', width: 14, value: (row) => paidBy(row)?.interest ?? null, foot: interest },
    { head: 'รวมชำระ', kind: 'baht', width: 16, value: (row) => paidBy(row)?.total ?? null, foot: paid },
    { head: 'คงเหลือ', kind: 'baht', width: 18, value: (row) => row.balance },
  ]
  // Money is paid out once, so most statements have no use for that column.
  const used = columns.filter(({ head }) => borrowed > 0 || head !== 'รับเงินกู้')
  return tableOf(name, used, rows)
}

function said(row: LoanRow): string {
  return withDetails(LOAN_CODES[row.code], row)
}

function ifBorrowed({ code, principal }: LoanRow): Satang | null {
  return code === '01' ? principal : null
}

function borrowedIn(rows: readonly LoanRow[]): Satang {
  return total(rows.map((row) => ifBorrowed(row) ?? satang(0)))
}

function repaidIn(rows: readonly LoanRow[]): { principal: Satang; interest: Satang } {
  const paid = rows.flatMap((row) => paidBy(row) ?? [])
  return {
    principal: total(paid.map((one) => one.principal)),
    interest: total(paid.map((one) => one.interest)),
  }
}
