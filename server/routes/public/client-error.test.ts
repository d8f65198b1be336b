import { expect, test } from '#tests/support/app/test.ts'

const FAULT = {
  release: 'abc123',
  message: 'TypeError: x of member 000123 is undefined',
  stack: 'TypeError: x\n    at show (/assets/show-1.js:1:200)',
  path: '/show/1007?q=ชื่อคน',
}

test('the same fault in many browsers is one row with a count, and tells of nobody', async ({
  app,
  db,
}) => {
  for (const message of [FAULT.message, 'TypeError: x of member 000456 is undefined']) {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/info/client-error',
      payload: { ...FAULT, message },
    })
    expect(reply.json()).toEqual({ rc_code: '1', data: { kept: true } })
  }

  const rows = await db.selectFrom('client_error').selectAll().execute()

  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    release: 'abc123',
    message: 'TypeError: x of member [number] is undefined',
    path: '/show/1007',
    times: 2,
  })
})

test('another release, or another place, is another fault', async ({ app, db }) => {
  const others = [
    FAULT,
    { ...FAULT, release: 'def456' },
    { ...FAULT, stack: 'TypeError: x\n    at show (/assets/show-1.js:9:9)' },
  ]
  for (const payload of others)
    await app.inject({ method: 'POST', url: '/api/info/client-error', payload })

  expect(await db.selectFrom('client_error').selectAll().execute()).toHaveLength(3)
})

test('a script error without details is dropped', async ({ app, db }) => {
  for (const message of ['Script error.', 'Script error', 'Uncaught Script error.']) {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/info/client-error',
      payload: { ...FAULT, message, stack: '' },
    })
    expect(reply.json().data).toEqual({ kept: false })
  }
  expect(await db.selectFrom('client_error').selectAll().execute()).toHaveLength(0)
})

test('one visitor cannot fill the table, nor send what is no report', async ({ app, db }) => {
  const statuses: number[] = []
  for (let number = 0; number < 25; number++) {
    const stack = `at f (/assets/x.js:${number}:1)`
    const reply = await app.inject({
      method: 'POST',
      url: '/api/info/client-error',
      payload: { ...FAULT, stack },
    })
    statuses.push(reply.statusCode)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
  expect(await db.selectFrom('client_error').selectAll().execute()).toHaveLength(20)
})

test('what is no report is refused in Thai, and changes nothing', async ({ app, db }) => {
  const wrong = [
    {},
    { ...FAULT, message: 'x'.repeat(2_001) },
    { ...FAULT, cookie: 'x' },
    { ...FAULT, release: '<b>' },
  ]
  for (const payload of wrong) {
    const reply = await app.inject({ method: 'POST', url: '/api/info/client-error', payload })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error).toMatch(/[ก-๙]/)
  }
  expect(await db.selectFrom('client_error').selectAll().execute()).toHaveLength(0)
})
