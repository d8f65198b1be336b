import type { Day } from '#domain/calendar/day.ts'
import { buddhistYear, longDate, monthAndYear } from '#domain/calendar/thai-date.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import { formatBaht, type Satang, total } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import type { CalculationRow } from '../calculator/dividend.ts'
import { ledgerOf } from '../paper/ledger.ts'
import { type Content, oneSheet, type Part } from '../paper/official.ts'
import { facts, figures, notes } from '../paper/parts.ts'
import { type Column, type Table, tableOf } from '../table/table.ts'
import { GENUINE, type Holder, holderFacts } from './holder.ts'

interface Deduction {
  description: string
  amount: Satang
}

interface ReckonedLine {
  paid_on: Day
  contribution: Satang
  numerator: number
  denominator: number
  dividend: Satang
}

export interface DividendCalculation {
  starts_on: Day
  ends_on: Day
  opening: Satang
  on_opening: Satang
  lines: ReckonedLine[]
  dividend: Satang
  interest_paid: Satang
  defaulted: 'yes' | 'no' | null
  short_months: Day[]
  return_clause: string | null
}

export interface DividendNotice {
  asOf: Day
  holder: Holder
  year: number
  rate_ppm: number
  return_rate_ppm: number
  dividend: Satang
  average_return: Satang
  deducted: Satang
  net: Satang
  pay_method: 'bank' | 'deposit' | 'cash'
  pay_account_masked: string | null
  deductions: Deduction[]
  /** How the dividend comes about, where it gives exactly what was announced. */
  reckoning: DividendCalculation | null
}

const PAID = {
  bank: 'โอนเข้าบัญชีธนาคาร',
  deposit: 'โอนเข้าบัญชีเงินฝากสหกรณ์',
  cash: 'เงินสด',
} as const

export function dividendNotice(given: DividendNotice): Content {
  const { asOf, holder, dividend, average_return, deducted, net, reckoning } = given
  const year = buddhistYear(given.year)
  const deductions = deductionTable(given.deductions)
  const lines = reckoning && reckoningTable(reckoning)
  return {
    kind: 'dividend-notice',
    asOf,
    fileName: `เงินปันผล_${holder.membershipNo}_${year}`,
    totals: [
      ['เงินปันผล', dividend],
      ['เงินเฉลี่ยคืน', average_return],
      ['รายการหัก', deducted],
      ['รับสุทธิ', net],
    ],
    tables: lines ? [lines, deductions] : [deductions],
    sheets: oneSheet('dividend-notice', periodOf(given), [
      facts([...holderFacts(holder), ...factsOf(given)]),
      figures(
        [
          ['เงินปันผล', formatBaht(dividend)],
          ['เงินเฉลี่ยคืน', formatBaht(average_return)],
          ['รายการหัก', formatBaht(deducted)],
          ['รับสุทธิ', formatBaht(net)],
        ],
        bahtText(net),
      ),
      ...under('รายการหัก', given.deductions.length > 0 ? deductions : null),
      ...under('ที่มาของเงินปันผล', lines),
      notes(notesOf(given)),
    ]),
  }
}

function periodOf({ year, reckoning }: DividendNotice): string {
  const named = `ประจำปีบัญชี ${buddhistYear(year)}`
  if (!reckoning) return named
  return `${named} (${longDate(reckoning.starts_on)} – ${longDate(reckoning.ends_on)})`
}

function factsOf(given: DividendNotice): [string, string][] {
  const { reckoning, pay_account_masked } = given
  const account = pay_account_masked ? ` ${pay_account_masked}` : ''
  return [
    ['วิธีรับเงิน', `${PAID[given.pay_method]}${account}`],
    ['อัตราเงินปันผล', `${formatRate(given.rate_ppm)} ต่อปี`],
    ['อัตราเงินเฉลี่ยคืน', formatRate(given.return_rate_ppm)],
    ...(reckoning
      ? ([['ดอกเบี้ยเงินกู้ที่จ่าย', `${formatBaht(reckoning.interest_paid)}\u00A0บาท`]] satisfies [
          string,
          string,
        ][])
      : []),
  ]
}

function notesOf({ reckoning, average_return }: DividendNotice): string[] {
  return [
    'อัตราเงินปันผลและเงินเฉลี่ยคืนเป็นไปตามมติที่ประชุมใหญ่',
    ...(reckoning && average_return === 0 ? noReturn(reckoning) : []),
    GENUINE,
  ]
}

/** Default is said only where the core system says it; otherwise which month was short, and who decides. */
function noReturn({
  interest_paid,
  defaulted,
  short_months,
  return_clause,
}: DividendCalculation): string[] {
  if (interest_paid === 0) return ['ไม่มีเงินเฉลี่ยคืน เพราะไม่มีดอกเบี้ยเงินกู้ที่จ่ายในปีบัญชีนี้']
  const clause = return_clause ? [`หลักเกณฑ์ของสหกรณ์: ${return_clause}`] : []
  if (defaulted === 'yes') return ['ไม่มีเงินเฉลี่ยคืน เพราะมีการผิดนัดชำระหนี้ในปีบัญชีนี้', ...clause]
  if (short_months.length === 0) return []
  return [
    `ไม่มีเงินเฉลี่ยคืนตามที่สหกรณ์พิจารณา โดยมีงวดเงินกู้ที่หักชำระไม่ครบ: ${short_months.map((month) => monthAndYear(month)).join(', ')}`,
    ...clause,
  ]
}

function under(text: string, table: Table | null): Part[] {
  if (!table) return []
  return [
    { part: 'heading', text },
    { part: 'ledger', ...ledgerOf(table) },
  ]
}

function deductionTable(deductions: readonly Deduction[]): Table {
  const sum = total(deductions.map(({ amount }) => amount))
  const columns: Column<Deduction>[] = [
    {
      head: 'รายการ',
      kind: 'text',
      width: 40,
      grows: true,
      value: (row) => row.description,
      foot: 'รวม',
    },
    { head: 'จำนวนเงิน', kind: 'baht', width: 16, value: (row) => row.amount, foot: sum },
  ]
  return tableOf('รายการหัก', columns, deductions)
}

function reckoningTable({ opening, on_opening, lines, dividend }: DividendCalculation): Table {
  const shown: CalculationRow[] = [
    { label: 'หุ้นยกมา', paidOn: null, amount: opening, share: 'เต็มปี', dividend: on_opening },
    ...lines.map((line) => ({
      label: 'ส่งค่าหุ้น',
      paidOn: line.paid_on,
      amount: line.contribution,
      share: `${line.numerator}/${line.denominator}`,
      dividend: line.dividend,
    })),
  ]
  const held = total(shown.map(({ amount }) => amount))
  const columns: Column<CalculationRow>[] = [
    {
      head: 'รายการ',
      kind: 'text',
      width: 22,
      grows: true,
      value: (row) => row.label,
      foot: 'รวม',
    },
    { head: 'วันที่ส่งหุ้น', kind: 'date', width: 15, value: (row) => row.paidOn },
    { head: 'จำนวนเงิน', kind: 'baht', width: 18, value: (row) => row.amount, foot: held },
    { head: 'สัดส่วนเวลา', kind: 'text', width: 12, value: (row) => row.share },
    { head: 'เงินปันผล', kind: 'baht', width: 16, value: (row) => row.dividend, foot: dividend },
  ]
  return tableOf('เงินปันผล', columns, shown)
}
