// The figures of the morning page, written by SQL when a night is published, counted again in TypeScript over the night's rows. METRIC_SEEDS and
// METRIC_MONTHS make it larger (`npm run recount`).

import { expect, test } from 'vitest'
import { newClient } from '#database/import/client.ts'
import { writeHistory } from '#database/import/write-metrics.ts'
import { toDay } from '#domain/calendar/day.ts'
import { daysLater, monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import { discardHeld } from '#imports/night/publishing.ts'
import { type MonthBefore, recounted } from './support/metrics/recounted.ts'
import { givenSet, NO_AUDIT, sharedNightDatabase } from './support/night/night.ts'

const SEEDS = Number(process.env.METRIC_SEEDS) || 1
const MONTHS = Number(process.env.METRIC_MONTHS) || 2
const PLAN = { members: 60, months: 16, units: 5, anchor: '2024-06-30' }
const LATE_UNIT = '00010002'
const LATE_ONCE = '00010003'

const database = sharedNightDatabase('recount_metrics')

/** A number for each row of its own, the same each time. */
const drawn = (of: string, run: number, below: number) =>
  `abs(hashtext(${of} || '${run}'::text)) % ${below}`

/** What a demo cooperative does not suffer: a unit that did not pay, one that pays late, people who miss month after month, for every reason. */
function mishap(run: number): string {
  const newest = `(select max(period) from night.collection_run where run_id = ${run} and due_on < (select as_of from import_run where run_id = ${run}))`
  return `
    update night.collection_unit set paid_on = null where run_id = ${run} and unit_no = '${LATE_UNIT}' and period = ${newest};
    update night.collection_unit unit set paid_on = due.due_on + 3 from night.collection_run due
      where unit.run_id = ${run} and due.run_id = ${run} and due.period = unit.period and unit.paid_on is not null
        and case unit.unit_no when '${LATE_ONCE}' then unit.period = ${newest} - interval '2 months'
          else ${drawn("unit.unit_no || to_char(unit.period, 'YYYYMM')", run, 2)} = 0 end;
    update night.loan set months_paid = greatest(0, months_paid - ${drawn('loan_no', run, 16)}) where run_id = ${run}
      and ${drawn('membership_no', run, 2)} = 0;
    update night.collection_line set deducted = case ${drawn('membership_no', run, 3)} when 0 then 0 else deducted / 2 end
      where run_id = ${run} and line_kind = 'loan' and ${drawn('membership_no', run, 2)} = 0
        and ${drawn("membership_no || to_char(period, 'YYYYMM')", run, 4)} > 0;
    update night.loan_movement set principal = case ${drawn('membership_no', run, 3)} when 0 then 0 else principal / 2 end,
      interest = case ${drawn('membership_no', run, 3)} when 0 then 0 else interest / 2 end
      where run_id = ${run} and code = '02' and ${drawn('membership_no', run, 2)} = 0
        and ${drawn("membership_no || to_char(posted_on, 'YYYYMM')", run, 4)} > 0;
    update night.collection_slip set reason = (array['salary-too-low', 'moved-or-left', 'died', 'unpaid-leave', 'other', null, null, null])
      [1 + ${drawn("membership_no || to_char(period, 'YYYY')", run, 8)}] where run_id = ${run};
    update night.member_detail set state = (array['active', 'active', 'left', 'died'])[1 + ${drawn('membership_no', run, 4)}] where run_id = ${run}`
}

test(`${SEEDS} × ${MONTHS} nights: every figure is what TypeScript finds in the night’s rows`, async () => {
  const client = newClient(database.owner)
  await client.connect()
  const seen = new Map<string, number>()
  try {
    for (let seed = 1; seed <= SEEDS; seed++)
      for (let month = 0, before: MonthBefore | undefined; month < MONTHS; month++) {
        const asOf = daysLater(monthEndOf(monthNumber(PLAN.anchor) + month), 15)
        const outcome = await database.load(await givenSet({ ...PLAN, seed, asOf }), {
          hold: true,
          today: asOf,
          accept: true,
        })
        if (outcome.state !== 'waiting') throw new Error(JSON.stringify(outcome))
        const { runId } = outcome
        if (month % 4 !== 3) await client.query(mishap(runId))
        await writeHistory(client, runId)
        const { rows } = await client.query<{ name: string; value: number }>(
          `select metric || ' ' || dimension as name, value::float8 as value from metric_day where run_id = $1`,
          [runId],
        )
        const counted = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
        const ask = async (question: string) => (await client.query(question)).rows
        const { figures, ...left } = await recounted(ask as never, runId, toDay(asOf), before)
        expect(counted, `seed ${seed}, ${asOf}`).toEqual(figures)
        before = { asOf: toDay(asOf), ...left }
        for (const { name, value } of rows) seen.set(name, (seen.get(name) ?? 0) + value)
        await discardHeld(database.owner, runId, NO_AUDIT)
        // As an old set that was read for its figures: the next month is compared with it.
        await client.query(`update import_run set state = 'checked' where run_id = $1`, [runId])
      }
  } finally {
    await client.end()
  }
  // Nothing is proved by counting nothing.
  // Nothing is set aside for what is as it should be, and in so small a cooperative not every move is made.
  const empty = [...seen]
    .filter(([name, value]) => value === 0 && !/^quality_\w+ normal|^roll_|^cohort_/.test(name))
    .map(([name]) => name)
  if (SEEDS * MONTHS > 24) expect(empty).toEqual([])
  const late = [...seen].filter(([name, value]) => value > 0 && name.startsWith('cohort_late'))
  expect(late.length).toBeGreaterThan(SEEDS * MONTHS > 24 ? 10 : 0)
  expect(empty.length).toBeLessThan(seen.size / 2)
}, 3_600_000)
