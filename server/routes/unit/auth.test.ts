import { sql } from 'kysely'
import { expect, test } from '#tests/support/app/test.ts'
import { givenBrowser, PASSWORD } from '#tests/support/given/account.ts'
import { givenUnitUser } from '#tests/support/given/unit.ts'

const ME = '/api/membergroup/auth/getAuthUser'

test('somebody of a unit signs in, is known, and signs out', async ({ app, db }) => {
  await givenUnitUser(db)
  const browser = await givenBrowser(app)

  const signedIn = await browser.loginUnit('00010001', PASSWORD)

  expect(signedIn.json()).toMatchObject({
    rc_code: '1',
    token: expect.stringMatching(/^cu1_/),
    member_group_no: '00010001',
    login: '00010001',
    name: 'จันทร์เพ็ญ ศรีวงศ์',
  })
  expect(signedIn.cookies.map(({ name }) => name)).toEqual(['__Host-ub', '__Host-dv'])
  expect((await browser.post(ME)).json()).toMatchObject({ rc_code: '1', login: '00010001' })

  const signedOut = await browser.post('/api/membergroup/auth/logout')
  expect(signedOut.headers['clear-site-data']).toBe('"cache"')
  expect(signedOut.headers['set-cookie']).toMatch(/^__Host-ub=; .*Max-Age=0$/)
  expect((await browser.post(ME)).statusCode).toBe(401)
})

test('a unit has several people, each with a login of their own', async ({ app, db }) => {
  await givenUnitUser(db)
  await givenUnitUser(db, { login: '00010001.malee', name: 'มาลี มีสุข' })
  const browser = await givenBrowser(app)

  const reply = await browser.loginUnit('00010001.Malee', PASSWORD)

  expect(reply.json()).toMatchObject({ member_group_no: '00010001', login: '00010001.malee' })
  expect((await browser.post(ME)).json()).toMatchObject({ name: 'มาลี มีสุข' })
})

test('a wrong password, an unknown unit and somebody who left are told the same', async ({
  app,
  db,
}) => {
  await givenUnitUser(db)
  await givenUnitUser(db, { login: '00010001.malee', disabledAt: new Date() })
  const browser = await givenBrowser(app)

  const replies = [
    await browser.loginUnit('00010001', 'ไม่ใช่รหัสนี้'),
    await browser.loginUnit('99999999', PASSWORD),
    await browser.loginUnit('00010001.malee', PASSWORD),
  ]

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  expect(new Set(replies.map((reply) => reply.json().error)).size).toBe(1)
  expect(replies[0]?.json().error).toContain('รหัสหน่วยงานหรือรหัสผ่านไม่ตรงกับในระบบ')
})

test('from the third failure on a proof of work is asked for, as of members', async ({
  app,
  db,
}) => {
  await givenUnitUser(db)
  const browser = await givenBrowser(app)
  for (let time = 0; time < 3; time++) await browser.loginUnit('00010001', 'ไม่ใช่รหัสนี้')

  const reply = await browser.loginUnit('00010001', PASSWORD)

  expect(reply.statusCode).toBe(400)
})

test('a token is worth nothing without the cookie of its browser, nor in another area', async ({
  app,
  db,
}) => {
  await givenUnitUser(db)
  const browser = await givenBrowser(app)
  const { token } = (await browser.loginUnit('00010001', PASSWORD)).json()

  const bare = await app.inject({
    method: 'POST',
    url: ME,
    headers: { authorization: `Bearer ${token}` },
  })
  const elsewhere = await browser.post('/api/member/auth/getAuthUser')

  expect([bare.statusCode, elsewhere.statusCode]).toEqual([401, 401])
})

test('what happens at the door is written down, with whose it was', async ({ app, db }) => {
  await givenUnitUser(db)
  const browser = await givenBrowser(app)
  await browser.loginUnit('00010001', 'ไม่ใช่รหัสนี้')
  await browser.loginUnit('00010001', PASSWORD)
  await browser.post('/api/membergroup/auth/logout')

  const { rows } = await sql`
    select actor, action, outcome from audit_event where action like 'unit.%' order by seq`.execute(
    db,
  )

  expect(rows).toEqual([
    { actor: 'visitor', action: 'unit.login', outcome: 'refused' },
    { actor: 'unit:00010001', action: 'unit.login', outcome: 'done' },
    { actor: 'unit:00010001', action: 'unit.logout', outcome: 'done' },
  ])
})

test('a remembered session lives a week, and then no longer', async ({ app, db }) => {
  await givenUnitUser(db)
  const browser = await givenBrowser(app)
  await browser.loginUnit('00010001', PASSWORD, { remember: true })

  await sql`update session set idle_expires = idle_expires - interval '6 days 23 hours',
    abs_expires = abs_expires - interval '6 days 23 hours'`.execute(db)
  expect((await browser.post(ME)).statusCode).toBe(200)
  await sql`update session set abs_expires = abs_expires - interval '2 hours'`.execute(db)
  expect((await browser.post(ME)).statusCode).toBe(401)
})

test('a number that can be nobody’s is refused before anything is tried', async ({ app }) => {
  const browser = await givenBrowser(app)

  const replies = [await browser.loginUnit('1', 'x'), await browser.loginUnit("0001' or 1=1", 'x')]

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400])
})
