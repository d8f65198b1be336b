import { expect, test } from '#tests/support/app/test.ts'
import { givenAccount, givenBrowser, PASSWORD } from '#tests/support/given/account.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'

const WHO = '/api/member/auth/getAuthUser'

test('SEC-20 a member sees every device that is signed in, and ends one of them or all others', async ({
  db,
  app,
}) => {
  const somying = await givenAccount(db)
  const [phone, desk, lent] = [
    await givenBrowser(app),
    await givenBrowser(app),
    await givenBrowser(app),
  ]
  for (const device of [phone, desk, lent]) await device.login(somying, PASSWORD)

  const devices = (await phone.get('/api/member/devices')).json().data.devices
  expect(devices).toHaveLength(3)
  expect(devices[0]).toMatchObject({ device: 'Chrome บน Android', address: '127.0.0.1' })
  const [mine, ...others] = [...devices].sort((a, b) => Number(b.is_this) - Number(a.is_this))
  expect([mine.is_this, ...others.map((other) => other.is_this)]).toEqual([true, false, false])

  await phone.post('/api/member/devices/sign-out', { session_id: others[0].session_id })
  expect((await phone.get('/api/member/devices')).json().data.devices).toHaveLength(2)

  await phone.post('/api/member/devices/sign-out', {})
  expect((await desk.post(WHO)).statusCode).toBe(401)
  expect((await lent.post(WHO)).statusCode).toBe(401)
  expect((await phone.post(WHO)).statusCode).toBe(200)
})

test('SEC-20 a device of somebody else is as unknown as one that never was', async ({
  db,
  app,
}) => {
  const [somying, prasert] = [await givenAccount(db), await givenAccount(db)]
  const [phone, other] = [await givenBrowser(app), await givenBrowser(app)]
  await phone.login(somying, PASSWORD)
  await other.login(prasert, PASSWORD)
  const [theirs] = (await other.get('/api/member/devices')).json().data.devices

  const replies = [
    await phone.post('/api/member/devices/sign-out', { session_id: theirs.session_id }),
    await phone.post('/api/member/devices/sign-out', {
      session_id: '00000000-0000-4000-8000-000000000000',
    }),
  ]

  for (const reply of replies) expect(reply.statusCode).toBe(404)
  expect((await other.post(WHO)).statusCode).toBe(200)
})

test('SEC-22 a sixth device ends the one that was used longest ago', async ({ db, app }) => {
  const somying = await givenAccount(db)
  const tokens: string[] = []
  for (let n = 0; n < 6; n++) tokens.push((await issueMemberSession(db, somying, 'other')).token)

  const alive = await Promise.all(
    tokens.map(async (token) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await app.inject({ method: 'POST', url: WHO, headers })).statusCode
    }),
  )

  expect(alive).toEqual([401, 200, 200, 200, 200, 200])
})
