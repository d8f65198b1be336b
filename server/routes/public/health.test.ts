import { vi } from 'vitest'
import { expect, test } from '#tests/support/app/test.ts'

test('a process that lives and reaches its database says so', async ({ app }) => {
  expect((await app.inject('/healthz')).json()).toEqual({ rc_code: '1' })
  expect((await app.inject('/readyz')).json()).toEqual({ rc_code: '1' })
})

test('without its database it lives, but is not ready', async ({ app }) => {
  app.db = new Proxy(app.db, {
    get() {
      throw new Error('gone')
    },
  })

  const ready = await app.inject('/readyz')

  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect(ready.statusCode).toBe(503)
  expect(ready.headers['retry-after']).toBe('5')
  expect(ready.json().rc_code).toBe('0')
})

test('a hundred who ask at once whether it is ready are one question to the database', async ({
  app,
}) => {
  const asked = vi.spyOn(app.db, 'getExecutor')
  const replies = await Promise.all(Array.from({ length: 100 }, () => app.inject('/readyz')))

  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(asked.mock.calls.length).toBeLessThan(10)
})
