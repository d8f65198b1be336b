import { setTimeout as sleep } from 'node:timers/promises'
import { buildTestApp, expect, test } from '#tests/support/app/test.ts'
import { readSettings } from '../settings/settings.ts'
import { FASTIFY_LIMITS, PRESSURE_LIMITS } from './request-limits.ts'

test('the limits are those of docs/security.md', () => {
  expect(FASTIFY_LIMITS).toMatchObject({
    requestTimeout: 10_000,
    connectionTimeout: 15_000,
    keepAliveTimeout: 65_000,
    handlerTimeout: 20_000,
    bodyLimit: 65_536,
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
    routerOptions: { maxParamLength: 64 },
  })
  expect(PRESSURE_LIMITS.maxRssBytes).toBe(700 * 1024 * 1024)
  expect(readSettings({}).busyAfterMs).toBe(250)
})

test('a server that needs too much memory turns visitors away with a sentence and a time', async ({
  db,
}) => {
  const app = await buildTestApp(db, [], {
    ...PRESSURE_LIMITS,
    maxEventLoopDelay: 0,
    maxRssBytes: 1,
  })
  await app.ready()
  await sleep(1_500) // it looks at itself once a second
  const reply = await app.inject('/api/info/manu')

  expect(reply.statusCode).toBe(503)
  expect(reply.headers['retry-after']).toBe('5')
  expect(reply.json().error).toContain('กรุณาลองใหม่')
  await app.close()
})
