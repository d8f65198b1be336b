import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { vi } from 'vitest'
import { listenToDatabase } from '#database/core/listener.ts'
import { setSetting } from '#database/queries/site/setting.ts'
import { buildTestApp, expect, test } from '#tests/support/app/test.ts'
import { readPageConfig } from './page-config.ts'

test('an answer is computed once and then sent from memory', async ({ app, db }) => {
  const first = await app.inject('/api/info/footer')
  await setSetting(db, 'phone', '0-4200-1111') // in a transaction: nobody is told
  const second = await app.inject('/api/info/footer')

  expect(second.json()).toEqual(first.json())
  app.memory.forget()
  expect((await app.inject('/api/info/footer')).json().data.phone).toBe('0-4200-1111')
})

test('fifty visitors at once make the server compute one answer', async ({ app }) => {
  const select = spyOnQuestions(app)
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => app.inject('/api/info/footer')),
  )

  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
  expect(select).toHaveBeenCalledTimes(1)
})

test('while the database is too busy a page stays as it was for ten minutes, and then is marked', async ({
  app,
}) => {
  const made = await app.inject('/api/info/footer')
  const headers = (reply: typeof made) => ({ ...reply.headers, date: '', 'set-cookie': '' })
  spyOnQuestions(app).mockImplementation(() => {
    throw Object.assign(new Error('no database'), { code: 'ECONNREFUSED' })
  })
  try {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 60_000 })
    const later = await app.inject('/api/info/footer')
    expect(later.body).toBe(made.body)
    expect(headers(later)).toEqual(headers(made))

    vi.setSystemTime(Date.now() + 2 * 60_000)
    const marked = await app.inject('/api/info/footer')
    expect(marked.body).toBe(made.body)
    expect(marked.headers['cache-status']).toBe('coop-web; hit; detail=database-away')

    vi.setSystemTime(Date.now() + 50 * 60_000)
    const { statusCode, body } = await app.inject('/api/info/footer')
    expect([statusCode, body]).toEqual([
      503,
      expect.stringContaining('ระบบฐานข้อมูลหยุดให้บริการชั่วคราว'),
    ])
  } finally {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

test('while the database is gone a page says of what time it is, for an hour; afterwards it is made anew', async ({
  app,
}) => {
  const noon = new Date('2026-11-16T12:00:00+07:00').getTime()
  try {
    vi.useFakeTimers({ toFake: ['Date'], now: noon })
    const made = await app.inject('/home')
    app.database.state = 'away'
    vi.setSystemTime(noon + 59 * 60_000)
    const stale = await app.inject('/home')
    const known = await app.inject({
      url: '/home',
      headers: { 'if-none-match': String(made.headers.etag) },
    })

    expect(stale.statusCode).toBe(200)
    expect(stale.body).toContain('หน้านี้แสดงข้อมูล ณ เวลา 12.00\u00A0น.')
    expect(stale.body.replace(/<aside class="stale-notice".*?<\/aside>\n/, '')).toBe(made.body)
    expect(stale.headers['content-security-policy']).toBe(made.headers['content-security-policy'])
    // A browser that has the page without the notice is sent the one with it.
    expect(known.statusCode).toBe(200)
    expect(app.memory.holds('/home')).toBe(true)

    vi.setSystemTime(noon + 61 * 60_000)
    expect(app.memory.holds('/home')).toBe(false)

    app.database.state = 'ready'
    expect((await app.inject('/home')).body).not.toContain('<aside class="stale-notice"')
  } finally {
    vi.useRealTimers()
  }
})

test('a page of an area has no notice: its calls say what is wrong', async ({ app }) => {
  const made = await app.inject('/member/share')
  app.database.state = 'away'
  const stale = await app.inject('/member/share')

  expect(stale.headers['cache-status']).toContain('database-away')
  expect(stale.body).toBe(made.body)
})

test('a page put together of answers in memory while the database is gone has the notice, and is not kept', async ({
  app,
}) => {
  await app.inject('/api/info/home')
  app.database.state = 'away'
  const stale = await app.inject('/home')

  expect(stale.statusCode).toBe(200)
  expect(stale.body).toContain('หน้านี้แสดงข้อมูลล่าสุดที่มี')
  app.database.state = 'ready'
  expect((await app.inject('/home')).body).not.toContain('<aside class="stale-notice"')
})

test('what may have changed while nobody could say so is made anew, and only without a database sent again', async ({
  app,
  db,
}) => {
  const before = await app.inject('/api/info/footer')
  await setSetting(db, 'phone', '0-4200-3333') // in a transaction: nobody is told
  app.memory.doubt()
  app.database.state = 'away'
  expect((await app.inject('/api/info/footer')).body).toBe(before.body)

  app.database.state = 'ready'
  expect((await app.inject('/api/info/footer')).json().data.phone).toBe('0-4200-3333')
})

test('nobody waits for a page that is being made anew: they get the one from before, and the next the new one', async ({
  app,
  db,
}) => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const phone = async () => {
    const { data } = (await (await fetch(`${address}/api/info/footer`)).json()) as {
      data: { phone: string }
    }
    return data.phone
  }
  const before = await phone()
  await setSetting(db, 'phone', '0-4200-2222') // in a transaction: nobody is told
  try {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    expect(await phone()).toBe(before)
    await expect.poll(phone).toBe('0-4200-2222')
  } finally {
    vi.useRealTimers()
  }
})

test('a visitor who leaves while their page is being made leaves nobody waiting', async ({
  app,
}) => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>()
  const { promise: slow, resolve: goOn } = Promise.withResolvers<void>()
  const config = readPageConfig(app.db)
  vi.spyOn(app.memory, 'value').mockImplementationOnce(async () => {
    tellAsked()
    await slow
    return config
  })
  const leaving = new AbortController()
  const left = fetch(`${address}/home`, { signal: leaving.signal }).catch((error) => error.name)
  await asked
  leaving.abort()
  expect(await left).toBe('AbortError')

  const next = await fetch(`${address}/home`, { signal: AbortSignal.timeout(10_000) })

  expect(next.status).toBe(200)
  goOn()
})

test('each browser gets the encoding it asks for, and the same page', async ({ app }) => {
  const ask = (encoding: string) =>
    app.inject({ url: '/home', headers: { 'accept-encoding': encoding } })
  const plain = await ask('identity')
  const zipped = await ask('gzip, deflate')
  const brotlied = await ask('gzip, deflate, br')
  const refused = await ask('br;q=0, gzip')

  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
  expect(brotliDecompressSync(brotlied.rawPayload).toString()).toBe(plain.body)
  expect(brotlied.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(refused.headers['content-encoding']).toBe('gzip')
  expect(brotlied.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
})

test('a browser that has the page already is told so', async ({ app }) => {
  const { headers } = await app.inject('/home')
  const again = await app.inject({
    url: '/home',
    headers: { 'if-none-match': String(headers.etag) },
  })

  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('HEAD says what GET would, without the page', async ({ app }) => {
  const { headers } = await app.inject('/home')
  const head = await app.inject({ method: 'HEAD', url: '/home' })

  expect(head.statusCode).toBe(200)
  expect(head.headers['content-length']).toBe(headers['content-length'])
  expect(head.body).toBe('')
})

test('a query cannot be used to fill the memory', async ({ app, db }) => {
  await app.inject('/api/info/footer')
  await setSetting(db, 'phone', '0-4200-2222')

  const asked = await app.inject('/api/info/footer?x=1')

  expect(asked.json().data.phone).not.toBe('0-4200-2222')
})

test('a refusal is not kept', async ({ app, db }) => {
  const url = '/media/11111111-1111-4111-8111-111111111111'
  expect((await app.inject(url)).statusCode).toBe(404)
  await db
    .insertInto('media')
    .values({
      media_id: url.slice('/media/'.length),
      media_type: 'image/webp',
      width: 1,
      height: 1,
      alt: '',
      bytes: Buffer.from('picture'),
    })
    .execute()

  const found = await app.inject(url)

  expect(found.statusCode).toBe(200)
  expect(found.headers['content-type']).toBe('image/webp')
  expect(found.body).toBe('picture')
})

test('a change in the tables is on the page of every process within a second', async ({
  connection,
  databaseUrl,
}) => {
  const processes = await Promise.all([buildTestApp(connection.db), buildTestApp(connection.db)])
  const listeners = await Promise.all(
    processes.map((app) => listenToDatabase(databaseUrl, { content: () => app.memory.forget() })),
  )
  const name = `สหกรณ์ทดสอบ ${Date.now()}`
  try {
    for (const app of processes) expect((await app.inject('/home')).body).not.toContain(name)
    await setSetting(connection.db, 'coopNameTH', name)

    for (const app of processes) {
      await vi.waitFor(async () => expect((await app.inject('/home')).body).toContain(name), 1000)
    }
  } finally {
    await setSetting(connection.db, 'coopNameTH', 'สหกรณ์ออมทรัพย์')
    await Promise.all(listeners.map((listener) => listener.close()))
    await Promise.all(processes.map((app) => app.close()))
  }
})

test('over the network a kept page is the very answer that was first given', async ({
  app,
  logged,
}) => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (headers: Record<string, string> = {}) => {
    const reply = await fetch(`${address}/home`, { headers })
    const { date, 'set-cookie': _, ...said } = Object.fromEntries(reply.headers)
    return { status: reply.status, said, body: await reply.text() }
  }
  const [first, second] = [await ask(), await ask()]
  const known = await ask({ 'if-none-match': String(first.said.etag) })

  expect(second).toEqual(first)
  expect(second.said['content-security-policy']).toContain("script-src 'self'")
  expect([known.status, known.body]).toEqual([304, ''])
  expect(known.said['content-security-policy']).toBe(first.said['content-security-policy'])
  expect(logged.filter((line) => line.includes('"kept":true'))).toHaveLength(2)
})

/** As a method without Kysely's types, which take the compiler seconds. */
function spyOnQuestions({ db }: FastifyInstance) {
  return vi.spyOn(db as unknown as { selectFrom(): unknown }, 'selectFrom')
}
