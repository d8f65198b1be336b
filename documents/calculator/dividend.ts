import type { Day } from '#domain/calendar/day.ts'
import {
  buddhistYear,
  longDate,
  longMoment,
  monthAndYear,
  shortDate,
} from '#domain/calendar/thai-date.ts'
import type { Dividend, DividendLine, DividendRules, Shares } from '#domain/dividend/dividend.ts'
import type { LoanBusiness } from '#domain/dividend/dividend-return.ts'
import { methodInWords } from '#domain/dividend/dividend-rules-in-words.ts'
import { fiscalYear } from '#domain/dividend/dividend-year.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import { formatBaht, type Satang, total } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import { factsTable, type Pair } from '../paper/facts.ts'
import { type Frame, frameOf, memberFacts, type Occasion } from '../paper/frame.ts'
import type { Workbook } from '../table/sheet.ts'
import { type Column, tableOf } from '../table/table.ts'

export interface DividendStatement extends Occasion {
  shares: Shares
  rules: DividendRules
  dividend: Dividend
  /** Average return on loan interest (เฉลี่ยคืน), where it was asked for. */
  averageReturn?: { business: LoanBusiness; amount: Satang }
}

/** The data of templates/dividend.typ. */
export interface DividendPaper {
  frame: Frame
  facts: Pair[]
  figures: Pair[]
  inWords: string
  head: string[]
  rows: string[][]
  totals: string[]
  notes: string[]
}

/** A row of the calculation: what was held for which share of the year, and what it earned. */
export interface CalculationRow {
  label: string
  paidOn: Day | null
  amount: Satang
  share: string
  dividend: Satang
}

const TITLE = 'รายละเอียดการคำนวณเงินปันผล (ประมาณการเบื้องต้น)'

const ESTIMATE =
  'ประมาณการเบื้องต้น: อัตราเงินปันผลและเงินเฉลี่ยคืนเป็นไปตามมติที่ประชุมใหญ่ ยอดจริงเป็นไปตามที่สหกรณ์ประกาศจ่าย'
const ROUNDING = 'คำนวณและปัดเศษเป็นสตางค์ทีละรายการ ยอดรวมคือผลบวกของรายการที่แสดง'
const NO_RETURN = 'ไม่มีเงินเฉลี่ยคืน เพราะมีการผิดนัดชำระหนี้ในปีบัญชีนี้'

export function dividendPaper(given: DividendStatement): DividendPaper {
  const lines = linesOf(given)
  return {
    frame: frameOf(TITLE, given, { checkOnly: true }),
    facts: factsOf(given),
    figures: figuresOf(given),
    inWords: bahtText(receivedOf(given)),
    head: ['รายการ', 'วันที่ส่งหุ้น', 'จำนวนเงิน', 'สัดส่วนเวลา', 'เงินปันผล'],
    rows: lines.map((line) => [
      line.label,
      line.paidOn ? shortDate(line.paidOn) : '',
      formatBaht(line.amount),
      line.share,
      formatBaht(line.dividend),
    ]),
    totals: ['รวม', '', formatBaht(sharesOf(lines)), '', formatBaht(given.dividend.total)],
    notes: notesOf(given),
  }
}

export function dividendWorkbook(given: DividendStatement): Workbook {
  const { cooperative, printedAt, dividend } = given
  const lines = linesOf(given)
  const shares = sharesOf(lines)
  const columns: Column<CalculationRow>[] = [
    { head: 'รายการ', kind: 'text', width: 22, value: (line) => line.label, foot: 'รวม' },
    { head: 'วันที่ส่งหุ้น', kind: 'date', width: 15, value: (line) => line.paidOn },
    { head: 'จำนวนเงิน', kind: 'baht', width: 18, value: (line) => line.amount, foot: shares },
    { head: 'สัดส่วนเวลา', kind: 'text', width: 12, value: (line) => line.share },
    {
      head: 'เงินปันผล',
      kind: 'baht',
      width: 16,
      value: (line) => line.dividend,
      foot: dividend.total,
    },
  ]
  const said: Pair[] = [
    ['สหกรณ์', cooperative.nameTh],
    ...factsOf(given),
    ...figuresOf(given),
    ...notesOf(given).map((note): Pair => ['หมายเหตุ', note]),
    ['พิมพ์เมื่อ', longMoment(printedAt)],
  ]
  return {
    title: TITLE,
    author: cooperative.nameTh,
    printedAt,
    tables: [tableOf('เงินปันผล', columns, lines), factsTable(said)],
  }
}

function linesOf({ shares, dividend }: DividendStatement): CalculationRow[] {
  const opening = {
    label: 'หุ้นยกมา',
    paidOn: null,
    amount: shares.opening,
    share: 'เต็มปี',
    dividend: dividend.onOpening,
  }
  return [opening, ...dividend.lines.map(lineOf)]
}

function lineOf(line: DividendLine): CalculationRow {
  return {
    label: monthAndYear(line.paidOn),
    paidOn: line.paidOn,
    amount: line.contribution,
    share: `${line.numerator}/${line.denominator}`,
    dividend: line.dividend,
  }
}

function factsOf(given: DividendStatement): Pair[] {
  const { shares, rules, averageReturn } = given
  const { startsOn, endsOn } = fiscalYear(shares.year, rules)
  const facts: Pair[] = [
    ...memberFacts(given),
    ['ปีบัญชี', String(buddhistYear(shares.year))],
    ['อัตราเงินปันผล', `${formatRate(shares.ratePpm)} ต่อปี`],
    ['หุ้นยกมา', inBaht(shares.opening)],
    ['ส่งหุ้นระหว่างปี', inBaht(total(shares.contributions.map(({ amount }) => amount)))],
    ['รอบปีบัญชี', `${longDate(startsOn)} ถึง ${longDate(endsOn)}`],
    ['การนับเวลา', methodInWords(rules)],
  ]
  if (!averageReturn) return facts
  const { interestPaid, interestRefunded, returnRatePpm } = averageReturn.business
  return [
    ...facts,
    ['ดอกเบี้ยเงินกู้ที่จ่าย', inBaht(interestPaid)],
    ['ดอกเบี้ยที่ได้รับคืน', inBaht(interestRefunded)],
    ['อัตราเงินเฉลี่ยคืน', formatRate(returnRatePpm)],
  ]
}

function figuresOf(given: DividendStatement): Pair[] {
  const { dividend, averageReturn } = given
  if (!averageReturn) {
    return [
      ['จากหุ้นยกมา', formatBaht(dividend.onOpening)],
      ['จากหุ้นที่ส่งระหว่างปี', formatBaht(dividend.onContributions)],
      ['รวมเงินปันผล', formatBaht(dividend.total)],
    ]
  }
  return [
    ['เงินปันผล', formatBaht(dividend.total)],
    ['เงินเฉลี่ยคืน', formatBaht(averageReturn.amount)],
    ['รวมรับทั้งสิ้น', formatBaht(receivedOf(given))],
  ]
}

function notesOf({ averageReturn }: DividendStatement): string[] {
  return averageReturn?.business.inDefault ? [ESTIMATE, ROUNDING, NO_RETURN] : [ESTIMATE, ROUNDING]
}

function receivedOf({ dividend, averageReturn }: DividendStatement): Satang {
  return averageReturn ? total([dividend.total, averageReturn.amount]) : dividend.total
}

function sharesOf(lines: readonly CalculationRow[]): Satang {
  return total(lines.map(({ amount }) => amount))
}

function inBaht(amount: Satang): string {
  return `${formatBaht(amount)}\u00A0บาท`
}
