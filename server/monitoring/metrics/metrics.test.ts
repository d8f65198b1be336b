// One server process as Prometheus and its proxy meet it: real requests over its port, real figures from its database.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#database/embedded/free-port.ts'
import { serve } from '#server/http/serve.ts'
import { readSecrets } from '#server/settings/secrets.ts'
import { readSettings } from '#server/settings/settings.ts'
import { type DatabaseLine, givenDatabaseLine } from '#tests/support/app/database-line.ts'
import { givenNight } from '#tests/support/night/night.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'coop-metrics-'))
const logFile = join(dataDir, 'site.log')
let line: DatabaseLine
let site: Awaited<ReturnType<typeof serve>>
let metricsPort: number
let asOf: Date

beforeAll(async () => {
  const { database } = await givenNight('metrics', { members: 30, units: 4 })
  const [published] = await database.query<{ as_of: string }>('select as_of from publication')
  asOf = new Date(`${published?.as_of}T00:00:00+07:00`)
  await database.query(
    "insert into job (name, schedule, due_at) values ('backup', 'daily 02:30', now())",
  )
  line = await givenDatabaseLine(database.app)
  metricsPort = await freePort()
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: '0',
    PRINTER_WARM_UP: 'no',
    DATABASE_TIMEOUT: '1',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_FILE: logFile,
    METRICS_ADDRESS: `127.0.0.1:${metricsPort}`,
  })
  site = await serve(settings, readSecrets(dataDir), line)
})
afterAll(async () => {
  await line.restore()
  await site.close()
  await line.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function scrape(): Promise<Map<string, number>> {
  const reply = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  expect(reply.status).toBe(200)
  const samples = (await reply.text()).split('\n').filter((text) => text && !text.startsWith('#'))
  return new Map(
    samples.map((sample) => {
      const at = sample.lastIndexOf(' ')
      return [sample.slice(0, at), Number(sample.slice(at + 1))]
    }),
  )
}

test('requests are counted by route and status, never by address', async () => {
  await fetch(`${site.address}/api/info/show/1`)
  await fetch(`${site.address}/api/info/show/2`)
  await fetch(`${site.address}/api/member/share`)
  await fetch(`${site.address}/no-such-page-7`)
  await fetch(`${site.address}/home`)

  const samples = await scrape()

  const names = [...samples.keys()].join('\n')
  expect(names).not.toContain('show/1')
  expect(names).not.toContain('no-such-page')
  const count = (route: string, status: number) =>
    samples.get(
      `coop_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`,
    )
  expect(count('/api/member/share', 401)).toBe(1)
  expect(samples.get('coop_http_from_memory_total{group="home",status="200"}')).toBe(1)
})

test('what browsers tell of the policy is counted', async () => {
  await fetch(`${site.address}/api/info/policy-report`, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: '{"csp-report":{"violated-directive":"img-src"}}',
  })
  expect((await scrape()).get('coop_policy_reports_total')).toBe(1)
})

test('the night, the jobs, the pool and the event loop are gauges', async () => {
  const samples = await scrape()

  expect(samples.get('coop_night_as_of_timestamp_seconds')).toBe(asOf.getTime() / 1_000)
  expect(samples.get('coop_audit_chain_intact')).not.toBe(0)
  expect(samples.get('coop_outbox_waiting')).toBe(0)
  expect(samples.get('coop_job_due_timestamp_seconds{name="backup"}')).toBeGreaterThan(0)
  expect(samples.get('coop_database_pool_connections')).toBeGreaterThan(0)
  expect(samples.get('coop_requests_waiting')).toBe(0)
  expect(samples.get('coop_push_listeners')).toBe(0)
  expect(samples.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
  expect(samples.has('coop_backup_timestamp_seconds'), 'no backup was ever made').toBe(false)
})

test('a request is named in the log and in the answer as the proxy named it, from memory too', async () => {
  const id = '5f2c0d3b9a7e48d1b6c4e0f1a2938475'
  const headers = { 'x-request-id': id }

  const home = await fetch(`${site.address}/home`, { headers })
  const refused = await fetch(`${site.address}/api/member/share`, { headers })

  expect(home.headers.get('x-request-id')).toBe(id)
  expect(refused.headers.get('x-request-id')).toBe(id)
  expect(await refused.json()).toMatchObject({ request_id: id })
  await expect
    .poll(() => readFileSync(logFile, 'utf8').split(`"request_id":"${id}"`).length - 1)
    .toBe(2)
})

test('what could be anything else than a number of a request is not taken over', async () => {
  for (const id of ['short', 'a"b,"level":"error', 'x'.repeat(65)]) {
    const reply = await fetch(`${site.address}/api/member/share`, {
      headers: { 'x-request-id': id },
    })
    expect(reply.headers.has('x-request-id')).toBe(false)
    expect(await reply.json()).toMatchObject({
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  }
})

test('nothing but /metrics is there', async () => {
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404)
  expect((await fetch(`${site.address}/metrics`)).status).toBe(404)
})

test('while the database is gone the process still answers, and says so', async () => {
  line.cut()

  await expect
    .poll(async () => (await scrape()).get('coop_database_away'), { timeout: 15_000 })
    .toBe(1)

  // What was read just before is not asked for again at once.
  await expect
    .poll(async () => (await scrape()).has('coop_night_as_of_timestamp_seconds'), {
      timeout: 8_000,
    })
    .toBe(false)
})
