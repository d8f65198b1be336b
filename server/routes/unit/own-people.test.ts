// What a unit can fetch is exactly the people who belonged to it in that month, whoever moved where and when.

import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { asDb, type Connection, connect, type Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { testUrl } from '#tests/support/app/database.ts'
import { givenAppOfFile } from '#tests/support/app/test.ts'
import { givenUnitSession } from '#tests/support/given/unit.ts'
import { givenNight } from '#tests/support/night/night.ts'

const NAME = 'unit_own_people'
const UNITS = ['00010001', '00010002', '00010003']
const RUNS = 12

let connection: Connection
let app: FastifyInstance
let trx: Db
let undo: () => Promise<unknown>
let slips: { membership_no: string; period: string }[]
const headersOf = new Map<string, { authorization: string }>()

beforeAll(async () => {
  await givenNight(NAME, { members: 24, units: UNITS.length, months: 6 })
  // Who may do anything moves people about, and becomes the server again to ask: one transaction, undone at the end.
  connection = connect(testUrl(inject('postgresPort'), 'postgres', NAME), 1)
  const begun = await connection.db.startTransaction().execute()
  trx = asDb(begun)
  undo = () => begun.rollback().execute()
  // It stays open while the app is built, which on a busy machine takes longer than a request may.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
  slips = await trx.selectFrom('collection_slip').select(['membership_no', 'period']).execute()
  await asServer()
  app = await givenAppOfFile(trx)
  for (const login of UNITS) headersOf.set(login, (await givenUnitSession(trx, { login })).headers)
})
afterAll(async () => {
  await undo()
  await connection.close()
})

const asServer = () => sql`set local role app_rw`.execute(trx)

interface Placed {
  membership_no: string
  period: string
  unit_no: string
}

/** Where everybody works in each month: some stay, some move once or more, some come back. */
const places = fc
  .infiniteStream(
    fc.record({ moves: fc.integer({ min: 0, max: 3 }), to: fc.nat(UNITS.length - 1) }),
  )
  .map((stream) => {
    const placed: Placed[] = []
    let [person, unit] = ['', 0]
    for (const slip of [...slips].sort(byPersonThenMonth)) {
      const [{ moves, to }] = [...stream.take(1)] as [{ moves: number; to: number }]
      if (slip.membership_no !== person || moves === 3) unit = to
      person = slip.membership_no
      placed.push({ ...slip, unit_no: UNITS[unit] ?? '' })
    }
    return placed
  })

function byPersonThenMonth(one: (typeof slips)[number], other: (typeof slips)[number]): number {
  return `${one.membership_no}${one.period}` < `${other.membership_no}${other.period}` ? -1 : 1
}

/** Today everybody is where the last month found them. */
async function move(placed: Placed[]): Promise<void> {
  await sql`reset role`.execute(trx)
  const rows = sql`json_to_recordset(${JSON.stringify(placed)}::json)
    as placed (membership_no text, period date, unit_no text)`
  for (const table of ['collection_slip', 'collection_line']) {
    await sql`update ${sql.table(`night.${table}`)} of_month set unit_no = placed.unit_no from ${rows}
      where of_month.membership_no = placed.membership_no and of_month.period = placed.period`.execute(
      trx,
    )
  }
  await sql`update night.member_detail person set unit_no = last.unit_no from (
      select distinct on (membership_no) membership_no, unit_no from ${rows}
      order by membership_no, period desc) last
    where person.membership_no = last.membership_no`.execute(trx)
  await sql`delete from night.collection_unit`.execute(trx)
  await sql`insert into night.collection_unit
    select run_id, row_number() over (), period, unit_no, count(*), sum(billed), sum(deducted), null
    from night.collection_slip group by run_id, period, unit_no`.execute(trx)
  await asServer()
  // A night's rows never change in the site, so that units' pages may be remembered; here they have just changed.
  app.figures.forget()
  app.reports.forget()
}

const sorted = (numbers: Iterable<string>) => [...new Set(numbers)].sort()

/** By month, whom the doors of the database show this unit. */
function seenBy(unit: string) {
  return readAs(trx, { unit }, async () => {
    const of = (table: 'collection_slip' | 'collection_line') =>
      trx.selectFrom(table).select(['membership_no', 'period', 'unit_no']).distinct().execute()
    const people = await trx.selectFrom('unit_person').select('membership_no').execute()
    const today = await trx.selectFrom('member_detail').select('membership_no').execute()
    return {
      slips: await of('collection_slip'),
      lines: await of('collection_line'),
      people: sorted(people.map(({ membership_no }) => membership_no)),
      today: sorted(today.map(({ membership_no }) => membership_no)),
    }
  })
}

const keyOf = ({ membership_no, period, unit_no }: Placed) =>
  `${period} ${unit_no} ${membership_no}`

test('SEC-26 a unit fetches exactly the people who were its own in that month', async () => {
  const months = sorted(slips.map(({ period }) => period))
  const unit = fc.constantFrom(...UNITS)
  const month = fc.constantFrom(...months)
  await fc.assert(
    fc.asyncProperty(places, unit, month, async (placed, asking, period) => {
      await move(placed)
      const own = placed.filter(({ unit_no }) => unit_no === asking)

      const seen = await seenBy(asking)

      expect(seen.slips.map(keyOf).sort()).toEqual(own.map(keyOf).sort())
      const shown = new Set(own.map(keyOf))
      expect(seen.lines.map(keyOf).filter((key) => !shown.has(key))).toEqual([])
      expect(seen.people).toEqual(sorted(own.map(({ membership_no }) => membership_no)))
      const newest = placed.filter((each) => each.period === months.at(-1))
      for (const { membership_no, unit_no } of newest)
        expect(seen.today.includes(membership_no)).toBe(unit_no === asking)

      await dashboardCounts(asking, period, own)
      await pagesShowNobodyElse(asking, period, own)
    }),
    { numRuns: RUNS },
  )
}, 60_000)

/** The people of a month, and of the unit's month before. */
function peopleOf(own: Placed[], period: string) {
  const inMonth = (month: string | undefined) =>
    own.filter((placed) => placed.period === month).map(({ membership_no }) => membership_no)
  const earlier = sorted(own.map((placed) => placed.period)).filter((month) => month < period)
  return { now: inMonth(period), before: inMonth(earlier.at(-1)) }
}

const get = (unit: string, url: string) => app.inject({ url, headers: headersOf.get(unit) ?? {} })

/** Every page that is there today or will be: whoever is on it was the unit's that month, or left it since the last. */
async function pagesShowNobodyElse(unit: string, period: string, own: Placed[]): Promise<void> {
  const { now, before } = peopleOf(own, period)
  // Not the papers: packed, they show nothing to look for, and are drawn from what these pages answer.
  const pages = app.doors.filter(
    ({ name, authz }) => authz === 'unit' && /^GET [^:]+$/.test(name) && !/\/papers\//.test(name),
  )
  expect(pages.length).toBeGreaterThan(5)
  for (const { name } of pages) {
    const { body } = await get(unit, `${name.slice('GET '.length)}?period=${period.slice(0, 7)}`)
    const shown = [...body.matchAll(/"membership_no":"(\d{6})"/g)].map(([, number]) => number ?? '')
    expect(shown.filter((number) => !now.includes(number) && !before.includes(number))).toEqual([])
  }
}

/** The month's page counts them, and who came and went since the unit's last month. */
async function dashboardCounts(unit: string, period: string, own: Placed[]): Promise<void> {
  const { now, before } = peopleOf(own, period)

  const reply = await get(unit, `/api/membergroup/dashboard?period=${period.slice(0, 7)}`)

  if (now.length === 0) return expect(reply.statusCode).toBe(404)
  const { members, change } = reply.json().data.month
  expect(members).toBe(now.length)
  if (before.length === 0) return expect(change).toBeNull()
  expect(change.joined).toBe(now.filter((number) => !before.includes(number)).length)
  expect(change.gone).toBe(before.filter((number) => !now.includes(number)).length)
}

test('nobody but a unit reads the names of its people this way', async () => {
  for (const reader of [{ member: '000001' }, { staff: 'admin' }, { unit: '99999999' }]) {
    const seen = await readAs(trx, reader, () =>
      trx.selectFrom('unit_person').select('membership_no').execute(),
    )
    expect(seen).toEqual([])
  }
  const due = await readAs(trx, { member: '000001' }, () =>
    trx.selectFrom('collection_due').selectAll().execute(),
  )
  expect(due).toEqual([])
})
