// Members' figures with a real primary and two real standbys, which lag, go away and take over as such servers do.

import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type Connection, connect } from '#database/core/connect.ts'
import { requireServingRole } from '#database/core/serving-role.ts'
import { Standbys } from '#database/core/standbys.ts'
import { shareOf } from '#database/queries/figures/share.ts'
import type { Publication } from '#database/queries/import/publication.ts'
import { checkStandbys } from '#scripts/doctor/standbys.ts'
import { startThrowAway, type ThrowAway, testUrlByPort } from '#tests/support/app/database.ts'
import { givenDatabaseLine } from '#tests/support/app/database-line.ts'
import { type StandbyServer, startStandby } from '#tests/support/app/standby.ts'
import { buildTestApp } from '#tests/support/app/test.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import { givenSet, load, queryAsOwner } from '#tests/support/night/night.ts'
import { readMember } from '../member-figures/member-feed.ts'
import { readHealth } from '../monitoring/health-report.ts'
import { registerSiteMetrics } from '../monitoring/metrics/site-metrics.ts'
import { NightSource } from './night-source.ts'

const MEMBER = '000001'
const DATABASE = 'with_standbys'

let primary: ThrowAway
let standbys: [StandbyServer, StandbyServer]
let connection: Connection
let app: FastifyInstance
let token: string

beforeAll(async () => {
  primary = await startThrowAway()
  await primary.copy(DATABASE)
  await publish(1)
  connection = connect(urlAt(primary.port), 4, undefined, requireServingRole)
  app = await buildTestApp(connection.db)
  token = (await issueMemberSession(connection.db, MEMBER, 'other')).token
  standbys = [await startStandby(primary.port), await startStandby(primary.port)]
})
afterAll(async () => {
  await app.close()
  await connection.close()
  for (const standby of standbys) await standby.remove()
  await primary.close()
})

beforeEach(async () => {
  await follow({}, ...standbys.map(({ port }) => urlAt(port)))
  await until(() => readyOnes() === 2)
})
afterEach(() => app.nightSource.standbys?.close())

const urlAt = (port: number, role = 'app_rw') => testUrlByPort(port, role, DATABASE)

async function follow({ lookEveryMs = 50 }, ...urls: string[]): Promise<void> {
  await app.nightSource.standbys?.close()
  const followed = new Standbys(connection.db, urls, {
    lookEveryMs,
    onChange: ({ name, state }) => states.set(name, state),
  })
  states.clear()
  app.nightSource = new NightSource(followed)
}

const states = new Map<string, string>()
const readyOnes = () => [...states.values()].filter((state) => state === 'ready').length
const stateAt = (port: number) => states.get(`127.0.0.1:${port}`)

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(20)
}

async function publish(seed: number): Promise<void> {
  const outcome = await load(
    await givenSet({ members: 5, months: 4, seed }),
    { owner: urlAt(primary.port, 'app_migrate') },
    { accept: true },
  )
  expect(outcome.state).toBe('published')
}

async function balanceInTheBooks(): Promise<number> {
  const question = `select balance from share where membership_no = '${MEMBER}'`
  const [share] = await queryAsOwner(urlAt(primary.port, 'app_migrate'), question)
  return Number(share?.balance)
}

/** As a member who looks for the first time. */
async function balanceShown(): Promise<number> {
  app.figures.forget()
  const headers = { authorization: `Bearer ${token}` }
  const reply = await app.inject({ url: '/api/member/share', headers })
  expect(reply.statusCode).toBe(200)
  return reply.json().data.balance
}

/** Who answered while this was done. */
async function answeredBy(work: () => Promise<unknown>): Promise<string[]> {
  const { reads } = app.nightSource
  const before = new Map(reads)
  await work()
  return [...reads].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name)
}

const names = () => standbys.map(({ port }) => `127.0.0.1:${port}`)

test('members’ figures are read from the standbys in turn, and not from the primary', async () => {
  const answered = await answeredBy(async () => {
    for (let times = 0; times < 4; times++)
      expect(await balanceShown()).toBe(await balanceInTheBooks())
  })

  expect(answered.sort()).toEqual(names().sort())
})

test('a standby is not asked before it has the night that is published, and again as soon as it has', async () => {
  const before = await balanceShown()
  for (const standby of standbys) await standby.query('select pg_wal_replay_pause()')
  await publish(2)

  const published = await balanceInTheBooks()
  expect(published).not.toBe(before)
  const meanwhile = await answeredBy(async () => expect(await balanceShown()).toBe(published))
  expect(meanwhile).toEqual(['primary'])

  for (const standby of standbys) await standby.query('select pg_wal_replay_resume()')
  await until(async () => {
    const answered = await answeredBy(async () => expect(await balanceShown()).toBe(published))
    return !answered.includes('primary')
  })
})

test('whoever began with the night before is given the new one whole, though the standbys were last seen with the old', async () => {
  const question = 'select run_id, as_of::text from publication'
  const [known] = await queryAsOwner<Publication>(urlAt(primary.port, 'app_migrate'), question)
  await follow({ lookEveryMs: 60_000 }, ...standbys.map(({ port }) => urlAt(port)))
  await until(() => readyOnes() === 2)
  await publish(3)

  app.figures.forget()
  const share = await readMember(app, MEMBER, ({ night }) => night(shareOf, MEMBER), known)
  expect(share?.balance).toBe(await balanceInTheBooks())
})

test('when a standby goes away in the middle nobody notices, and it is read again when it is back', async () => {
  const [leaving, staying] = standbys
  const line = await givenDatabaseLine(urlAt(leaving.port))
  await follow({}, line.url, urlAt(staying.port))
  await until(() => readyOnes() === 2)
  const { host } = new URL(line.url)

  line.cut()
  const answered = await answeredBy(async () => {
    for (let times = 0; times < 4; times++)
      expect(await balanceShown()).toBe(await balanceInTheBooks())
  })
  expect(answered).not.toContain(host)
  expect(states.get(host)).toBe('away')

  line.restore()
  await until(async () => (await answeredBy(balanceShown)).includes(host))
  await line.close()
})

test('a standby that falls silent costs those who wait for it a moment, and then nobody', async () => {
  const [silent, staying] = standbys
  const line = await givenDatabaseLine(urlAt(silent.port))
  await follow({}, line.url, urlAt(staying.port))
  await until(() => readyOnes() === 2)

  line.silence()
  expect(await balanceShown()).toBe(await balanceInTheBooks())
  expect(await balanceShown()).toBe(await balanceInTheBooks())

  await until(() => states.get(new URL(line.url).host) === 'away')
  expect(await answeredBy(balanceShown)).toEqual([`127.0.0.1:${staying.port}`])
  await line.close()
})

test('SEC-53 row-level security holds on a standby, and whoever would stand above it there is refused', async () => {
  const answered = await answeredBy(async () => {
    const others = await readMember(app, '000002', (reading) => reading.night(shareOf, MEMBER))
    expect(others).toBeUndefined()
  })
  expect(answered).not.toContain('primary')

  const [first, second] = standbys
  await follow({}, urlAt(first.port, 'app_migrate'), urlAt(second.port, 'postgres'))
  await until(() => states.size === 2)
  expect([...states.values()]).toEqual(['refused', 'refused'])
  expect(await answeredBy(balanceShown)).toEqual(['primary'])
})

test('the health page, Prometheus and the doctor say which standbys are read from', async () => {
  await balanceShown()
  const health = await readHealth(app, new Date())
  const item = health.items.find(({ key }) => key === 'standbys')
  expect(item).toMatchObject({ state: 'good' })
  expect(item?.says).toContain('ใช้อ่าน 2 จาก 2 เครื่อง')

  const registry = new Registry()
  registerSiteMetrics(registry, app, connection.pool)
  const said = await registry.metrics()
  for (const name of names()) {
    expect(said).toMatch(new RegExp(`coop_standby_ready{standby="${name}"} 1`))
    expect(said).toMatch(
      new RegExp(`coop_night_reads_total{source="(${names().join('|')})"} [1-9]`),
    )
  }

  const urls = [urlAt(standbys[0].port), urlAt(standbys[1].port, 'app_migrate')]
  const found = await checkStandbys(connection.db, urls)
  expect(found.map(({ state }) => state)).toEqual(['good', 'bad'])
})

test('a server that is no standby of this database is never read from', async () => {
  const [own] = standbys
  await follow({}, testUrlByPort(inject('postgresPort'), 'app_rw', 'test_1'), urlAt(primary.port))
  await until(() => states.size === 2)
  expect(new Set(states.values())).toEqual(new Set(['promoted']))

  await follow({}, testUrlByPort(own.port, 'app_rw', 'template_coop'))
  await until(() => states.size === 1)
  expect([...states.values()]).toEqual(['refused'])
})

test('a write that no standby has confirmed is never said to be done, though the timeout ends the wait', async () => {
  const owner = urlAt(primary.port, 'postgres')
  const reload = 'select pg_reload_conf()'
  // The throw-away server waits for nothing by itself.
  await queryAsOwner(owner, `alter database ${DATABASE} set synchronous_commit = 'on'`)
  await queryAsOwner(owner, `alter system set synchronous_standby_names = 'nobody'`)
  await queryAsOwner(owner, reload)
  const writing = connect(urlAt(primary.port), 1, 500, requireServingRole)
  try {
    await until(async () => {
      const [found] = await queryAsOwner(owner, 'show synchronous_standby_names')
      return found?.synchronous_standby_names !== ''
    })
    await expect(issueMemberSession(writing.db, '000002', 'other')).rejects.toThrow(
      'Query read timeout',
    )
  } finally {
    await writing.close()
    await queryAsOwner(owner, 'alter system reset synchronous_standby_names')
    await queryAsOwner(owner, reload)
  }
})

test('a standby that has taken over is left to those who write', async () => {
  const [taking, staying] = standbys
  await taking.query('select pg_promote()')
  await until(() => stateAt(taking.port) === 'promoted')

  expect(await balanceShown()).toBe(await balanceInTheBooks())
  expect(await answeredBy(balanceShown)).toEqual([`127.0.0.1:${staying.port}`])
})
