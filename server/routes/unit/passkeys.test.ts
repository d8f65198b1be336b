import type { FastifyInstance } from 'fastify'
import { expect, test } from '#tests/support/app/test.ts'
import { givenBrowser, PASSWORD } from '#tests/support/given/account.ts'
import { addKey, challengeAtDoor } from '#tests/support/given/passkeys.ts'
import { givenOfficer } from '#tests/support/given/session.ts'
import { solvedCaptcha } from '#tests/support/given/solved-captcha.ts'
import { givenUnitUser, UNIT } from '#tests/support/given/unit.ts'

const DOOR = '/api/membergroup/auth/passkey'
const KEYS = '/api/membergroup/keys'
const WHO = '/api/membergroup/auth/getAuthUser'
const NEW_PASSWORD = 'ปลาตะเพียนสามตัวในคลอง'

/** Somebody of the unit, signed in by the password. */
async function givenDesk(app: FastifyInstance) {
  await givenUnitUser(app.db)
  const desk = await givenBrowser(app)
  await desk.loginUnit(UNIT, PASSWORD)
  return desk
}

test('SEC-61 somebody of a unit adds a passkey with the password and is let in by it, to their own area only', async ({
  db,
  app,
}) => {
  const desk = await givenDesk(app)
  expect((await desk.post(`${KEYS}/begin`, { mem_password: 'ผิด' })).statusCode).toBe(400)
  const key = await addKey(desk, { area: 'membergroup', name: 'เครื่องการเงิน' })

  const other = await givenBrowser(app)
  const passkey = key.sign(await challengeAtDoor(other, 'membergroup'))
  const entered = await other.post(DOOR, { passkey })
  expect(entered.json(), entered.body).toMatchObject({ member_group_no: UNIT, login: UNIT })
  other.takeToken(entered.json().token)
  expect((await other.post(WHO)).statusCode).toBe(200)
  expect((await other.get(KEYS)).json().data.keys[0].name).toBe('เครื่องการเงิน')

  const member = key.sign(await challengeAtDoor(other, 'member'))
  expect((await other.post('/api/member/auth/passkey', { passkey: member })).statusCode).toBe(401)
  await db.updateTable('unit_user').set({ disabled_at: new Date() }).execute()
  const left = key.sign(await challengeAtDoor(other, 'membergroup'))
  expect((await other.post(DOOR, { passkey: left })).statusCode).toBe(401)
})

test('SEC-61 whoever sets a unit’s password with a code of the cooperative takes the keys of whoever was before them away', async ({
  db,
  app,
}) => {
  const desk = await givenDesk(app)
  const key = await addKey(desk, { area: 'membergroup' })
  const { token } = await givenOfficer(db, { roles: ['administrator'] })
  const issued = await app.inject({
    method: 'POST',
    url: `/api/admin/units/${UNIT}/users/${UNIT}/code`,
    headers: { authorization: `Bearer ${token}` },
    payload: {},
  })
  const { code } = issued.json().data
  const recaptcha = await solvedCaptcha(app)
  const words = { member_group_no: UNIT, code, mem_password: NEW_PASSWORD, recaptcha }
  const set = await desk.post('/api/membergroup/first_password', words)
  expect(set.statusCode, set.body).toBe(200)
  const passkey = key.sign(await challengeAtDoor(desk, 'membergroup'))
  expect((await desk.post(DOOR, { passkey })).statusCode).toBe(401)
})
