import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { DEFAULT_RULES, type Loan } from './loan.ts'
import { repaymentProblem } from './loan-repayment.ts'
import { LOAN } from './support/given-loan.ts'

function paying(instalment: number, change: Partial<Loan> = {}) {
  return repaymentProblem({ ...LOAN, ...change, instalment: satang(instalment) }, DEFAULT_RULES)
}

test.each([100_00, 552_33])(
  '%i satang a month never repays, and the first interest says why',
  (paid) => {
    const problem = paying(paid)
    expect(problem).toMatchObject({ field: 'instalment', code: 'never-repays' })
    expect(problem?.text).toContain('ไม่พอจ่ายดอกเบี้ยเดือนแรก 552.33 บาท')
  },
)

test('February is easily paid; the instalment must outweigh March too', () => {
  expect(paying(552_34)?.text).toContain('ดอกเบี้ยของเดือนที่มี 31 วัน 611.51 บาท')
  expect(paying(611_51)?.code).toBe('never-repays')
  expect(paying(611_52)).toBeUndefined()
})

test('a first month of one day does not make a small instalment enough', () => {
  expect(paying(100_00, { startsOn: '2026-01-30' })?.code).toBe('never-repays')
})

test('a loan due at once, or repaid by its principal, is repaid whatever is paid', () => {
  expect(paying(1, { months: 1 })).toBeUndefined()
  expect(paying(1, { method: 'equal-principal' })).toBeUndefined()
})

test('our own instalment can fail only by rounding down or by dividing next to nothing', () => {
  const long: Loan = { ...LOAN, principal: satang(1_000_00), months: 360 }
  const down = { ...DEFAULT_RULES, instalmentFactor: -10_00 }
  expect(repaymentProblem(long, down)).toEqual({
    field: 'months',
    code: 'never-repays',
    text: 'วงเงินกู้ 1,000.00 บาทผ่อน 360 งวดไม่ได้ เพราะเงินต้นจะไม่ลดลง กรุณาลดจำนวนงวด',
  })
  expect(repaymentProblem(long, DEFAULT_RULES)).toBeUndefined()

  const tiny: Loan = { ...LOAN, principal: satang(23), method: 'equal-principal' }
  expect(repaymentProblem(tiny, DEFAULT_RULES)?.field).toBe('months')
  expect(repaymentProblem({ ...tiny, principal: satang(24) }, DEFAULT_RULES)).toBeUndefined()
})
