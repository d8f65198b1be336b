import { longDate, longMoment, shortDate } from '#domain/calendar/thai-date.ts'
import type { Loan, LoanRules, RepaymentMethod } from '#domain/loan/loan.ts'
import { rulesInWords } from '#domain/loan/loan-rules-in-words.ts'
import type { Schedule, ScheduleRow } from '#domain/loan/loan-schedule.ts'
import { formatBaht, total } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import { factsTable, type Pair } from '../paper/facts.ts'
import { type Frame, frameOf, memberFacts, type Occasion } from '../paper/frame.ts'
import type { Workbook } from '../table/sheet.ts'
import { type Column, type Table, tableOf } from '../table/table.ts'

export interface LoanSchedule extends Occasion {
  loan: Loan
  rules: LoanRules
  schedule: Schedule
}

/** The data of templates/loan-schedule.typ. */
export interface LoanSchedulePaper {
  frame: Frame
  facts: Pair[]
  figures: Pair[]
  rules: Pair[]
  head: string[]
  rows: string[][]
  totals: string[]
  notes: string[]
}

const TITLE = 'ตารางผ่อนชำระเงินกู้ (ประมาณการเบื้องต้น)'

// biome-ignore format: one sentence a line
const NOTES = [
  'ประมาณการเบื้องต้น: ยอดจริงขึ้นอยู่กับวันที่รับเงินกู้ วันที่ชำระ และอัตราดอกเบี้ยที่สหกรณ์ประกาศใช้ในแต่ละช่วงเวลา',
  'เอกสารนี้ไม่ใช่สัญญาเงินกู้และไม่ผูกพันให้สหกรณ์ต้องอนุมัติเงินกู้',
]

export const METHODS: Record<RepaymentMethod, string> = {
  'equal-principal': 'คงต้น (เงินต้นเท่ากันทุกงวด)',
  'equal-total': 'คงยอด (ยอดผ่อนเท่ากันทุกงวด)',
}

export function loanSchedulePaper(given: LoanSchedule): LoanSchedulePaper {
  const { rows } = given.schedule
  return {
    frame: frameOf(TITLE, given, { checkOnly: true }),
    facts: factsOf(given),
    figures: figuresOf(given),
    rules: rulesInWords(given.loan, given.rules),
    head: ['งวดที่', 'วันครบกำหนด', 'จำนวนวัน', 'เงินต้น', 'ดอกเบี้ย', 'รวมชำระ', 'เงินต้นคงเหลือ'],
    rows: rows.map((row) => [
      String(row.no),
      shortDate(row.dueOn),
      String(row.days),
      formatBaht(row.principal),
      formatBaht(row.interest),
      formatBaht(row.total),
      formatBaht(row.balance),
    ]),
    totals: ['รวม', '', '', ...sumsOf(rows).map(formatBaht), ''],
    notes: NOTES,
  }
}

export function loanScheduleWorkbook(given: LoanSchedule): Workbook {
  const { cooperative, printedAt, schedule } = given
  const said: Pair[] = [
    ['สหกรณ์', cooperative.nameTh],
    ...factsOf(given),
    ...figuresOf(given),
    ...rulesInWords(given.loan, given.rules),
    ...NOTES.map((note): Pair => ['หมายเหตุ', note]),
    ['พิมพ์เมื่อ', longMoment(printedAt)],
  ]
  return {
    title: TITLE,
    author: cooperative.nameTh,
    printedAt,
    tables: [scheduleTable(schedule, 0), factsTable(said)],
  }
}

/** Instalments are counted on from those already paid. */
export function scheduleTable({ rows }: Schedule, paidBefore: number): Table {
  const [principal, interest, paid] = sumsOf(rows)
  const columns: Column<ScheduleRow>[] = [
    { head: 'งวดที่', kind: 'integer', width: 8, value: (row) => paidBefore + row.no, foot: 'รวม' },
    { head: 'วันครบกำหนด', kind: 'date', width: 15, value: (row) => row.dueOn },
    { head: 'จำนวนวัน', kind: 'integer', width: 10, value: (row) => row.days },
    { head: 'เงินต้น', kind: 'baht', width: 16, value: (row) => row.principal, foot: principal },
    { head: 'ดอกเบี้ย', kind: 'baht', width: 16, value: (row) => row.interest, foot: interest },
    { head: 'รวมชำระ', kind: 'baht', width: 16, value: (row) => row.total, foot: paid },
    { head: 'เงินต้นคงเหลือ', kind: 'baht', width: 18, value: (row) => row.balance },
  ]
  return tableOf('ตารางผ่อนชำระ', columns, rows)
}

function factsOf(given: LoanSchedule): Pair[] {
  const { loan, schedule } = given
  return [
    ...memberFacts(given),
    ['วงเงินกู้', `${formatBaht(loan.principal)}\u00A0บาท`],
    ['อัตราดอกเบี้ย', `${formatRate(loan.ratePpm)} ต่อปี`],
    ['วันที่รับเงินกู้', longDate(loan.startsOn)],
    ['จำนวนงวด', `${schedule.rows.length} งวด`],
    ['วิธีผ่อนชำระ', METHODS[loan.method]],
  ]
}

function figuresOf({ loan, schedule }: LoanSchedule): Pair[] {
  const each = loan.method === 'equal-total' ? 'ผ่อนงวดละ' : 'เงินต้นงวดละ'
  return [
    [each, formatBaht(schedule.instalment)],
    ['งวดสุดท้าย', formatBaht(schedule.lastInstalment)],
    ['ดอกเบี้ยรวม', formatBaht(schedule.totalInterest)],
    ['รวมชำระทั้งสิ้น', formatBaht(schedule.totalPaid)],
  ]
}

function sumsOf(rows: readonly ScheduleRow[]) {
  return [
    total(rows.map((row) => row.principal)),
    total(rows.map((row) => row.interest)),
    total(rows.map((row) => row.total)),
  ] as const
}
