// Pages that are dear to draw, and what one visitor was shown kept for another.

import { brotliDecompressSync } from 'node:zlib'
import { onTestFinished, vi } from 'vitest'
import type { Db } from '#database/core/connect.ts'
import { visitorText } from '#domain/text/visitor-text.ts'
import { finish } from '#server/pages/encodings.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenCategory, givenTopic } from '#tests/support/given/site.ts'

test('past the last page of any list there is nothing, neither for programs nor for people', async ({
  app,
  db,
}) => {
  const news = await givenCategory(db, 'ข่าว')
  await givenTopic(db, news, { title: 'ข่าว' })
  const lists = [`/api/info/list/${news}?`, '/api/info/board?', '/api/info/demand?']
  for (const list of [...lists, '/api/info/search?q=ก&']) {
    expect((await app.inject(`${list}page=1`)).statusCode, list).toBe(200)
    expect((await app.inject(`${list}page=9999`)).statusCode, list).toBe(404)
  }
  const page = await app.inject(`/list/${news}?page=9999`)
  expect([page.statusCode, page.headers['cache-control']]).toEqual([404, 'no-store'])
})

test('an address of sixteen thousand slashes and a text of twenty thousand spaces are work for a moment', async ({
  app,
}) => {
  for (let n = 0; n < 25; n++) {
    const { statusCode } = await app.inject(`/a${'/'.repeat(15_900)}b${n}`)
    expect(statusCode).toBe(404)
    visitorText(`ก${' '.repeat(20_000)}ข`)
  }
  const { statusCode, headers } = await app.inject(`/home${'/'.repeat(15_900)}`)
  expect([statusCode, headers.location]).toEqual([308, '/home'])
})

test('a page is compressed in moments, and as well as can be only when it is the same a minute later', async ({
  app,
}) => {
  const noon = new Date('2026-11-16T12:00:00+07:00').getTime()
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  onTestFinished(() => void vi.useRealTimers())
  const ask = (seen = '') =>
    app.inject({ url: '/home', headers: { 'accept-encoding': 'br', 'if-none-match': seen } })
  const { rawPayload: first, headers } = await ask()
  const page = brotliDecompressSync(first)
  const packed = async (quality: number) =>
    (await finish(page, 'text/html', quality)).bodies.br.body
  expect(first.equals(await packed(9))).toBe(true)
  expect((await ask()).rawPayload.equals(first)).toBe(true)

  vi.setSystemTime(noon + 61_000)
  // Sent at once, as it is; the smaller one is made for whoever comes next.
  expect((await ask()).rawPayload.equals(first)).toBe(true)
  const smallest = await packed(11)
  expect(smallest.length).toBeLessThan(first.length)
  await expect.poll(async () => (await ask()).rawPayload.equals(smallest)).toBe(true)
  // And it stays, however often the page is made anew: who has it is told so.
  vi.setSystemTime(noon + 122_000)
  expect((await ask()).rawPayload.equals(smallest)).toBe(true)
  expect((await ask(String(headers.etag))).statusCode).toBe(304)

  // What a page makes of the day, it makes of another hour's.
  vi.setSystemTime(noon + 3_600_000)
  expect((await ask(String(headers.etag))).statusCode).toBe(200)
})

test('what a limited visitor is shown is kept for nobody else', async ({ app, db }) => {
  const ask = (remoteAddress: string) => app.inject({ url: '/search?q=ก', remoteAddress })
  await ask('203.0.113.66')
  await useUp(db, 120)
  const page = await ask('203.0.113.66')
  expect([page.statusCode, page.headers['cache-control']]).toEqual([429, 'no-store'])

  expect((await ask('198.51.100.7')).statusCode).toBe(200)
})

test('IPv6 is counted by the /64, above a threshold by the /48, and an address of IPv4 is itself however it is written', async ({
  app,
  db,
}) => {
  const ask = async (remoteAddress: string) =>
    (await app.inject({ url: '/api/info/search?q=ก', remoteAddress })).statusCode
  await ask('203.0.113.9')
  await ask('2001:db8:1:2::1')
  await useUp(db, 120)
  expect(await ask('::ffff:203.0.113.9')).toBe(429)
  expect(await ask('::ffff:cb00:7109')).toBe(429)
  expect(await ask('::ffff:203.0.113.10')).toBe(200)
  expect(await ask('2001:db8:1:2:ffff::1')).toBe(429)
  expect(await ask('2001:db8:1:3::1')).toBe(200)

  await useUp(db, 16 * 120)
  expect(await ask('2001:db8:1:4::1')).toBe(429)
  expect(await ask('2001:db8:2:4::1')).toBe(200)
})

/** Whoever has searched has done so as often as this. */
async function useUp(db: Db, used: number): Promise<void> {
  await db.updateTable('rate_bucket').set({ used }).where('name', '=', 'search').execute()
}

test('nobody is turned away because of the memory that the process has', async ({ app }) => {
  const huge = { rss: 2 ** 40, heapTotal: 2 ** 40, heapUsed: 2 ** 40, external: 0, arrayBuffers: 0 }
  vi.spyOn(process, 'memoryUsage').mockReturnValue(huge)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }
  for (const path of ['/home', '/api/info/home', '/api/info/board']) {
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status, path).toBe(200)
  }
})
