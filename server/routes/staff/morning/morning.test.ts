// The manager's morning page: what it says, to whom, and what its figures open.

import { beforeAll } from 'vitest'
import { runRollback } from '#imports/night/publishing.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenSet, NO_AUDIT } from '#tests/support/night/night.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { givenAsking, recordedEvents } from '#tests/support/staff/as-officer.ts'

const PLAN = { members: 200, months: 14, anchor: '2026-09-30', asOf: '2026-10-15' }

const portal = sharedPortal('morning_page', PLAN)
let auditor: Awaited<ReturnType<typeof givenAsking>>
let manager: Awaited<ReturnType<typeof givenAsking>>

beforeAll(async () => {
  auditor = await givenAsking(portal.app, ['auditor'], { login: 'auditor' })
  manager = await givenAsking(portal.app, ['manager'], { login: 'manager' })
})

const sum = (groups: { people: number }[]) => groups.reduce((all, { people }) => all + people, 0)

test('SEC-80 every figure of people opens as many rows, with the same money, and looking is recorded', async () => {
  const { figures } = await auditor.data('morning')
  const { arrears } = figures
  expect(figures.as_of).toBe('2026-10-15')
  expect(arrears.people).toBeGreaterThan(0)
  expect(sum(arrears.ages)).toBe(arrears.people)
  expect(sum(arrears.causes)).toBe(arrears.people)
  const { classes, clause } = arrears.quality
  const [{ loans, balance }] = await portal.rows(
    `select count(*)::int as loans, sum(balance)::float8 as balance from night.loan where balance > 0`,
  )
  const added = (of: 'loans' | 'balance') =>
    classes.reduce((all: number, one: Record<string, number>) => all + (one[of] ?? 0), 0)
  expect([added('loans'), added('balance')]).toEqual([loans, balance])
  expect(classes[1]).toMatchObject({ label: 'ต่ำกว่ามาตรฐาน', note: 'เกิน 3 เดือน · 20%' })
  expect(clause).toContain('พ.ศ. 2544')
  const all = await auditor.data('morning/behind')
  expect(all).toMatchObject({ total: arrears.people, amount: arrears.amount, as_of: '2026-10-15' })
  for (const [by, groups] of [
    ['age', arrears.ages],
    ['cause', arrears.causes],
  ] as const)
    for (const { key, people, amount } of groups)
      expect(await auditor.data(`morning/behind?${by}=${encodeURIComponent(key)}`)).toMatchObject({
        ...{ total: people, amount },
      })
  const [first, one] = await recordedEvents(portal.app, 'morning.behind')
  expect(first).toMatchObject({ actor: 'staff:auditor', detail: { found: arrears.people } })
  expect(one?.detail).toMatchObject({ asked: '1' })
  const csv = await auditor.read('morning/behind/csv')
  expect(csv.body.trim().split('\r\n')).toHaveLength(arrears.people + 1)
  expect(await recordedEvents(portal.app, 'morning.behind_export')).toHaveLength(1)
  expect((await auditor.read('morning/report/xlsx')).statusCode).toBe(200)
})

test('SEC-80 a manager who may not see members reads no group of fewer than five, and no name', async () => {
  const { figures } = await manager.data('morning')
  const { ages, causes, quality } = figures.arrears
  const told = [
    ...[...ages, ...causes],
    ...quality.classes.map(({ loans }: { loans: number | null }) => ({ people: loans })),
  ]
  expect(told.filter(({ people }) => people !== null && people > 0 && people < 5)).toEqual([])
  expect(JSON.stringify(figures)).not.toMatch(/"0000\d\d"/)
  for (const path of ['morning/behind', 'morning/behind/csv'])
    expect((await manager.read(path)).statusCode).toBe(403)
  expect((await manager.read('morning/report/csv')).body).not.toMatch(/,[1-4],\d/)
})

test('units: those that owe a month stand first, with what is at stake', async () => {
  const [{ unit_no, period, billed }] = await portal.rows(
    `select unit_no, period, billed::int from night.collection_unit where period = '2026-09-01' order by unit_no limit 1`,
  )
  await portal.rows(
    `update night.collection_unit set paid_on = null where unit_no = '${unit_no}' and period = '2026-09-01'`,
  )
  const { units, total } = await manager.data('morning/units')
  expect(units).toHaveLength(total)
  expect(units[0]).toMatchObject({ unit_no, months: 12, on_time: 11, unpaid: 1, at_stake: billed })
  expect(await manager.data('morning/units?late=yes')).toMatchObject({ total: 1 })
  expect(await manager.data('morning/units?group=1')).toMatchObject({ total: 1 })
  const csv = await manager.read('morning/units/csv')
  expect(csv.body.trim().split('\r\n')).toHaveLength(total + 1)
  await portal.rows(
    `update night.collection_unit set paid_on = '2026-10-01' where unit_no = '${unit_no}' and period = '${period}'`,
  )
})

test('SEC-80 months stand in order, a rolled back night is not among them, and a new definition shows a seam', async () => {
  const load = (asOf: string, options = {}) =>
    givenSet({ ...PLAN, asOf }).then((set) =>
      portal.database.load(set, { accept: true, ...options }),
    )
  await load('2026-10-14', { dryRun: true, history: true }) // not the month’s last
  await portal.rows(`insert into import_run (run_id, set_sha256, source, as_of, state, started_by) overriding system value values
    (801, repeat('0', 64), 'old', '2026-08-31', 'checked', 'tester'), (802, repeat('0', 64), 'old', '2026-09-30', 'checked', 'tester'),
    (803, repeat('0', 64), 'void', '2026-09-30', 'rolled-back', 'tester')`)
  await portal.rows(`insert into metric_day values (801, '2026-08-31', 'units_late', 'all', 7, 1), (802, '2026-09-30', 'units_late', 'all', 8, 2),
    (803, '2026-09-30', 'units_late', 'all', 99, 2)`)
  const history = async () => (await manager.data('morning')).figures.units.history
  expect(await history()).toEqual([
    { day: '2026-08-31', value: 7, is_seam: false },
    { day: '2026-09-30', value: 8, is_seam: true },
    { day: '2026-10-15', value: expect.any(Number), is_seam: true },
  ])
  await load('2026-10-16')
  expect((await history()).at(-1).day).toBe('2026-10-16')
  const roll = async () => (await auditor.data('morning')).figures.arrears.roll
  expect(await roll()).toBeNull()
  await portal.rows(
    `insert into metric_day select run_id, as_of, 'roll_base', '2026-09-30', 9, 1 from publication`,
  )
  await portal.rows(
    `insert into metric_day select run_id, as_of, 'roll_people', '1>cured', 9, 1 from publication`,
  )
  await portal.rows(
    `insert into metric_day select run_id, as_of, 'roll_people', '2>more', 7, 1 from publication`,
  )
  expect(await roll()).toMatchObject({ since: '2026-09-30', arrived: 0, version: 1 })
  expect((await roll()).rows[1]).toEqual({
    key: '2',
    label: '2 งวด',
    cured: 0,
    less: 0,
    same: 0,
    more: 7,
  })
  expect((await auditor.read('morning/report/csv')).body).toMatch(/"2 งวด: เพิ่มขึ้น",7/)
  await portal.rows(
    `insert into metric_day select run_id, as_of, 'roll_people', '3>less', 1, 1 from publication`,
  )
  expect((await manager.data('morning')).figures.arrears.roll).toMatchObject({ rows: null })
  await runRollback(portal.database.owner, NO_AUDIT)
  expect(await roll()).toBeNull()
  expect((await history()).map(({ day }: { day: string }) => day)).toEqual([
    '2026-08-31',
    '2026-09-30',
    '2026-10-15',
  ])
})

test('without figures the page says so', async () => {
  await portal.rows('delete from metric_day')
  expect(await manager.data('morning')).toEqual({ figures: null })
  expect((await manager.read('morning/report/csv')).statusCode).toBe(404)
})
