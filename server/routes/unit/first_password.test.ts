import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { issueUnitCode } from '#server/identity/issue-unit-code.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenBrowser, PASSWORD } from '#tests/support/given/account.ts'
import { solvedCaptcha } from '#tests/support/given/solved-captcha.ts'
import { givenUnitUser } from '#tests/support/given/unit.ts'

const NEW_PASSWORD = 'ปลาตะเพียนสามตัวในคลอง'
const LOGIN = '00010001.malee'

/** As an officer's screen asks for one. */
function givenCode(app: FastifyInstance, login = LOGIN) {
  const request = { server: app, staff: { login: 'unitservice' }, ip: '127.0.0.1', id: 'test' }
  return issueUnitCode(request as unknown as FastifyRequest, login)
}

async function setPassword(app: FastifyInstance, code: string, more: object = {}) {
  const browser = await givenBrowser(app)
  const recaptcha = 'recaptcha' in more ? '' : await solvedCaptcha(app)
  const words = { member_group_no: LOGIN, code, mem_password: NEW_PASSWORD, recaptcha, ...more }
  return browser.post('/api/membergroup/first_password', words)
}

test('with a code from the cooperative somebody of a unit sets the password and signs in', async ({
  app,
  db,
}) => {
  await givenUnitUser(db, { login: LOGIN })
  const { code } = await givenCode(app)

  const reply = await setPassword(app, ` ${code.toLowerCase()} `)

  expect(reply.json().rc_code).toBe('1')
  const browser = await givenBrowser(app)
  expect((await browser.loginUnit(LOGIN, PASSWORD)).statusCode).toBe(401)
  expect((await browser.loginUnit(LOGIN, NEW_PASSWORD)).statusCode).toBe(200)
  const { rows } = await sql`
    select actor, action from audit_event where action like 'unit.%' order by seq limit 2`.execute(
    db,
  )
  expect(rows).toEqual([
    { actor: 'staff:unitservice', action: 'unit.code_issued' },
    { actor: `unit:${LOGIN}`, action: 'unit.first_password' },
  ])
})

test('a code is good once, for one person, for three days, and only the newest', async ({
  app,
  db,
}) => {
  await givenUnitUser(db)
  await givenUnitUser(db, { login: LOGIN })
  const { code: older } = await givenCode(app)
  const { code } = await givenCode(app)

  const wrong = [
    await setPassword(app, older),
    await setPassword(app, 'ABCD-EFGH-JKMN'),
    await setPassword(app, code, { member_group_no: '00010001' }),
    await setPassword(app, code, { member_group_no: '99999999' }),
  ]
  await sql`update unit_code set created_at = created_at - interval '73 hours',
    expires_at = expires_at - interval '73 hours'`.execute(db)
  wrong.push(await setPassword(app, code))
  const { code: fresh } = await givenCode(app)
  expect((await setPassword(app, fresh)).statusCode).toBe(200)
  wrong.push(await setPassword(app, fresh))

  expect(wrong.map(({ statusCode }) => statusCode)).toEqual(wrong.map(() => 401))
  expect(new Set(wrong.map((reply) => reply.json().error)).size).toBe(1)
})

test('a password that will not do costs nobody their code', async ({ app, db }) => {
  await givenUnitUser(db, { login: LOGIN })
  const { code } = await givenCode(app)

  const bad = await setPassword(app, code, { mem_password: '12345678' })

  expect(bad.statusCode).toBe(400)
  expect((await setPassword(app, code)).statusCode).toBe(200)
})

test('nobody gets a code for somebody who left, and theirs is worthless', async ({ app, db }) => {
  await givenUnitUser(db, { login: LOGIN })
  const { code } = await givenCode(app)
  await sql`update unit_user set disabled_at = now()`.execute(db)

  expect((await setPassword(app, code)).statusCode).toBe(401)
  await expect(givenCode(app)).rejects.toThrow('ไม่พบผู้ใช้')
})

test('codes cannot be tried without a proof of work, nor for long', async ({ app, db }) => {
  await givenUnitUser(db, { login: LOGIN })

  expect((await setPassword(app, 'ABCD-EFGH-JKMN', { recaptcha: '' })).statusCode).toBe(400)
  const tried: number[] = []
  for (let time = 0; time < 10; time++) {
    const reply = await setPassword(app, 'ABCD-EFGH-JKMN', { recaptcha: 'x' })
    tried.push(reply.statusCode)
  }
  expect(tried.at(-1)).toBe(429)
})
