// What a member reads: reasons, the day something opens, and what to do about a no.

import { expect, test } from 'vitest'
import { lendingOf, questionOf } from '#tests/support/loan-right/published-rules.ts'
import { schedule } from '../loan/loan-schedule.ts'
import { satang } from '../money/money.ts'
import type { Lending } from './facts.ts'
import { firstInstalments, loanOf } from './instalment.ts'
import { borrowingRight } from './right.ts'
import type { RightRule } from './rule-set.ts'
import { standingOf } from './standing.ts'

type Given = Parameters<typeof questionOf>[0]

function rightOf(lending: Lending, given: Given) {
  const { facts, wish, day } = questionOf(given)
  return borrowingRight(facts, wish, lending, day)
}

function withRules(...rules: RightRule[]): Lending {
  const lending = lendingOf('kpsc', 'E')
  return { ...lending, product: { ...lending.product, amount_step: 1_000_00, rules } }
}

const MILLION: RightRule = {
  kind: 'fixed',
  clause: 'ข้อ 1',
  rows: [{ months_from: 0, amount: 1_000_000_00 }],
}
const CONTRACT = {
  no: 'ฉ-1',
  type: 'E',
  principal: 100_000,
  balance: 60_000,
  months: 100,
  paid: 10,
  due: 1_500,
  method: 'equal-principal',
  instalment: 1_000,
  opened: '2025-12-31',
  last: '2026-10-31',
} as const

test('a new member reads from which day the loan is open, and nothing is offered before it', () => {
  const right = rightOf(lendingOf('cyp', 'E'), { joined: '2026-09-01', amount: 20_000 })
  expect(right).toMatchObject({ ok: false, opensOn: '2027-03-01', largest: 0, offers: [] })
  expect(right.lines[0]).toMatchObject({
    rule: 'member_months_min',
    need: 'ไม่น้อยกว่า 6\u00A0เดือน',
    have: '2\u00A0เดือน',
    ok: false,
    sentence:
      'เป็นสมาชิกตั้งแต่ 1 กันยายน 2569 มาแล้ว 2\u00A0เดือน ต้องครบ 6\u00A0เดือน จะครบในวันที่ 1 มีนาคม 2570',
    clause: 'cyp-coop.com pid=17',
  })
  // Neither less nor longer would help, so neither is said.
  expect(right.advice).toEqual(['รอถึงวันที่ 1 มีนาคม 2570'])
  const tooMuch = rightOf(lendingOf('cyp', 'E'), { joined: '2026-09-01', amount: 900_000 })
  expect(tooMuch.advice[0]).toMatch(/^รอถึงวันที่ 1 มีนาคม 2570 แล้ว(?:ลด|เพิ่ม)/)
})

test('whoever borrows again waits for the instalment that opens it', () => {
  const again: RightRule = { kind: 'again_after', clause: 'ข้อ 2', of: 'instalments', value: 12 }
  const right = rightOf(withRules(MILLION, again), { amount: 80_000, contracts: [CONTRACT] })
  expect(right.opensOn).toBe('2026-12-31')
  expect(right.lines[0]?.sentence).toBe(
    'สัญญา ฉ-1 ชำระแล้ว 10 งวด ต้องครบ 12 งวด กู้ใหม่ได้ตั้งแต่งวด ธ.ค. 2569',
  )
})

test('half of a contract is repaid on the day its own schedule says', () => {
  const again: RightRule = { kind: 'again_after', clause: 'ข้อ 2', of: 'percent_repaid', value: 50 }
  const contract = { ...CONTRACT, balance: 53_000 }
  const right = rightOf(withRules(MILLION, again), { amount: 80_000, contracts: [contract] })
  expect(right.opensOn).toBe('2027-01-31') // 1,000 a month: November, December, January
})

test('a missed month is in the way for as long as the rule says; what is owed has no day', () => {
  const rule: RightRule = { kind: 'no_arrears', clause: 'ข้อ 3', months: 6 }
  const missed = rightOf(withRules(MILLION, rule), { missed: ['2026-08'] })
  expect(missed).toMatchObject({ ok: false, opensOn: '2027-03-01' })
  expect(rightOf(withRules(MILLION, rule), { missed: ['2026-04'] }).ok).toBe(true)

  const { facts, wish, day } = questionOf({ contracts: [{ ...CONTRACT, type: 'O' }] })
  const contracts = facts.contracts.map((contract) => ({ ...contract, arrearsMonths: 2 }))
  const owing = borrowingRight({ ...facts, contracts }, wish, withRules(MILLION, rule), day)
  expect(owing).toMatchObject({ ok: false, opensOn: null })
  expect(owing.advice[0]).toContain('ชำระยอดค้าง')
})

test('too much is answered with less, longer, and three offers that are allowed', () => {
  const residual: RightRule = { kind: 'residual', clause: 'ข้อ 4', percent: 30, amount: 0 }
  const months: RightRule = { kind: 'months_max', clause: 'ข้อ 5', months: 120 }
  const lending = withRules(MILLION, residual, months)
  const right = rightOf(lending, { amount: 500_000, months: 12, salary: 30_000 })
  expect(right.ok).toBe(false)
  expect(right.residual).toMatchObject({ income: 30_000_00, need: 9_000_00 })
  expect(right.advice[0]).toMatch(/^ลดวงเงินเหลือ [\d,]+\u00A0บาท$/)
  expect(right.advice[1]).toMatch(/^เพิ่มเป็น \d+ งวดโดยวงเงินเท่าเดิม$/)
  expect(right.offers).toHaveLength(3)
  expect(right.largestByLengthening.amount).toBe(1_000_000_00)
})

test('the term that binds is marked and says from when it gives more', () => {
  const right = rightOf(lendingOf('moe', 'O'), {
    salary: 25_000,
    joined: '2021-12-01',
    amount: 900_000,
    months: 120,
  })
  expect(right.ceiling).toMatchObject({ amount: 875_000_00 })
  expect(right.ceiling?.terms[0]).toMatchObject({
    binding: true,
    sentence:
      '35 เท่าของเงินเดือน 25,000\u00A0บาท (เป็นสมาชิก 4\u00A0ปี 11\u00A0เดือน) = 875,000\u00A0บาท',
    next: { day: '2026-12-01', amount: 1_000_000_00 },
  })
  expect(right.advice.at(-1)).toBe('ตั้งแต่ 1 ธันวาคม 2569 เพดานข้อนี้เป็น 1,000,000\u00A0บาท')
})

test('whoever the rules give nothing is told so, and what to do', () => {
  const own: RightRule = { ...MILLION, payroll: ['pension'] }
  const right = rightOf(withRules(own), {})
  expect(right).toMatchObject({ ok: false, ceiling: null, largest: 0 })
  expect(right.lines[0]?.sentence).toContain('กลุ่มสมาชิกของท่าน')
  expect(right.advice).toEqual(['เลือกเงินกู้ประเภทอื่น หรือสอบถามเจ้าหน้าที่สหกรณ์'])
})

test('after the cut-off day the money comes next month, and papers and conditions are listed', () => {
  const lending = lendingOf('dmr', 'O')
  const late = rightOf(lending, { day: '2026-11-21', amount: 900_000, months: 120 })
  expect(late).toMatchObject({ startsOn: '2026-12-01', guarantors: 2 })
  expect(late.guarantorConditions).toEqual(['ไม่เป็นคู่สมรสของผู้กู้'])
  expect(rightOf(lending, { day: '2026-11-20' }).startsOn).toBe('2026-11-20')
  expect(rightOf(lendingOf('ccomoph', 'E'), { amount: 1_000 }).papers).toHaveLength(2)
})

test('nobody is needed for a loan within the shares', () => {
  const rule: RightRule = {
    kind: 'guarantors',
    clause: 'ข้อ 6',
    free_percent: 90,
    rows: [{ over: 0, persons: 2 }],
  }
  expect(rightOf(withRules(MILLION, rule), { amount: 180_000 }).guarantors).toBe(0)
  expect(rightOf(withRules(MILLION, rule), { amount: 181_000 }).guarantors).toBe(2)
})

test.each([
  ['equal-principal', 1],
  ['equal-principal', 2],
  ['equal-principal', 120],
  ['equal-total', 1],
  ['equal-total', 2],
  ['equal-total', 120],
] as const)('%s over %i months costs what the schedule says', (method, months) => {
  const { facts, wish, day } = questionOf({ amount: 345_678, months, method })
  const standing = standingOf(facts, wish, lendingOf('kpsc', 'E'), day)
  const { rows } = schedule(loanOf(standing, wish), standing.rules)
  const { first, dearest } = firstInstalments(standing, wish)
  expect(first).toEqual({ dueOn: rows[0]?.dueOn, total: rows[0]?.total })
  expect(dearest).toBe(satang(Math.max(...rows.slice(0, 2).map(({ total }) => total))))
})
