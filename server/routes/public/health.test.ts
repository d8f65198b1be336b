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
