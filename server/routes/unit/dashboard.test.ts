import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Connection, connect } from '#database/core/connect.ts'
import { addUnitEvent } from '#database/queries/unit/unit-event.ts'
import { buildTestApp } from '#tests/support/app/test.ts'
import { givenUnitSession } from '#tests/support/given/unit.ts'
import { givenNight, type NightDatabase, queryAsOwner } from '#tests/support/night/night.ts'

const UNIT = '00010001'

let database: NightDatabase
let connection: Connection
let app: FastifyInstance
let headers: { authorization: string }
beforeAll(async () => {
  ;({ database } = await givenNight('unit_dashboard', { members: 30, units: 4 }))
  // The newest month is still under way; the core system of the demo has always been paid.
  await queryAsOwner(
    database.owner,
    `update night.collection_unit set paid_on = null, deducted = 0 where period = '2026-10-01'`,
  )
  connection = connect(database.app, 2)
  app = await buildTestApp(connection.db)
  headers = (await givenUnitSession(connection.db)).headers
})
afterAll(async () => {
  await app.close()
  await connection.close()
})

async function dashboard(query = '') {
  const reply = await app.inject({ url: `/api/membergroup/dashboard${query}`, headers })
  return { status: reply.statusCode, data: reply.json().data, error: reply.json().error }
}

/** As the listener does when another process has written (database/core/listener.test.ts). */
function heardOfReports() {
  app.reports.forget()
}

async function keeprep(period: string) {
  const reply = await app.inject({ url: `/api/membergroup/keeprep?period=${period}`, headers })
  return reply.json().data.bill
}

test('the newest month opens: its bill, its deadline, and nothing done about it yet', async () => {
  const { data } = await dashboard()

  const [bill] = await queryAsOwner<{ members: number; billed: string }>(
    database.owner,
    `select members, billed from collection_unit where unit_no = '${UNIT}' and period = '2026-10-01'`,
  )
  expect(data.month).toMatchObject({
    period: '2026-10',
    members: bill?.members,
    billed: Number(bill?.billed),
    due_on: '2026-11-05',
    standing: 'billed',
  })
  expect(data.month.steps.map(({ state }: { state: string }) => state)).toEqual([
    'done',
    'now',
    'later',
    'later',
  ])
  expect(data.months).toHaveLength(14)
  expect(data.months[1]).toMatchObject({ period: '2026-09', standing: 'settled' })
})

test('what changed since the month before adds up to the difference, in every month', async () => {
  // Somebody's lines change against each other: payroll keys both, though the sum is as it was.
  await queryAsOwner(
    database.owner,
    `update night.collection_line line set billed = line.billed + swap.by, principal = line.principal + swap.by, deducted = 0
     from (select run_id, period, membership_no, seq, case seq when 1 then 100 else -100 end as by
       from night.collection_line where period = '2026-10-01' and seq <= 2 and membership_no = (
         select membership_no from night.collection_slip slip
         where unit_no = '${UNIT}' and period = '2026-10-01' and (select count(*) from night.collection_line two
           where two.membership_no = slip.membership_no and two.period = slip.period) > 1
         order by membership_no limit 1)) swap
     where line.run_id = swap.run_id and line.period = swap.period and line.membership_no = swap.membership_no
       and line.seq = swap.seq`,
  )
  const { data } = await dashboard()
  for (const [at, { period }] of data.months.entries()) {
    const { month } = (await dashboard(`?period=${period}`)).data
    const previous = data.months[at + 1]
    if (!previous) {
      expect(month.change).toBeNull()
      continue
    }
    const { joined, gone, joined_amount, gone_amount, changed_amount } = month.change
    expect(joined - gone).toBe(month.members - previous.members)
    expect(joined_amount + gone_amount + changed_amount).toBe(month.billed - previous.billed)
    // The link beside the figure leads to just as many.
    const { change } = await keeprep(period)
    expect([joined, gone, month.change.changed]).toEqual([change.new, change.gone, change.changed])
  }
})

test('who fetched and sent what stays in the month’s history, and moves its steps on', async () => {
  const month = { unitNo: UNIT, period: '2026-10-01' } as const
  const by = { login: '00010001', name: 'จันทร์เพ็ญ ศรีวงศ์' }
  const add = (kind: 'downloaded' | 'sent', what: string, at: string) =>
    addUnitEvent(connection.db, { ...month, kind, what, by, at: new Date(at) })
  await add('downloaded', 'งบหน้ารายการเรียกเก็บ (PDF)', '2026-11-01T03:00:00Z')
  await add('sent', 'ผลการหัก 12 คน', '2026-11-02T03:00:00Z')
  await queryAsOwner(
    database.owner,
    `insert into unit_result (unit_no, period, state, transfer_amount, transferred_on, sent_at, sent_by, changed_at, changed_by)
     values ('${UNIT}', '2026-10-01', 'sent', 1, '2026-11-02', '2026-11-02T03:00Z', '${UNIT}', '2026-11-02T03:00Z', '${UNIT}')`,
  )
  await addUnitEvent(connection.db, {
    ...month,
    unitNo: '00010002',
    kind: 'downloaded',
    what: 'ของหน่วยงานอื่น',
    by,
    at: new Date(),
  })
  heardOfReports()

  const { data } = await dashboard()

  expect(data.month).toMatchObject({ standing: 'sent', reported: 0 })
  expect(data.month.events).toEqual([
    { kind: 'sent', what: 'ผลการหัก 12 คน', by: by.name, at: '2026-11-02T03:00:00.000Z' },
    {
      kind: 'downloaded',
      what: 'งบหน้ารายการเรียกเก็บ (PDF)',
      by: by.name,
      at: '2026-11-01T03:00:00.000Z',
    },
  ])
})

test('a result that is being corrected is not called sent, here or in the list of months', async () => {
  await queryAsOwner(
    database.owner,
    `update unit_result set state = 'draft', sent_at = null, sent_by = null where unit_no = '${UNIT}'`,
  )
  heardOfReports()

  const { data } = await dashboard()

  expect(data.month).toMatchObject({ standing: 'downloaded', reported: null })
  expect(data.months[0].standing).toBe('downloaded')
})

test('a paper that is fetched stands on the page that was open before, and on no other unit’s', async () => {
  const other = (await givenUnitSession(connection.db, { login: '00010002' })).headers
  const eventsOf = async (as: typeof headers) => {
    const reply = await app.inject({ url: '/api/membergroup/dashboard', headers: as })
    return reply.json().data.month.events.map(({ what }: { what: string }) => what)
  }
  const [before, ofOther] = [await eventsOf(headers), await eventsOf(other)]

  await app.inject({ url: '/api/membergroup/papers/keeprep/xlsx?period=2026-10', headers })

  expect(await eventsOf(headers)).toEqual(['งบหน้ารายการเรียกเก็บ (Excel)', ...before])
  expect(await eventsOf(other)).toEqual(ofOther)
})

test('whom nothing was done for makes nobody’s page be read anew', async () => {
  const other = (await givenUnitSession(connection.db, { login: '00010003' })).headers
  const forgets = vi.spyOn(app.reports, 'forget')
  const post = (path: string, as = {}, payload = {}) =>
    app.inject({ method: 'POST', url: `/api/membergroup${path}`, headers: as, payload })
  expect((await post('/auth/logout')).statusCode).toBe(401)
  expect((await post('/no-such-call', other)).statusCode).toBe(404)
  expect((await post('/auth/getAuthUser', other)).statusCode).toBe(200)
  expect(forgets).not.toHaveBeenCalled()
  expect((await post('/auth/logout', other)).statusCode).toBe(200)
  expect(forgets).toHaveBeenCalled()
  forgets.mockRestore()
})

test('a month that was never billed is not there, and what is no month is refused', async () => {
  expect(await dashboard('?period=1999-01')).toMatchObject({ status: 404 })
  expect(await dashboard('?period=2569-10')).toMatchObject({ status: 400 })
  expect(await dashboard('?period=2026-10&unit_no=00010002')).toMatchObject({ status: 400 })
})
