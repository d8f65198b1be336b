// The lists under the tables that compare: each figure opens as many rows, of the same money, to whoever may see members; and looking is recorded.

import { beforeAll } from 'vitest'
import type { MorningFigures } from '#contract/staff/morning/morning.ts'
import { newClient } from '#database/import/client.ts'
import { writeMetrics } from '#database/import/write-metrics.ts'
import { publishHeld } from '#imports/night/publishing.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenSet, NO_AUDIT } from '#tests/support/night/night.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { givenAsking, recordedEvents } from '#tests/support/staff/as-officer.ts'

const PLAN = { members: 80, months: 16, anchor: '2026-08-31' }

const portal = sharedPortal('morning_compared', { ...PLAN, asOf: '2026-09-20' })
let auditor: Awaited<ReturnType<typeof givenAsking>>
let manager: Awaited<ReturnType<typeof givenAsking>>
let arrears: MorningFigures['arrears']

/** Whose number ends so has missed every loan's bill since a month. */
const missed = (ends: string, since: string) => `
  update night.loan set months_paid = 0 where run_id = $run and right(membership_no, 1) = '${ends}';
  update night.collection_line set deducted = 0 where run_id = $run and line_kind = 'loan' and right(membership_no, 1) = '${ends}'
    and period >= '${since}';
  update night.loan_movement set principal = 0, interest = 0 where run_id = $run and code = '02' and right(membership_no, 1) = '${ends}'
    and posted_on >= '${since}';`

const of = (runId: number, ...mishaps: string[]) =>
  portal.rows(mishaps.join('').replaceAll('$run', String(runId)))

beforeAll(async () => {
  auditor = await givenAsking(portal.app, ['auditor'], { login: 'auditor' })
  manager = await givenAsking(portal.app, ['manager'], { login: 'manager' })
  await countAnew(missed('1', '2026-07-01'), missed('2', '2026-07-01'), missed('3', '2026-05-01'))
  const set = await givenSet({ ...PLAN, asOf: '2026-10-20' })
  const held = await portal.database.load(set, { accept: true, hold: true, today: '2026-10-20' })
  if (held.state !== 'waiting') throw new Error(JSON.stringify(held))
  await of(
    held.runId,
    ...[missed('2', '2026-06-01'), missed('3', '2026-08-01'), missed('4', '2026-09-01')],
    `update night.loan set default_on = '2026-02-01' where run_id = $run and right(membership_no, 1) = '5'`,
  )
  await publishHeld(portal.database.owner, held.runId, 'somying', NO_AUDIT)
  arrears = (await auditor.data('morning')).figures.arrears
})

/** The published night with a mishap in it, as if it had come so. */
async function countAnew(...mishaps: string[]): Promise<void> {
  const [{ run_id }] = await portal.rows('select run_id from publication')
  const tables = ['metric_day', 'member_behind', 'loan_missed', 'cohort_loan']
  await of(run_id, ...mishaps, ...tables.map((table) => `delete from ${table};`))
  const client = newClient(portal.database.owner)
  await client.connect()
  await writeMetrics(client, run_id)
  await client.end()
}

const count = async (path: string) => (await auditor.data(path)).total

test('SEC-80 what became of those who were behind: each figure opens as many people', async () => {
  const { roll } = arrears
  expect(roll?.since).toBe('2026-09-20')
  const seen = { cured: 0, less: 0, same: 0, more: 0 }
  for (const { key, label: _, ...ways } of roll?.rows ?? [])
    for (const [way, people] of Object.entries(ways)) {
      seen[way as keyof typeof seen] += people
      expect(await count(`morning/rolled?from=${encodeURIComponent(`${key}`)}&to=${way}`)).toBe(
        people,
      )
    }
  expect(seen).toMatchObject({
    ...{ cured: expect.any(Number), less: expect.any(Number), more: expect.any(Number) },
  })
  expect(Math.min(seen.cured, seen.less, seen.more)).toBeGreaterThan(0)
  expect(roll?.arrived).toBeGreaterThan(0)
  const { members, total } = await auditor.data('morning/rolled?from=0&to=new')
  expect(total).toBe(roll?.arrived)
  expect(members[0]).toMatchObject({ before: 0, membership_no: expect.stringMatching(/4$/) })
  const csv = await auditor.read('morning/rolled/csv?to=cured')
  expect(csv.body.trim().split('\r\n')).toHaveLength(seen.cured + 1)
  const events = await recordedEvents(portal.app, 'morning.rolled')
  expect(events.at(-1)?.detail).toMatchObject({ found: roll?.arrived, asked: '0 new' })
  expect(await recordedEvents(portal.app, 'morning.rolled_export')).toHaveLength(1)
})

test('SEC-80 who is behind is told of the published night, and not of the one before that is kept to compare with', async () => {
  const [{ nights }] = await portal.rows(
    'select count(distinct run_id)::int as nights from member_behind',
  )
  expect(nights).toBe(2)
  expect(await auditor.data('morning/behind')).toMatchObject({
    total: arrears.people,
    amount: arrears.amount,
  })
})

test('SEC-80 classes of quality: each opens as many contracts, with the same money, by the limits of that night', async () => {
  // Whoever changes a limit in the morning changes the next night, not the list of this one.
  await portal.rows(`insert into setting (name, value) values ('quality_substandard_months', '1')`)
  const classes = arrears.quality?.classes ?? []
  expect(classes.filter(({ loans }) => loans && loans > 0).length).toBeGreaterThan(2)
  for (const { key, loans, balance } of classes)
    expect(await auditor.data(`morning/contracts?class=${key}`)).toMatchObject({
      ...{ total: loans, balance },
    })
  const { contracts } = await auditor.data('morning/contracts?class=doubtful')
  expect(contracts).toContainEqual(expect.objectContaining({ months: 8, late_on: '2026-05-01' }))
  await portal.rows(`delete from setting where name = 'quality_substandard_months'`)
})

test('SEC-80 quarters of granting: each cell opens the contracts that were three months late by then', async () => {
  const quarters = arrears.cohort?.quarters ?? []
  let late = 0
  for (const quarter of quarters) {
    expect(await count(`morning/contracts?quarter=${quarter.key}`)).toBe(quarter.loans)
    for (const { months, loans } of quarter.late) {
      const path = `morning/contracts?quarter=${quarter.key}&months=${months}`
      expect(await count(path), path).toBe(loans)
      late += loans ?? 0
    }
  }
  expect(quarters.length).toBeGreaterThan(1)
  expect(late).toBeGreaterThan(0)
  const [first] = quarters
  const csv = await auditor.read(`morning/contracts/csv?quarter=${first?.key}`)
  expect(csv.body.trim().split('\r\n')).toHaveLength(Number(first?.loans) + 1)
  expect((await auditor.read('morning/report/csv')).body).toMatch(
    /"ไตรมาส \d\/25\d\d: ใน 6 เดือนจากวันให้กู้",\d/,
  )
})

test('SEC-80 who may not see members opens no row, and reads of no few', async () => {
  for (const path of ['rolled', 'rolled/csv', 'contracts', 'contracts/csv'])
    expect((await manager.read(`morning/${path}`)).statusCode).toBe(403)
  const { cohort } = (await manager.data('morning')).figures.arrears
  const told = cohort.quarters.flatMap((quarter: { loans: number; late: { loans: number }[] }) => [
    quarter,
    ...quarter.late,
  ])
  expect(told.filter(({ loans }: { loans: number | null }) => loans && loans < 5)).toEqual([])
  for (const query of ['class=lost', 'quarter=2026', 'quarter=2026-Q5', 'months=7', 'x=1'])
    expect((await auditor.read(`morning/contracts?${query}`)).statusCode).toBe(400)
})

test('SEC-80 every list and file of people is written down: who asked, for what, and how many they were', async () => {
  const lists = ['behind', 'rolled', 'contracts'] as const
  for (const list of lists) {
    const before = await recordedEvents(portal.app, `morning.${list}`)
    const { total } = await auditor.data(`morning/${list}`)
    expect(
      (await recordedEvents(portal.app, `morning.${list}`)).slice(before.length),
    ).toMatchObject([{ actor: 'staff:auditor', outcome: 'done', detail: { found: total } }])
    const taken = await recordedEvents(portal.app, `morning.${list}_export`)
    expect((await auditor.read(`morning/${list}/csv`)).statusCode).toBe(200)
    const after = await recordedEvents(portal.app, `morning.${list}_export`)
    expect(after.slice(taken.length)).toMatchObject([
      { actor: 'staff:auditor', detail: { rows: total, format: 'csv' } },
    ])
  }
  for (const [path, action] of [
    ['report', 'morning.export'],
    ['units', 'morning.units_export'],
  ] as const) {
    await manager.read(`morning/${path}/csv`)
    expect((await recordedEvents(portal.app, action)).at(-1)?.actor).toBe('staff:manager')
  }
})

test('SEC-80 an officer who may neither see the morning page nor members reads none of it', async () => {
  const editor = await givenAsking(portal.app, ['editor'], { login: 'editor' })
  const paths = [
    '',
    '/report/csv',
    '/units',
    '/units/csv',
    '/behind',
    '/behind/csv',
    '/rolled',
    '/rolled/csv',
    '/contracts',
    '/contracts/csv',
  ]
  for (const path of paths)
    expect([path, (await editor.read(`morning${path}`)).statusCode]).toEqual([path, 403])
})

test('SEC-80 of fewer than five nothing is told: not by the sum, its money, the chart, nor by what is left beside it', async () => {
  const told = async (unit: number, others: number) => {
    await portal.rows(
      `delete from metric_day where run_id = (select run_id from publication) and metric like 'arrears_%'`,
    )
    const rows = [
      ['arrears_age_people', '1', unit + others],
      ['arrears_age_amount', '1', (unit + others) * 100],
      ['arrears_cause_people', 'unit_unpaid', unit],
      ['arrears_cause_people', 'salary', others],
    ]
    for (const [metric, dimension, value] of rows)
      await portal.rows(
        `insert into metric_day select run_id, as_of, '${metric}', '${dimension}', ${value}, 1 from publication`,
      )
    const { people, amount, unit_people, history } = (await manager.data('morning')).figures.arrears
    return [people, amount, unit_people, history.at(-1).value]
  }
  expect(await told(3, 0)).toEqual([null, null, null, null])
  expect(await told(0, 4)).toEqual([null, null, null, null])
  expect(await told(3, 9)).toEqual([12, 1_200, null, 12])
  expect(await told(9, 3)).toEqual([12, 1_200, null, 12])
  expect(await told(6, 6)).toEqual([12, 1_200, 6, 12])
})
