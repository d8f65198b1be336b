import { givenBrowser, PASSWORD } from '#tests/support/given-account.ts'
import { givenUnitUser } from '#tests/support/given-unit.ts'
import { expect, test } from '#tests/support/test.ts'

const NEW_PASSWORD = 'ปลาตะเพียนสามตัวในคลอง'
const CHANGE = '/api/membergroup/member_pass'

test('the password is changed, and other devices are signed out', async ({ app, db }) => {
  await givenUnitUser(db)
  const [office, home] = [await givenBrowser(app), await givenBrowser(app)]
  await office.loginUnit('00010001', PASSWORD)
  await home.loginUnit('00010001', PASSWORD)

  const reply = await office.post(CHANGE, { mem_password: NEW_PASSWORD, mem_oldpassword: PASSWORD })

  expect(reply.json().rc_code).toBe('1')
  expect((await office.post('/api/membergroup/auth/getAuthUser')).statusCode).toBe(200)
  expect((await home.post('/api/membergroup/auth/getAuthUser')).statusCode).toBe(401)
  expect((await home.loginUnit('00010001', NEW_PASSWORD)).statusCode).toBe(200)
})

test.for([
  [
    'the old one is wrong',
    { mem_password: NEW_PASSWORD, mem_oldpassword: 'ไม่ใช่รหัสนี้' },
    'รหัสผ่านเดิม',
  ],
  ['it is the old one', { mem_password: PASSWORD, mem_oldpassword: PASSWORD }, 'ไม่ซ้ำ'],
  ['it is short', { mem_password: 'สั้น', mem_oldpassword: PASSWORD }, 'อย่างน้อย 8'],
  [
    'it holds the unit’s number',
    { mem_password: 'ok-00010001', mem_oldpassword: PASSWORD },
    'เดาง่าย',
  ],
] as const)('nothing changes where %s', async ([, words, why], { app, db }) => {
  await givenUnitUser(db)
  const browser = await givenBrowser(app)
  await browser.loginUnit('00010001', PASSWORD)

  const reply = await browser.post(CHANGE, words)

  expect(reply.statusCode).toBe(400)
  expect(reply.json().error).toContain(why)
  expect((await browser.loginUnit('00010001', PASSWORD)).statusCode).toBe(200)
})
