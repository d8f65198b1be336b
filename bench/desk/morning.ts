// `npm run bench -- morning`: the manager's morning page and the list of who is behind, in a cooperative of 200,000 with a year of nights
// behind it, through the whole app but the network. And how long writing the figures down takes of publishing. Takes how many times 4,000
// members: npm run bench -- morning 5

import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { writeHistory } from '#database/import/write-metrics.ts'
import { buildIfStale } from '#scripts/build.ts'
import { givenAsking } from '#tests/support/staff/as-officer.ts'
import { printPage } from '../figures/page.ts'
import { enlargeNight } from '../member/enlarged-night.ts'
import { type NightApp, withNightApp } from '../process/night-app.ts'

const MEMBERS = 4_000
const COPIES = 50
const LOOKS = 200
const PAGES = [
  'morning',
  'morning/behind',
  'morning/behind?age=1&page=50',
  'morning/units',
  'morning/rolled',
  'morning/contracts?class=normal',
]

export async function morningBench(copies = String(COPIES)): Promise<void> {
  buildIfStale()
  const plan = { members: MEMBERS, months: 14, units: 30, seed: 1, asOf: '2026-10-15' }
  await withNightApp(plan, (night) => measure(night, Number(copies)))
}

async function measure({ app, ownerUrl }: NightApp, copies: number): Promise<void> {
  const runId = await enlargeNight(ownerUrl, copies, MEMBERS)
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  // A twentieth misses its last month: a demo's members hardly do.
  await client.query(
    `update night.collection_line set deducted = 0 where run_id = $1 and line_kind = 'loan' and right(membership_no, 2) in ('01', '21', '41', '61', '81')
       and period = (select max(period) from night.collection_run where run_id = $1 and due_on < '2026-10-15')`,
    [runId],
  )
  await client.query(
    'update night.loan set months_paid = greatest(0, months_paid - 1) where run_id = $1',
    [runId],
  )
  for (const table of ['metric_day', 'member_behind', 'loan_missed', 'cohort_loan'])
    await client.query(`delete from ${table} where run_id = $1`, [runId])
  const startedAt = performance.now()
  await writeHistory(client, runId)
  const writing = performance.now() - startedAt
  await client.query(
    `with old as (
       insert into import_run (set_sha256, source, as_of, state)
       select repeat('0', 64), 'old', '2026-10-15'::date - month * interval '1 month', 'checked' from generate_series(1, 12) month
       returning run_id, as_of
     )
     insert into metric_day select old.run_id, old.as_of, day.metric, day.dimension, day.value, day.version
     from old cross join metric_day day where day.run_id = $1`,
    [runId],
  )
  await client.query('analyze metric_day, member_behind')
  const { rows: behind } = await client.query<{ people: string }>(
    'select count(*) as people from member_behind where run_id = $1',
    [runId],
  )
  await client.end()
  const auditor = await givenAsking(app, ['auditor'])
  const rows: string[][] = []
  for (const page of PAGES) {
    const times: number[] = []
    for (let look = 0; look < LOOKS; look++) {
      const askedAt = performance.now()
      const { statusCode } = await auditor.read(page)
      if (statusCode !== 200) throw new Error(`${page}: ${statusCode}`)
      times.push(performance.now() - askedAt)
    }
    const sorted = times.toSorted((one, other) => one - other)
    const at = (share: number) => (sorted[Math.floor(LOOKS * share)] ?? Number.NaN).toFixed(1)
    rows.push([page, at(0.5), at(0.95), at(0.99)])
  }
  printPage('morning', {
    title: 'The morning page',
    about: `${(MEMBERS * copies).toLocaleString('en')} members, of whom ${Number(behind[0]?.people).toLocaleString('en')} are behind; thirteen nights with figures; each page ${LOOKS} times, one after the other, in milliseconds. Writing the figures of the night down took ${(writing / 1000).toFixed(1)} s.`,
    columns: ['page', 'p50', 'p95', 'p99'],
    rows,
    bars: 'the page within 300 ms (p95)',
  })
}
