import { isDay } from '../calendar/day.ts'
import { shortDate } from '../calendar/thai-date.ts'
import { formatBaht } from '../money/money.ts'
import { formatRate } from '../money/rate.ts'
import type { DividendRules, Shares } from './dividend.ts'
import { fiscalYear } from './dividend-year.ts'

type Code = 'missing' | 'not-whole' | 'too-small' | 'too-large' | 'impossible'

/** What keeps a dividend from being worked out, as a sentence to stand beside its field. */
export interface DividendProblem<Field extends string = keyof Shares> {
  field: Field
  code: Code
  text: string
  index?: number // which contribution
}

/** An empty field arrives as NaN or ''. */
export function check(shares: Shares, rules: DividendRules): DividendProblem[] {
  return [
    yearProblem(shares),
    amountProblem('opening', 'หุ้นยกมา', shares.opening, rules),
    ...shares.contributions.map((_, index) => contributionProblem(shares, index, rules)),
    rateProblem('ratePpm', 'อัตราปันผล', shares.ratePpm, rules.capPpm),
  ].filter((problem) => problem !== undefined)
}

export function amountProblem<Field extends string>(
  field: Field,
  name: string,
  amount: number,
  { amountMax }: Pick<DividendRules, 'amountMax'>,
): DividendProblem<Field> | undefined {
  if (Number.isNaN(amount)) return { field, code: 'missing', text: `กรอก${name}` }
  if (amount < 0) return { field, code: 'too-small', text: `${name}ต้องไม่ต่ำกว่า 0 บาท` }
  if (amount > amountMax) {
    return { field, code: 'too-large', text: `${name}ต้องไม่เกิน ${formatBaht(amountMax)} บาท` }
  }
  if (!Number.isInteger(amount)) {
    return { field, code: 'not-whole', text: `${name}ต้องมีทศนิยมไม่เกิน 2 ตำแหน่ง` }
  }
}

export function rateProblem<Field extends string>(
  field: Field,
  name: string,
  ratePpm: number,
  capPpm: number,
): DividendProblem<Field> | undefined {
  if (Number.isNaN(ratePpm)) return { field, code: 'missing', text: `กรอก${name}` }
  if (ratePpm < 0) return { field, code: 'too-small', text: `${name}ต้องไม่ต่ำกว่า 0%` }
  if (ratePpm > capPpm) {
    return { field, code: 'too-large', text: `${name}ต้องไม่เกิน ${formatRate(capPpm)} ต่อปี` }
  }
  if (!Number.isInteger(ratePpm)) {
    return { field, code: 'not-whole', text: `${name}ต้องมีทศนิยมไม่เกิน 4 ตำแหน่ง` }
  }
}

function yearProblem({ year }: Shares): DividendProblem | undefined {
  const field = 'year'
  if (Number.isNaN(year)) return { field, code: 'missing', text: 'กรอกปี' }
  if (!isYear(year)) return { field, code: 'impossible', text: 'ปีต้องเป็นปี พ.ศ. เช่น 2569' }
}

function contributionProblem(
  { year, contributions }: Shares,
  index: number,
  rules: DividendRules,
): DividendProblem | undefined {
  const { amount = Number.NaN, paidOn = '' } = contributions[index] ?? {}
  const problem = amountProblem('contributions', 'ยอดส่งหุ้น', amount, rules)
  if (problem) return { ...problem, index }

  if (!isYear(year)) return // said once, beside the year
  const { startsOn, endsOn } = fiscalYear(year, rules)
  if (isDay(paidOn) && startsOn <= paidOn && paidOn <= endsOn) return
  const text = `วันที่ส่งหุ้นต้องอยู่ระหว่าง ${shortDate(startsOn)} ถึง ${shortDate(endsOn)}`
  return { field: 'contributions', code: 'impossible', text, index }
}

// The fiscal year may begin in the year before.
function isYear(year: number): boolean {
  return isDay(`${year}-01-01`) && isDay(`${year - 1}-01-01`)
}
