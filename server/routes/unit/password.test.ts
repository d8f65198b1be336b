import { expect, test } from '#tests/support/app/test.ts'
import { givenBrowser, PASSWORD } from '#tests/support/given/account.ts'
import { givenUnitUser } from '#tests/support/given/unit.ts'

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

test('nothing changes where the new password will not do or the old one is wrong', async ({
  app,
  db,
}) => {
  await givenUnitUser(db)
  const browser = await givenBrowser(app)
  await browser.loginUnit('00010001', PASSWORD)
  // biome-ignore format: a table reads in columns
  const cases = [
    [NEW_PASSWORD,  'ไม่ใช่รหัสนี้', 'รหัสผ่านเดิม'],
    [PASSWORD,      PASSWORD,   'ไม่ซ้ำ'],
    ['สั้น',          PASSWORD,   'อย่างน้อย 8'],
    ['ok-00010001', PASSWORD,   'เดาง่าย'],
  ] as const
  for (const [mem_password, mem_oldpassword, why] of cases) {
    const reply = await browser.post(CHANGE, { mem_password, mem_oldpassword })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error).toContain(why)
  }
  expect((await browser.loginUnit('00010001', PASSWORD)).statusCode).toBe(200)
})
