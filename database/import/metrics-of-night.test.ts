// What becomes of the morning page's figures with their night.

import { expect, test } from 'vitest'
import { runRollback } from '#imports/night/publishing.ts'
import { givenSet, NO_AUDIT, sharedNightDatabase } from '#tests/support/night/night.ts'

const database = sharedNightDatabase('metrics_of_night')

test('a night that is taken back leaves its figures void; an old set gives its own and shows nobody anything', async () => {
  const plan = { members: 30, months: 14, anchor: '2026-09-30' }
  const load = (asOf: string, options = {}) =>
    givenSet({ ...plan, asOf }).then((set) => database.load(set, { accept: true, ...options }))
  const first = await load('2026-10-15')
  const firstRun = 'runId' in first ? first.runId : 0
  // Nobody of so few is behind.
  await database.query(`insert into import_run (run_id, set_sha256, source, as_of, state, started_by) overriding system value
    values (900, repeat('0', 64), 'void', '2026-10-15', 'rolled-back', 'tester')`)
  for (const run of [firstRun, 900])
    await database.query(
      `insert into member_behind values (${run}, '000001', '00010001', 1, 1, 1, '2026-09-01', '1', 'other')`,
    )
  const second = await load('2026-10-16')
  const old = await load('2026-09-30', { dryRun: true, history: true })
  const runs = [first, second, old].map((one) => ('runId' in one ? one.runId : 0))
  const shown = () =>
    database.query(`select distinct run_id, as_of::text from metric_day join import_run using (run_id, as_of)
      where state in ('published', 'superseded', 'checked') order by 1`)
  expect(await shown()).toEqual([
    { run_id: runs[0], as_of: '2026-10-15' },
    { run_id: runs[1], as_of: '2026-10-16' },
    { run_id: runs[2], as_of: '2026-09-30' },
  ])
  expect(
    await database.query(
      `select from metric_day where run_id = ${runs[2]} and metric like 'work%'`,
    ),
  ).toEqual([])
  // The published night is compared with it, once it is there.
  expect(
    await database.query(
      `select run_id, dimension, value::int from metric_day where metric = 'roll_base'`,
    ),
  ).toEqual([{ run_id: runs[1], dimension: '2026-09-30', value: 0 }])
  const behind = await database.query('select distinct run_id from member_behind order by 1')
  expect(behind).toEqual([{ run_id: firstRun }])
  await runRollback(database.owner, NO_AUDIT)
  expect((await shown()).map(({ run_id }) => run_id)).toEqual([runs[0], runs[2]])
})
