// The demo cooperative later on: a night of the same seed on a later day has all that was told before, and goes on.

import { beforeAll, expect, test } from 'vitest'
import {
  asked,
  givenNightDatabase,
  givenSet,
  load,
  type NightDatabase,
} from '#tests/support/night.ts'

const PLAN = { members: 40, months: 18, units: 5, seed: 1, anchor: '2025-10-31', billsNext: true }

let database: NightDatabase
beforeAll(async () => {
  database = await givenNightDatabase('later_nights')
}, 60_000)

const MEETING = '2026-02-28'
// Over a new year, a general meeting, a change of rates and the day on which people retire.
const DAYS = ['2025-10-31', '2025-12-10', '2026-01-04', MEETING, '2026-10-05']

test('nights of one cooperative follow each other for more than a year, and none is held', {
  timeout: 120_000,
}, async () => {
  for (const asOf of DAYS) {
    const folder = await givenSet({ ...PLAN, asOf })
    // A year's dividends and policies are news that somebody says a word to; nothing else is.
    if (asOf === MEETING) {
      const held = await load(folder, database, { dryRun: true })
      for (const { check } of 'warnings' in held ? held.warnings : [])
        expect(check).toMatch(/^differs:(dividend|dividend_deduction|insurance)(\.|$)/)
    }
    const outcome = await load(folder, database, { accept: asOf === MEETING })
    expect(outcome, `${asOf}: ${JSON.stringify(outcome).slice(0, 1000)}`).toMatchObject({
      state: 'published',
    })
  }
  const [told] = await asked<{ first: string; last: string; people: number }>(
    database.owner,
    `select min(period)::text as first, max(period)::text as last, count(distinct membership_no)::integer as people
     from collection_slip`,
  )
  expect(told).toEqual({ first: '2024-05-01', last: '2026-10-01', people: 40 })
})
