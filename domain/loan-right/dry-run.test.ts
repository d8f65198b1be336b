import { expect, test } from 'vitest'
import { toDay } from '../calendar/day.ts'
import { DEFAULT_RULES } from '../loan/loan.ts'
import { satang } from '../money/money.ts'
import { dryRun, type PastRequest } from './dry-run.ts'
import type { RightRule, RuleSet } from './rule-set.ts'

function setOf(...rules: RightRule[]): RuleSet {
  const product = { name: 'ฉุกเฉิน', replaces: [], note: '', amount_step: 100_00, months_step: 1 }
  const products = [{ ...product, methods: ['equal-total' as const], rules }]
  return { effective_from: '2026-01-01', title: 'เกณฑ์', products }
}

function request(requestNo: string, baht: number, joinedOn = '2016-01-01'): PastRequest {
  const nothing = satang(0)
  return {
    requestNo,
    product: 'ฉุกเฉิน',
    judgedBy: {
      facts: {
        salary: satang(30_000_00),
        joinedOn: toDay(joinedOn),
        bornOn: toDay('1985-05-05'),
        payroll: 'civil',
        memberKind: 'ordinary',
        shares: satang(80_000_00),
        deposits: nothing,
        contracts: [],
        otherBill: satang(1_000_00),
        missed: [],
        associations: [],
      },
      wish: {
        amount: satang(baht * 100),
        months: 12,
        method: 'equal-total',
        otherIncome: nothing,
        studentLoan: nothing,
        housing: nothing,
        otherDeductions: nothing,
      },
      ratePpm: 60_000,
      rules: DEFAULT_RULES,
      day: toDay('2026-06-10'),
    },
  }
}

const upTo = (baht: number): RightRule => ({
  kind: 'fixed',
  clause: 'ข้อ 9',
  rows: [{ months_from: 0, amount: baht * 100 }],
})

test('a lower ceiling tells which of last year’s requests it would have refused, and why', () => {
  const past = [request('1', 20_000), request('2', 60_000), request('3', 90_000)]
  const found = dryRun(past, setOf(upTo(70_000)), setOf(upTo(50_000)))
  expect(found).toMatchObject({ requests: 3, allowedBefore: 2, allowedAfter: 1 })
  expect(found.changed).toMatchObject([{ requestNo: '2', before: true, after: false }])
  expect(found.changed[0]?.why).toContain('50,000')
})

test('each is judged by the figures of its own day: who was new then is new still', () => {
  const waits: RightRule = { kind: 'member_months_min', clause: 'ข้อ 8', months: 6 }
  const past = [request('1', 20_000, '2026-02-01'), request('2', 20_000, '2025-02-01')]
  const found = dryRun(past, setOf(upTo(50_000)), setOf(upTo(50_000), waits))
  expect(found.changed.map(({ requestNo }) => requestNo)).toEqual(['1'])
})

test('the same rules change nothing, and a loan that is lent no more is told as such', () => {
  const past = [request('1', 20_000)]
  expect(dryRun(past, setOf(upTo(50_000)), setOf(upTo(50_000))).changed).toEqual([])
  const none = { ...setOf(), products: [] }
  expect(dryRun(past, setOf(upTo(50_000)), none).changed[0]?.why).toContain('ไม่มีเงินกู้ประเภทนี้')
})
