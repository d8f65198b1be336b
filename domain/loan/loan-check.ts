import { isDay, toDay } from '../calendar/day.ts'
import { formatBaht } from '../money/money.ts'
import { formatRate } from '../money/rate.ts'
import type { LoanProblem, LoanRequest, LoanRules } from './loan.ts'
import { repaymentProblem } from './loan-repayment.ts'

// Thirty years from here still end before 2400, where years begin to be read as พ.ศ.
const STARTS_BEFORE = '2300-01-01'

/** Everything that keeps a loan from having a schedule; an empty field arrives as NaN or ''. */
export function check(loan: LoanRequest, rules: LoanRules): LoanProblem[] {
  const problems = [
    principalProblem(loan, rules),
    rateProblem(loan, rules),
    monthsProblem(loan, rules),
    startProblem(loan),
    instalmentProblem(loan),
  ].filter((problem) => problem !== undefined)
  if (problems.length > 0) return problems

  // Only now is there a first month to work out.
  const endless = repaymentProblem({ ...loan, startsOn: toDay(loan.startsOn) }, rules)
  return endless ? [endless] : []
}

function principalProblem({ principal }: LoanRequest, rules: LoanRules): LoanProblem | undefined {
  const field = 'principal'
  if (Number.isNaN(principal)) return { field, code: 'missing', text: 'กรอกวงเงินกู้' }
  if (principal <= 0) return { field, code: 'too-small', text: 'วงเงินกู้ต้องมากกว่า 0 บาท' }
  if (principal > rules.principalMax) {
    const text = `วงเงินกู้ต้องไม่เกิน ${formatBaht(rules.principalMax)} บาท`
    return { field, code: 'too-large', text }
  }
  if (!Number.isInteger(principal)) {
    return { field, code: 'not-whole', text: 'วงเงินกู้ต้องมีทศนิยมไม่เกิน 2 ตำแหน่ง' }
  }
}

function rateProblem({ ratePpm }: LoanRequest, { rateCapPpm }: LoanRules): LoanProblem | undefined {
  const field = 'ratePpm'
  if (Number.isNaN(ratePpm)) return { field, code: 'missing', text: 'กรอกอัตราดอกเบี้ย' }
  if (ratePpm < 0) return { field, code: 'too-small', text: 'อัตราดอกเบี้ยต้องไม่ต่ำกว่า 0%' }
  if (ratePpm > rateCapPpm) {
    const text = `อัตราดอกเบี้ยต้องไม่เกิน ${formatRate(rateCapPpm)} ต่อปี`
    return { field, code: 'too-large', text }
  }
  if (!Number.isInteger(ratePpm)) {
    return { field, code: 'not-whole', text: 'อัตราดอกเบี้ยต้องมีทศนิยมไม่เกิน 4 ตำแหน่ง' }
  }
}

function monthsProblem({ months }: LoanRequest, { monthsMax }: LoanRules): LoanProblem | undefined {
  const field = 'months'
  if (Number.isNaN(months)) return { field, code: 'missing', text: 'กรอกจำนวนงวด' }
  if (months > monthsMax) {
    return { field, code: 'too-large', text: `จำนวนงวดต้องไม่เกิน ${monthsMax} งวด` }
  }
  if (!Number.isInteger(months)) {
    return { field, code: 'not-whole', text: 'จำนวนงวดต้องเป็นจำนวนเต็ม เช่น 24' }
  }
  if (months < 1) return { field, code: 'too-small', text: 'จำนวนงวดต้องมีอย่างน้อย 1 งวด' }
}

function startProblem({ startsOn }: LoanRequest): LoanProblem | undefined {
  const field = 'startsOn'
  if (startsOn === '') return { field, code: 'missing', text: 'กรอกวันที่รับเงินกู้' }
  if (!isDay(startsOn) || startsOn >= STARTS_BEFORE) {
    const text = 'วันที่รับเงินกู้ต้องเป็นวันที่มีอยู่จริง เช่น 31 มกราคม 2569'
    return { field, code: 'impossible', text }
  }
}

function instalmentProblem({ instalment }: LoanRequest): LoanProblem | undefined {
  const field = 'instalment'
  if (instalment === undefined) return
  if (Number.isNaN(instalment)) return { field, code: 'missing', text: 'กรอกยอดผ่อนต่องวด' }
  if (instalment <= 0) return { field, code: 'too-small', text: 'ยอดผ่อนต่องวดต้องมากกว่า 0 บาท' }
  if (!Number.isSafeInteger(instalment)) {
    return { field, code: 'not-whole', text: 'ยอดผ่อนต่องวดต้องมีทศนิยมไม่เกิน 2 ตำแหน่ง' }
  }
}
