import { expect, test } from 'vitest'
import { monthNumber } from '#domain/calendar/month-end.ts'
import { givenNight, SEALING } from '#tests/support/night/night.ts'
import { readOldNight } from './history.ts'
import { DEMO_PLAN } from './night.ts'

test('after a demo’s months gone by are read, a quarter’s number still opens as many contracts', async () => {
  const { database } = await givenNight('demo_history', DEMO_PLAN)
  const counted = await database.query<{ quarter: string; loans: number }>(
    `select dimension as quarter, value as loans from metric_day join publication using (run_id)
     where metric = 'cohort_loans' and value > 0 order by 1`,
  )
  expect(counted.length).toBeGreaterThan(3)
  await readOldNight({ ownerUrl: database.owner, sealing: SEALING }, monthNumber('2025-11-30'))
  const opened = await database.query<{ quarter: string; loans: number }>(
    `select to_char(quarter, 'YYYY-"Q"Q') as quarter, count(*) as loans
     from metric.cohort join publication using (run_id) group by 1`,
  )
  for (const { quarter, loans } of counted)
    expect(opened.find((one) => one.quarter === quarter)?.loans, quarter).toBe(loans)
  const ofThen = `from metric_day where as_of < '2026-01-01'`
  expect(await database.query(`select ${ofThen}`)).not.toEqual([])
  // Nor does it say from when on contracts are known.
  expect(await database.query(`select metric ${ofThen} and metric like 'cohort%'`)).toEqual([])
})
