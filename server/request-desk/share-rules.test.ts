// Rules that cooperatives have published, entered as settings and nothing else, and what each makes of ten wishes.

import { expect, test } from 'vitest'
import type { Day } from '#domain/calendar/day.ts'
import { satang } from '#domain/money/money.ts'
import { firstPeriodOf, judgeShareChange, type ShareFacts } from '#domain/request/share-change.ts'
import { shareRulesOf } from './share-rules.ts'

type Settings = Record<string, string>

/** Baht, of a member of 20,000 a month who pays 1,000 and owes nothing. */
interface Case {
  to?: number
  stop?: true
  extra?: number
  salary?: number
  monthly?: number
  shares?: number
  instalments?: number
  debt?: number
  bill?: number
  today?: Day
  changes?: number
  /** The rules that stand against it. */
  against: string[]
}

const baht = (amount: number) => String(amount * 100)

// biome-ignore format: a table reads in columns
const PUBLISHED: { name: string; settings: Settings; cases: Case[] }[] = [
  {
    name: 'codopa.com: by bands of the salary',
    settings: { share_least_bands: ['8000: 40000', '12000: 60000', '16000: 80000', '20000: 100000', '24000: 130000', '28000: 160000', '99999999: 200000'].join('\n'), share_residual_ppm: '0' },
    cases: [
      { to: 1_000, monthly: 900, against: [] },
      { to: 990, against: ['least'] },
      { to: 400, salary: 8_000, against: [] },
      { to: 390, salary: 8_000, against: ['least'] },
      { to: 600, salary: 8_001, against: [] },
      { to: 590, salary: 8_001, against: ['least'] },
      { to: 1_300, salary: 20_001, against: [] },
      { to: 1_290, salary: 24_000, against: ['least'] },
      { to: 2_000, salary: 90_000, against: [] },
      { to: 1_990, salary: 28_001, against: ['least'] },
    ],
  },
  {
    name: 'sctp-police.org: bands, at most half the salary, stopping after 180 months or 200,000',
    settings: { share_least_bands: '20000: 30000\n40000: 50000\n99999999: 100000', share_most_ppm: '500000', share_residual_ppm: '0', share_stop: 'when', share_stop_instalments: '180', share_stop_shares: baht(200_000), share_reduce_in_debt: 'yes' },
    cases: [
      { to: 300, against: [] },
      { to: 290, against: ['least'] },
      { to: 500, salary: 20_001, against: [] },
      { to: 10_000, against: [] },
      { to: 10_010, against: ['most'] },
      { stop: true, instalments: 180, shares: 100_000, against: [] },
      { stop: true, instalments: 179, shares: 199_999, against: ['stop'] },
      { stop: true, instalments: 10, shares: 200_000, against: [] },
      { stop: true, instalments: 200, shares: 200_000, debt: 200_000.01, against: ['stop'] },
      { to: 500, debt: 50_000, against: [] },
    ],
  },
  {
    name: 'pkhcoop.com: at least 200, less or nothing only without debt',
    settings: { share_least: baht(200), share_residual_ppm: '0', share_stop: 'when', share_reduce_in_debt: 'no' },
    cases: [
      { to: 200, against: [] },
      { to: 190, against: ['least'] },
      { to: 900, debt: 0.01, against: ['reduce'] },
      { to: 1_100, debt: 90_000, against: [] },
      { to: 1_000, against: ['change'] },
      { to: 1_005, against: ['step'] },
      { stop: true, shares: 50_000, against: [] },
      { stop: true, shares: 50_000, debt: 60_000, against: ['stop'] },
      { stop: true, monthly: 0, shares: 50_000, against: ['change'] },
      { extra: 5_000, against: [] },
    ],
  },
  {
    name: 'savingscmu.or.th: at most 70% of income and 25,000, by the 20th',
    settings: { share_most: baht(25_000), share_most_ppm: '700000', share_residual_ppm: '0', share_cut_off_day: '20' },
    cases: [
      { to: 14_000, against: [] },
      { to: 14_010, against: ['most'] },
      { to: 25_000, salary: 50_000, against: [] },
      { to: 25_010, salary: 50_000, against: ['most'] },
      { to: 25_000, salary: 35_714.28, against: ['most'] },
      { to: 25_000, salary: 35_714.29, against: [] },
      { to: 25_000, salary: 0, against: [] },
      { to: 25_010, salary: 0, against: ['most'] },
      { to: 0, against: ['step'] },
      { stop: true, against: ['stop'] },
    ],
  },
  {
    name: 'saving.wu.ac.th: in May and November',
    settings: { share_months: '5, 11', share_times: '2', share_residual_ppm: '0' },
    cases: [
      { to: 1_100, today: '2026-11-01', against: [] },
      { to: 1_100, today: '2026-11-30', against: [] },
      { to: 1_100, today: '2026-12-01', against: ['window'] },
      { to: 1_100, today: '2026-10-31', against: ['window'] },
      { to: 1_100, today: '2026-05-15', against: [] },
      { to: 1_100, changes: 1, against: [] },
      { to: 1_100, changes: 2, against: ['times'] },
      { to: 1_100, today: '2026-01-05', changes: 2, against: ['window', 'times'] },
      { extra: 500, today: '2026-06-01', against: ['window'] },
      { to: 900, debt: 1, against: ['reduce'] },
    ],
  },
  {
    name: 'suratpolice-coop.com: at least 7% of the salary, rounded down to tens, and 30% must be left',
    settings: { share_least_ppm: '70000', share_step: baht(10), share_cut_off_day: '12', share_residual_ppm: '300000', share_residual: baht(3_000) },
    cases: [
      { to: 1_400, against: [] },
      { to: 1_390, against: ['least'] },
      { to: 1_410, salary: 20_280, against: [] },
      { to: 1_400, salary: 20_280, against: ['least'] },
      { to: 2_000, bill: 13_000, against: [] },
      { to: 2_010, bill: 13_000, against: ['residual'] },
      { to: 2_000, salary: 9_000, bill: 5_000, against: [] },
      { to: 2_010, salary: 9_000, bill: 5_000, against: ['residual'] },
      { to: 1_400, monthly: 2_000, bill: 19_000, against: [] },
      { extra: 1_000, bill: 13_010, against: ['residual'] },
    ],
  },
]

function factsOf(one: Case): ShareFacts {
  const { salary = 20_000, monthly = 1_000, shares = 100_000, instalments = 100, debt = 0 } = one
  const { today = '2026-11-17', changes = 0, bill = monthly } = one
  const of = (amount: number) => satang(Math.round(amount * 100))
  return {
    today,
    isMember: true,
    monthly: of(monthly),
    balance: of(shares),
    instalments,
    salary: of(salary),
    debt: of(debt),
    capital: of(10_000_000),
    changes,
    bill: { period: '2026-11-01', total: of(bill), share: of(monthly) },
  }
}

function againstIn(settings: Settings, one: Case): string[] {
  const { to, stop, extra } = one
  const change = stop ? 'stop' : extra === undefined ? 'monthly' : 'extra'
  const wish = { change, amount: satang((to ?? extra ?? 0) * 100) } as const
  return judgeShareChange(wish, factsOf(one), shareRulesOf(settings))
    .filter(({ passes }) => passes === false)
    .map(({ rule }) => rule)
}

test.each(PUBLISHED)('$name', ({ settings, cases }) => {
  expect(cases).toHaveLength(10)
  for (const one of cases) expect([one, againstIn(settings, one)]).toEqual([one, one.against])
})

test('nobody holds more than a fifth of all shares, and whoever has left asks for nothing', () => {
  const facts = { ...factsOf({ against: [] }), capital: satang(505_000_00) }
  const rules = shareRulesOf({})
  const against = (amount: number, isMember = true) =>
    judgeShareChange({ change: 'extra', amount: satang(amount) }, { ...facts, isMember }, rules)
      .filter(({ passes }) => passes === false)
      .map(({ rule }) => rule)
  expect(against(1_000_00)).toEqual([])
  expect(against(1_010_00)).toEqual(['fifth'])
  expect(against(1_000_00, false)).toEqual(['member'])
})

test('the first bill is this month’s by the cut-off day, and never one that is out already', () => {
  const bill = (period: Day) => ({ period, total: satang(0), share: satang(0) })
  expect(firstPeriodOf({ today: '2026-11-20', bill: bill('2026-10-01') }, 20)).toBe('2026-11')
  expect(firstPeriodOf({ today: '2026-11-21', bill: bill('2026-10-01') }, 20)).toBe('2026-12')
  expect(firstPeriodOf({ today: '2026-11-05', bill: bill('2026-11-01') }, 20)).toBe('2026-12')
  expect(firstPeriodOf({ today: '2026-12-31', bill: null }, 31)).toBe('2026-12')
})

test('a rule is shown with the clause it comes from, and a slip in a setting is no rule', () => {
  const rules = shareRulesOf({
    share_clauses: 'least: ระเบียบ ข้อ 6\nnonsense: x',
    share_least: 'abc',
    share_months: '0, 13, 5',
    share_least_bands: 'x: y',
  })
  expect(rules).toMatchObject({ clauses: { least: 'ระเบียบ ข้อ 6' }, leastBaht: 0, months: [5] })
  expect(rules.leastBands).toEqual([])
  expect(rules.isOpen).toBe(false)
})
