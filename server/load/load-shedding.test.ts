// One client that asks for everything at once, and the others who are served meanwhile.

import { connect as connectSocket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Db } from '#database/core/connect.ts'
import { afterFile } from '#tests/support/app/after-file.ts'
import { buildTestApp, expect, test as plain } from '#tests/support/app/test.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import { givenMember } from '#tests/support/given/site.ts'
import { SHARES } from './shares.ts'

const AUTH_USER = '/api/member/auth/getAuthUser'

interface Site {
  app: FastifyInstance
  address: string
  /** Ends the answers that are being made at /slow. */
  finish(): void
}

/** The same on a busy machine as on a quiet one. */
const CALM = {
  ...{ ...SHARES, lineMax: 10, waitMs: 60_000 },
  ...{ totalWhenBusy: SHARES.total, strangersWhenBusy: SHARES.total },
  ofClientWhenBusy: SHARES.ofClient,
}

let building: Promise<Pick<Site, 'app' | 'address'>> | undefined
let made = Promise.withResolvers<string>()

const test = plain.extend<{ site: Site }>({
  site: async ({ db }, use) => {
    building ??= build(db)
    const { app, address } = await building
    Object.assign(app, { db })
    made = Promise.withResolvers()
    const finish = () => made.resolve('made')
    await use({ app, address, finish })
    finish()
  },
})

async function build(db: Db): Promise<Pick<Site, 'app' | 'address'>> {
  const app = await buildTestApp(db, [], CALM)
  const schema = { response: { 200: Type.String() } }
  for (const authz of ['public', 'member'] as const) {
    const config = { authz, beforeTerms: true } as const
    app.get(`/slow/${authz}`, { config, schema }, () => made.promise)
  }
  afterFile(() => app.close())
  return { app, address: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

/** Whoever has asked once is known to be signed in. */
async function givenReader(db: Db, { address }: Site) {
  const { token } = await issueMemberSession(db, await givenMember(db), 'other')
  const headers = { authorization: `Bearer ${token}` }
  const ask = (path: string, method = 'GET', signal?: AbortSignal) =>
    fetch(address + path, { method, headers, ...(signal && { signal }) })
  expect((await ask(AUTH_USER, 'POST')).status).toBe(200)
  return ask
}

function countOf(statuses: number[]): Record<number, number> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => [
      status,
      all?.length ?? 0,
    ]),
  )
}

const SOON = { timeout: 15_000 }

/** The answers that have come, as soon as there are so many, and all the same a moment later. */
async function firstOf(asked: Promise<Response>[], count: number): Promise<Response[]> {
  const come: Response[] = []
  for (const reply of asked) void reply.then((one) => come.push(one))
  await expect.poll(() => come.length, SOON).toBeGreaterThanOrEqual(count)
  await sleep(100)
  return come
}

test('a member who asks a hundred times at once gets their share; everybody else is served as ever', async ({
  db,
  site,
}) => {
  const [flood, other] = [await givenReader(db, site), await givenReader(db, site)]
  const asked = Array.from({ length: 100 }, () => flood('/slow/member'))
  const refused = await firstOf(asked, 84)
  expect(countOf(refused.map(({ status }) => status))).toEqual({ 429: 84 })
  const [first] = refused
  const seconds = first?.headers.get('retry-after')
  expect(Number(seconds)).toBeGreaterThanOrEqual(1)
  expect(await first?.json()).toMatchObject({
    rc_code: '0',
    error: `ท่านส่งคำขอพร้อมกันมากเกินไป กรุณารอ ${seconds} วินาที แล้วลองใหม่`,
  })

  const asset = [...site.app.assets.files.keys()][0]
  for (const path of ['/home', `/assets/${asset}`, '/healthz', '/readyz', '/api/info/manu'])
    expect((await fetch(site.address + path)).status, path).toBe(200)
  expect((await other(AUTH_USER, 'POST')).status).toBe(200)
  expect((await flood('/api/member/auth/logout', 'POST')).status).toBe(200)

  site.finish()
  const all = await Promise.all(asked)
  // Those that waited until the session was over are told so.
  expect(countOf(all.map(({ status }) => status))).toEqual({ 200: 6, 401: 10, 429: 84 })
})

test('who goes while they wait makes room in the line', async ({ db, site }) => {
  const ask = await givenReader(db, site)
  const leaving = new AbortController()
  const inside = Array.from({ length: 6 }, () => ask('/slow/member'))
  const gone = Array.from({ length: 10 }, () =>
    ask('/slow/member', 'GET', leaving.signal).catch(() => 'gone'),
  )
  await expect
    .poll(async () => (await ask('/slow/member', 'GET', AbortSignal.timeout(300))).status, SOON)
    .toBe(429)

  leaving.abort()
  expect(await Promise.all(gone)).toEqual(Array(10).fill('gone'))
  await sleep(100)
  const next = Array.from({ length: 10 }, () => ask('/slow/member'))
  site.finish()
  const statuses = (await Promise.all([...inside, ...next])).map(({ status }) => status)
  expect(countOf(statuses)).toEqual({ 200: 16 })
})

test('made-up tokens are strangers, and all strangers of a network share one line', async ({
  db,
  site,
}) => {
  const member = await givenReader(db, site)
  const madeUp = Array.from({ length: 40 }, (_, n) => {
    const headers = { authorization: `Bearer cm1_${String(n).padStart(43, '0')}` }
    return fetch(`${site.address}/slow/public`, { headers })
  })
  const refused = await firstOf(madeUp, 40 - 4 - 10)
  expect(countOf(refused.map(({ status }) => status))).toEqual({ 503: 26 })
  expect((await member(AUTH_USER, 'POST')).status).toBe(200)

  // A person gets a page, with the time after which it is worth trying again.
  const page = await fetch(`${site.address}/search?q=ดอกเบี้ย`)
  expect(page.status).toBe(503)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(page.headers.get('content-type')).toContain('text/html')
  site.finish()
  await Promise.all(madeUp)
})

test('forms that are announced and never sent hold no place for longer than a second', async ({
  site,
}) => {
  const { port } = new URL(site.address)
  const sockets = Array.from({ length: 12 }, () => {
    const socket = connectSocket(Number(port), '127.0.0.1').on('error', () => undefined)
    socket.write(
      'POST /api/info/client-error HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{',
    )
    return socket
  })
  await sleep(100)
  // Without that it would take the ten seconds that a request may.
  const soon = { signal: AbortSignal.timeout(6_000) }
  expect((await fetch(`${site.address}/api/info/search?q=a`, soon)).status).toBe(200)
  for (const socket of sockets) socket.destroy()
})
