// The demo cooperative later on: a night of the same seed on a later day has all that was told before, and goes on.

import { beforeAll, expect, test } from 'vitest'
import type { Plan } from '#demo/core-system/plan.ts'
import { givenNightDatabase, givenSet, type NightDatabase } from '#tests/support/night/night.ts'

const PLAN = { members: 40, months: 18, units: 5, seed: 1, billsNext: true }

let database: NightDatabase
beforeAll(async () => {
  database = await givenNightDatabase('later_nights')
}, 60_000)

/** Answers what it wanted somebody's word for. */
async function publish(plan: Partial<Plan>, accept = false): Promise<string[]> {
  const outcome = await database.load(await givenSet({ ...PLAN, ...plan }), { accept })
  expect(outcome, `${plan.asOf}: ${JSON.stringify(outcome).slice(0, 1000)}`).toMatchObject({
    state: 'published',
  })
  return 'warnings' in outcome ? outcome.warnings.map(({ check }) => check) : []
}

test('a night forty days later has all that was told before and the months since, and is not held', {
  timeout: 60_000,
}, async () => {
  const anchor = '2026-08-31'
  const told = () =>
    database.query<{
      months: number
      paid_for_others: number
    }>(`select count(distinct period)::integer as months,
         (select count(*)::integer from loan_movement where code = '04') as paid_for_others
       from collection_slip`)
  await publish({ anchor, asOf: anchor })
  const before = await told()
  await publish({ anchor, asOf: '2026-10-10' })
  expect(before).toEqual([{ months: 19, paid_for_others: 8 }])
  // Whoever stood for a loan in default goes on paying for it.
  expect(await told()).toEqual([{ months: 20, paid_for_others: 10 }])
})

test('over a new year and a general meeting only its dividends and policies want a word', {
  timeout: 60_000,
}, async () => {
  database = await givenNightDatabase('later_years')
  const anchor = '2025-10-31'
  await publish({ anchor, asOf: anchor })
  await publish({ anchor, asOf: '2026-01-04' })
  for (const check of await publish({ anchor, asOf: '2026-02-28' }, true))
    expect(check).toMatch(/^differs:(dividend|dividend_deduction|insurance)(\.|$)/)
})
