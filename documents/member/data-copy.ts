// Everything the cooperative's records say of a member, for the member (PDPA s.30).

import type { Day, Month } from '#domain/calendar/day.ts'
import { buddhistYear, monthAndYear } from '#domain/calendar/thai-date.ts'
import type { Satang } from '#domain/money/money.ts'
import { factsTable, type Pair } from '../paper/facts.ts'
import { ledgerOf } from '../paper/ledger.ts'
import { type Content, oneSheet, type Part } from '../paper/official.ts'
import { facts, notes } from '../paper/parts.ts'
import { type Column, type Table, tableOf } from '../table/table.ts'
import { type Beneficiary, beneficiaryTable } from './beneficiary-form.ts'
import { type Account, type DepositRow, depositTable } from './deposit-statement.ts'
import type { Holder } from './holder.ts'
import { type Contract, type LoanRow, loanTable } from './loan-statement.ts'
import { type ShareRow, shareTable } from './share-statement.ts'

export interface DataCopy {
  asOf: Day
  holder: Holder
  /** The register's entry, label by label. */
  person: Pair[]
  shares: ShareRow[]
  loans: { contract: Contract; rows: LoanRow[] }[]
  deposits: { account: Account; rows: DepositRow[] }[]
  months: { period: Month; billed: Satang; deducted: Satang; receipt_no: string | null }[]
  guarantees: { loan_no: string; role: string; name: string; amount: Satang }[]
  beneficiaries: Beneficiary[]
  dividends: {
    year: number
    dividend: Satang
    average_return: Satang
    deducted: Satang
    net: Satang
  }[]
  insurance: {
    policy_no: string
    sum_insured: Satang
    premium: Satang
    from_on: Day
    until_on: Day
  }[]
  welfare: { name: string; requested_on: Day; amount: Satang; state: string }[]
  papers: { number: string; name: string; issued_on: Day }[]
  requests: { number: string; what: string; sent_on: Day; state: string }[]
  /** By others who borrow. */
  asks: { number: string; amount: Satang; asked_on: Day; answered_on: Day | null; state: string }[]
  certificates: {
    number: string
    state: string
    month: Day | null
    income: Satang | null
    coop_deducted: Satang | null
    other_deducted: Satang | null
  }[]
}

export function dataCopy(given: DataCopy): Content {
  const { asOf, holder, person } = given
  const tables = tablesOf(given)
  return {
    kind: 'data-copy',
    asOf,
    fileName: `สำเนาข้อมูลส่วนบุคคล_${holder.membershipNo}`,
    totals: [],
    tables: [factsTable(person), ...tables],
    sheets: oneSheet('data-copy', 'ตามกฎหมายคุ้มครองข้อมูลส่วนบุคคล', [
      { part: 'heading', text: 'ข้อมูลทะเบียนสมาชิก' },
      facts(person),
      ...tables.flatMap((table): Part[] => [
        { part: 'heading', text: table.name },
        { part: 'ledger', ...ledgerOf(table) },
      ]),
      notes(['หากข้อมูลไม่ถูกต้อง ท่านมีสิทธิขอแก้ไขได้ทางระบบสมาชิก หรือที่สำนักงานสหกรณ์']),
    ]),
  }
}

function tablesOf(given: DataCopy): Table[] {
  return [
    shareTable(given.shares),
    ...given.loans.map(({ contract, rows }) =>
      loanTable(`${contract.type_name} ${contract.loan_no}`, rows),
    ),
    ...given.deposits.map(({ account, rows }) =>
      depositTable(`${account.type_name} ${account.account_no}`, rows),
    ),
    tableOf('รายการเรียกเก็บประจำเดือน', MONTHS, given.months),
    tableOf('การค้ำประกัน', GUARANTEES, given.guarantees),
    beneficiaryTable(given.beneficiaries),
    tableOf('เงินปันผลและเงินเฉลี่ยคืน', DIVIDENDS, given.dividends),
    tableOf('ประกันชีวิต', INSURANCE, given.insurance),
    tableOf('สวัสดิการ', WELFARE, given.welfare),
    tableOf('เอกสารที่ออกให้', PAPERS, given.papers),
    tableOf('คำขอที่ส่งถึงสหกรณ์', REQUESTS, given.requests),
    tableOf('คำขอให้ค้ำประกันที่ได้รับ', ASKS, given.asks),
    tableOf('รายได้ที่หน่วยงานรับรอง', CERTIFICATES, given.certificates),
  ]
}

// biome-ignore format: a table reads in columns
const MONTHS: Column<DataCopy['months'][number]>[] = [
  { head: 'เดือน', kind: 'text', width: 20, grows: true, value: (row) => monthAndYear(`${row.period}-01`) },
  { head: 'เรียกเก็บ', kind: 'baht', width: 16, value: (row) => row.billed },
  { head: 'รับชำระ', kind: 'baht', width: 16, value: (row) => row.deducted },
  { head: 'เลขที่ใบเสร็จ', kind: 'text', width: 18, value: (row) => row.receipt_no },
]

// biome-ignore format: a table reads in columns
const GUARANTEES: Column<DataCopy['guarantees'][number]>[] = [
  { head: 'สัญญา', kind: 'text', width: 18, value: (row) => row.loan_no },
  { head: 'ฐานะ', kind: 'text', width: 20, value: (row) => row.role },
  { head: 'บุคคลหรือหลักประกัน', kind: 'text', width: 30, grows: true, value: (row) => row.name },
  { head: 'วงเงินค้ำประกัน', kind: 'baht', width: 16, value: (row) => row.amount },
]

// biome-ignore format: a table reads in columns
const DIVIDENDS: Column<DataCopy['dividends'][number]>[] = [
  { head: 'ปีบัญชี', kind: 'text', width: 10, grows: true, value: (row) => String(buddhistYear(row.year)) },
  { head: 'เงินปันผล', kind: 'baht', width: 16, value: (row) => row.dividend },
  { head: 'เงินเฉลี่ยคืน', kind: 'baht', width: 16, value: (row) => row.average_return },
  { head: 'รายการหัก', kind: 'baht', width: 16, value: (row) => row.deducted },
  { head: 'รับสุทธิ', kind: 'baht', width: 16, value: (row) => row.net },
]

// biome-ignore format: a table reads in columns
const INSURANCE: Column<DataCopy['insurance'][number]>[] = [
  { head: 'เลขที่กรมธรรม์', kind: 'text', width: 20, grows: true, value: (row) => row.policy_no },
  { head: 'เริ่มคุ้มครอง', kind: 'date', width: 15, value: (row) => row.from_on },
  { head: 'สิ้นสุด', kind: 'date', width: 15, value: (row) => row.until_on },
  { head: 'ทุนประกัน', kind: 'baht', width: 16, value: (row) => row.sum_insured },
  { head: 'เบี้ยประกัน', kind: 'baht', width: 16, value: (row) => row.premium },
]

// biome-ignore format: a table reads in columns
const WELFARE: Column<DataCopy['welfare'][number]>[] = [
  { head: 'สวัสดิการ', kind: 'text', width: 30, grows: true, value: (row) => row.name },
  { head: 'วันที่ขอ', kind: 'date', width: 15, value: (row) => row.requested_on },
  { head: 'จำนวนเงิน', kind: 'baht', width: 16, value: (row) => row.amount },
  { head: 'สถานะ', kind: 'text', width: 14, value: (row) => row.state },
]

// biome-ignore format: a table reads in columns
const PAPERS: Column<DataCopy['papers'][number]>[] = [
  { head: 'เลขที่', kind: 'text', width: 20, value: (row) => row.number },
  { head: 'เอกสาร', kind: 'text', width: 40, grows: true, value: (row) => row.name },
  { head: 'วันที่ออก', kind: 'date', width: 15, value: (row) => row.issued_on },
]

// biome-ignore format: a table reads in columns
const REQUESTS: Column<DataCopy['requests'][number]>[] = [
  { head: 'เลขที่คำขอ', kind: 'text', width: 18, value: (row) => row.number },
  { head: 'เรื่อง', kind: 'text', width: 40, grows: true, value: (row) => row.what },
  { head: 'วันที่ส่ง', kind: 'date', width: 15, value: (row) => row.sent_on },
  { head: 'สถานะ', kind: 'text', width: 24, value: (row) => row.state },
]

// biome-ignore format: a table reads in columns
const ASKS: Column<DataCopy['asks'][number]>[] = [
  { head: 'เลขที่คำขอ', kind: 'text', width: 18, value: (row) => row.number },
  { head: 'วงเงินที่ขอให้ค้ำ', kind: 'baht', width: 16, value: (row) => row.amount },
  { head: 'วันที่ขอ', kind: 'date', width: 15, value: (row) => row.asked_on },
  { head: 'วันที่ตอบ', kind: 'date', width: 15, value: (row) => row.answered_on },
  { head: 'คำตอบของท่าน', kind: 'text', width: 24, grows: true, value: (row) => row.state },
]

// biome-ignore format: a table reads in columns
const CERTIFICATES: Column<DataCopy['certificates'][number]>[] = [
  { head: 'เลขที่คำขอ', kind: 'text', width: 18, value: (row) => row.number },
  { head: 'เดือน', kind: 'text', width: 20, value: (row) => row.month && monthAndYear(row.month) },
  { head: 'รายได้', kind: 'baht', width: 16, value: (row) => row.income },
  { head: 'หักสหกรณ์', kind: 'baht', width: 16, value: (row) => row.coop_deducted },
  { head: 'หักอื่น', kind: 'baht', width: 16, value: (row) => row.other_deducted },
  { head: 'หน่วยงาน', kind: 'text', width: 20, grows: true, value: (row) => row.state },
]
