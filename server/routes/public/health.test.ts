import { sql } from 'kysely'
import { vi } from 'vitest'
import { connect } from '#database/core/connect.ts'
import { expect, test } from '#tests/support/app/test.ts'

test('a process that lives and reaches its database says so', async ({ app }) => {
  expect((await app.inject('/healthz')).json()).toEqual({ rc_code: '1', log: 'written' })
  expect((await app.inject('/readyz')).json()).toEqual({ rc_code: '1', database: 'ready' })
  expect((await app.inject('/writez')).json()).toEqual({ rc_code: '1', database: 'ready' })
})

test('without its database it lives; it is ready as long as it has pages in memory, but not for members', async ({
  app,
}) => {
  const { db } = app
  app.db = new Proxy(app.db, {
    get() {
      throw new Error('gone')
    },
  })

  const ready = await app.inject('/readyz')
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect(ready.statusCode).toBe(503)
  expect(ready.headers['retry-after']).toBe('5')
  expect(ready.json().error).toContain('ระบบฐานข้อมูลหยุดให้บริการชั่วคราว')

  const gone = app.db
  app.db = db
  await app.inject('/home')
  app.db = gone
  expect((await app.inject('/readyz')).json()).toEqual({ rc_code: '1', database: 'away' })
  expect((await app.inject('/writez')).statusCode).toBe(503)
})

test('a process that was told to stop is alive and serves, but asks for no more visitors', async ({
  app,
}) => {
  app.stopping.isTold = true
  try {
    for (const path of ['/readyz', '/writez']) {
      const reply = await app.inject(path)
      expect([reply.statusCode, reply.json().error]).toEqual([
        503,
        'เครื่องนี้กำลังหยุดให้บริการ กรุณาใช้เครื่องอื่น',
      ])
    }
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/home')).statusCode).toBe(200)
  } finally {
    app.stopping.isTold = false
  }
})

test('a database that takes no writes is ready for visitors, and not for members', async ({
  app,
  db,
}) => {
  await sql`set transaction read only`.execute(db)

  expect((await app.inject('/readyz')).json()).toEqual({ rc_code: '1', database: 'read-only' })
  const writable = await app.inject('/writez')
  expect(writable.statusCode).toBe(503)
  expect(writable.json().error).toContain('ยังบันทึกรายการไม่ได้')
})

test('a database whose connections are all in use is busy, not dead, unless nothing is heard of it', async ({
  app,
  databaseUrl,
}) => {
  const { db, close } = connect(databaseUrl, 1, 200)
  const holding = await db.startTransaction().execute()
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(holding)
  try {
    app.db = db
    expect((await app.inject('/readyz')).json()).toEqual({ rc_code: '1', database: 'busy' })
    expect((await app.inject('/writez')).statusCode).toBe(200)

    app.database.state = 'away'
    expect((await app.inject('/writez')).statusCode).toBe(503)
  } finally {
    await holding.rollback().execute()
    await close()
  }
})

test('a hundred who ask at once whether it is ready are one question to the database', async ({
  app,
}) => {
  const asked = vi.spyOn(app.db, 'getExecutor')
  const replies = await Promise.all(Array.from({ length: 100 }, () => app.inject('/readyz')))

  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(asked.mock.calls.length).toBeLessThan(10)
})
