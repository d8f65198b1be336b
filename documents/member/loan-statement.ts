import { bahtText } from '#domain/baht-text.ts'
import type { Day } from '#domain/day.ts'
import { type KeyTotal, PAPER_KINDS } from '#domain/issued-paper.ts'
import { formatBaht, type Satang, satang, total } from '#domain/money.ts'
import { LOAN_CODES } from '#domain/movement-words.ts'
import { formatRate } from '#domain/rate.ts'
import { longDate } from '#domain/thai-date.ts'
import type { Pair } from '../facts.ts'
import { ledgerOf } from '../ledger.ts'
import type { Content } from '../official.ts'
import { type Column, type Table, tableOf } from '../table.ts'
import { GENUINE, type Holder, holderFacts, inFileName, inWords, type Range } from './holder.ts'

export interface LoanRow {
  posted_on: Day
  receipt_no: string | null
  code: keyof typeof LOAN_CODES
  sign: -1 | 0 | 1
  principal: Satang
  interest: Satang
  balance: Satang
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
    sheets: [
      {
        title: PAPER_KINDS['loan-statement'].name,
        about: inWords(given),
        parts: [
          { part: 'facts', pairs: [...holderFacts(holder), ...contractFacts(contract)] },
          {
            part: 'figures',
            pairs: [
              ['เงินต้นยกมา', formatBaht(opening)],
              ...borrowing.map((amount): Pair => ['รับเงินกู้', formatBaht(amount)]),
              ['ชำระเงินต้น', formatBaht(principal)],
              ['ชำระดอกเบี้ย', formatBaht(interest)],
              ['เงินต้นคงเหลือ', formatBaht(closing)],
            ],
            inWords: bahtText(closing),
          },
          { part: 'ledger', ...ledgerOf(table) },
          { part: 'notes', lines: [GENUINE] },
        ],
      },
    ],
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
    { head: 'รายการ', kind: 'text', width: 22, grows: true, value: (row) => LOAN_CODES[row.code] },
    { head: 'รับเงินกู้', kind: 'baht', width: 16, value: ifBorrowed, foot: borrowed },
    { head: 'เงินต้น', kind: 'baht', width: 16, value: (row) => ifRepaid(row, row.principal), foot: principal },
    { head: 'ดอกเบี้ย', kind: 'baht', width: 14, value: (row) => ifRepaid(row, row.interest), foot: interest },
    { head: 'รวมชำระ', kind: 'baht', width: 16, value: (row) => ifRepaid(row, satang(row.principal + row.interest)), foot: paid },
    { head: 'คงเหลือ', kind: 'baht', width: 18, value: (row) => row.balance },
  ]
  // Money is paid out once, so most statements have no use for that column.
  const used = columns.filter(({ head }) => borrowed > 0 || head !== 'รับเงินกู้')
  return tableOf(name, used, rows)
}

function ifBorrowed({ sign, principal }: LoanRow): Satang | null {
  return sign === 1 ? principal : null
}

function borrowedIn(rows: readonly LoanRow[]): Satang {
  return total(rows.map((row) => ifBorrowed(row) ?? satang(0)))
}

function ifRepaid({ sign }: LoanRow, amount: Satang): Satang | null {
  return sign === -1 ? amount : null
}

function repaidIn(rows: readonly LoanRow[]): { principal: Satang; interest: Satang } {
  const repaid = rows.filter(({ sign }) => sign === -1)
  return {
    principal: total(repaid.map((row) => row.principal)),
    interest: total(repaid.map((row) => row.interest)),
  }
}
