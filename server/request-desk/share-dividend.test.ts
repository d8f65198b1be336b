// What a change of shares does to the dividend: counted by hand, and beside what the public calculator gives for the same payments.

import { afterAll, beforeAll, vi } from 'vitest'
import type { DividendBreakdown } from '#contract/member/dividend.ts'
import { setSetting } from '#database/queries/site/setting.ts'
import type { Day } from '#domain/calendar/day.ts'
import { type Contribution, dividend } from '#domain/dividend/dividend.ts'
import { satang } from '#domain/money/money.ts'
import { forgetContent } from '#server/pages/forget-content.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { openDesk } from '#tests/support/given/request-desk.ts'
import { givenPortal, type Portal } from '#tests/support/night/portal.ts'

type Line = DividendBreakdown['lines'][number]

// The year runs from July to June, the night is that of 31 October, and November is billed: December is the first that can change.
const BILLED = '2026-11-30' as Day
const CHANGED = [
  ...['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'],
  ...['2027-04-30', '2027-05-31', '2027-06-30'],
] as Day[]

let portal: Portal
let members: string[]

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-05T03:00:00Z') })
  portal = await givenPortal('share_dividend', { members: 40, months: 14, billsNext: true })
  const rows = await portal.rows(
    `select membership_no from night.member_detail where state = 'active' order by membership_no limit 12`,
  )
  members = rows.map(({ membership_no }) => membership_no)
  // The first pays no shares a month.
  await portal.rows(`update night.share set monthly = 0 where membership_no = '${members[0]}'`)
  await portal.rows('update night.dividend set rate_ppm = 50000')
  await openDesk(portal.app, members)
  await setSetting(portal.app.db, 'dividend_first_month', '7')
})
afterAll(() => {
  vi.useRealTimers()
})

async function givenMethod(method: 'A' | 'B' | 'C') {
  await setSetting(portal.app.db, 'dividend_method', method)
  forgetContent(portal.app)
}

/** Of whoever has taken shares out this year nothing is promised. */
async function promised() {
  const found = []
  for (const member of members) {
    const { estimate, rules } = await portal.feed(member, '/dividend')
    if (estimate) found.push({ member, estimate, rules })
  }
  expect(found.length).toBeGreaterThanOrEqual(4)
  return found
}

// At 5%, 1,200 baht earn 5 baht a month and 7,300 baht earn 1 baht a day: nothing is rounded.
// biome-ignore format: a table reads in columns
test.for([
  // method, more each month, that is (December to June)        once in December
  ['A', 1_200_00, 5_00 * (6 + 5 + 4 + 3 + 2 + 1 + 0),           5_00 * 6],
  ['B', 1_200_00, 5_00 * (7 + 6 + 5 + 4 + 3 + 2 + 1),           5_00 * 7],
  ['C', 7_300_00, 1_00 * (181 + 150 + 122 + 91 + 61 + 30 + 0),  1_00 * 181],
] as const)('REQ-243 by method %s, %i satang more earn %i a year, and bought once %i', async ([method, more, monthly, once]) => {
  await givenMethod(method)
  for (const { member } of await promised()) {
    const { monthly: now } = await portal.feed(member, '/share_change')
    for (const [change, amount, earned] of [
      ['monthly', now + more, monthly],
      ['extra', more, once],
    ] as const) {
      const { wished } = await portal.feed(member, `/share_change?change=${change}&amount=${amount}`)
      expect([member, change, wished.dividend_after - wished.dividend_before]).toEqual([member, change, earned])
    }
  }
})

test.for(['A', 'B', 'C'] as const)(
  'REQ-243 the dividend after a change is what the calculator gives for the payments, to the satang, by method %s',
  async (method) => {
    await givenMethod(method)
    for (const { member, estimate, rules } of await promised()) {
      const { year, opening, rate_ppm: ratePpm } = estimate
      const { monthly } = await portal.feed(member, '/share_change')
      const paid = estimate.lines
        .filter(({ expected }: Line) => !expected)
        .map(({ paid_on: paidOn, contribution: amount }: Line) => ({ paidOn, amount }))
      for (const [change, amount] of [
        ['monthly', monthly + 1_234_00],
        ['stop', 0],
        ['extra', 1_230_00],
      ] as const) {
        const { wished } = await portal.feed(
          member,
          `/share_change?change=${change}&amount=${amount}`,
        )
        const each = satang(change === 'extra' ? monthly : amount)
        const contributions: Contribution[] = [
          ...paid,
          { paidOn: BILLED, amount: monthly },
          ...CHANGED.map((paidOn) => ({ paidOn, amount: each })),
          ...(change === 'extra' ? [{ paidOn: CHANGED[0] as Day, amount: satang(amount) }] : []),
        ].filter((one) => one.amount > 0)
        const { total } = dividend({ year, opening, ratePpm, contributions }, rules)
        expect([member, change, wished.dividend_after]).toEqual([member, change, total])
        expect(wished.dividend_before).toBe(estimate.dividend)
      }
    }
  },
)
