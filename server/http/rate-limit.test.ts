import Fastify from 'fastify'
import { Type } from 'typebox'
import type { Db } from '#database/core/connect.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { answerError } from './errors.ts'
import { limitVisitors } from './rate-limit.ts'

const response = { 200: Type.Object({}) }

function appWith(db: Db, max: number, seconds: number) {
  const app = Fastify({ trustProxy: true })
  app.decorate('db', db)
  app.setErrorHandler(answerError)
  limitVisitors(app, 'secret')
  const limit = { name: 'post', max, seconds }
  app.post('/post', { config: { authz: 'public', limit }, schema: { response } }, async () => ({}))
  return (ip: string) =>
    app.inject({ method: 'POST', url: '/post', headers: { 'x-forwarded-for': ip } })
}

test('a visitor may do a thing so many times, and is then told how long to wait', async ({
  db,
}) => {
  const post = appWith(db, 2, 600)
  const [first, second, third] = [
    await post('1.2.3.4'),
    await post('1.2.3.4'),
    await post('1.2.3.4'),
  ]

  expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([200, 200, 429])
  expect(first.headers).toMatchObject({
    'ratelimit-policy': '"post";q=2;w=600',
    ratelimit: '"post";r=1;t=600',
  })
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(590)
  expect(third.json().error).toBe('ทำรายการถี่เกินไป กรุณารอ 10 นาที แล้วลองใหม่')
})

test('one visitor’s tries are not another’s; a network of IPv6 is one visitor', async ({ db }) => {
  const post = appWith(db, 1, 600)
  await post('1.2.3.4')

  expect((await post('1.2.3.5')).statusCode).toBe(200)
  await post('2001:db8:1:2::1')
  expect((await post('2001:db8:1:2::9')).statusCode).toBe(429)
  expect((await post('2001:db8:1:3::1')).statusCode).toBe(200)
})

test('when the window is over the visitor starts afresh', async ({ db }) => {
  const post = appWith(db, 1, 600)
  await post('1.2.3.4')
  await db
    .updateTable('rate_bucket')
    .set({ starts_at: new Date(Date.now() - 601_000) })
    .execute()

  expect((await post('1.2.3.4')).statusCode).toBe(200)
})

test('the database learns no address', async ({ db }) => {
  await appWith(db, 1, 600)('203.0.113.77')
  expect(JSON.stringify(await db.selectFrom('rate_bucket').selectAll().execute())).not.toContain(
    '203.0',
  )
})
