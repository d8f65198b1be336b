import { expect, test } from '#tests/support/app/test.ts'
import { givenAccount, givenBrowser, PASSWORD } from '#tests/support/given/account.ts'

const CHANGE = '/api/member/member_pass'
const WHO = '/api/member/auth/getAuthUser'
const NEW = 'ทะเลสีครามกับสายลม'

test('SEC-03 a member changes the password: the old one is asked for, other devices end, this one goes on', async ({
  db,
  app,
}) => {
  const somying = await givenAccount(db)
  const [phone, desk] = [await givenBrowser(app), await givenBrowser(app)]
  await phone.login(somying, PASSWORD)
  await desk.login(somying, PASSWORD)

  const reply = await phone.post(CHANGE, { mem_password: NEW, mem_oldpassword: PASSWORD })

  expect(reply.json()).toMatchObject({
    rc_code: '1',
    rc_des: expect.stringContaining('เปลี่ยนรหัสผ่านแล้ว'),
  })
  expect((await phone.post(WHO)).statusCode).toBe(200)
  expect((await desk.post(WHO)).statusCode).toBe(401)
  const again = await givenBrowser(app)
  expect((await again.login(somying, PASSWORD)).statusCode).toBe(401)
  expect((await again.login(somying, NEW)).statusCode).toBe(200)
})

test('SEC-03 whoever does not know the old password changes nothing', async ({ db, app }) => {
  const somying = await givenAccount(db)
  const [phone, desk] = [await givenBrowser(app), await givenBrowser(app)]
  await phone.login(somying, PASSWORD)
  await desk.login(somying, PASSWORD)

  const reply = await phone.post(CHANGE, { mem_password: NEW, mem_oldpassword: 'เดาเอา' })

  expect(reply.json()).toMatchObject({
    rc_code: '0',
    rc_des: expect.stringContaining('รหัสผ่านเดิมไม่ถูกต้อง'),
  })
  expect((await desk.post(WHO)).statusCode).toBe(200)
  expect((await (await givenBrowser(app)).login(somying, PASSWORD)).statusCode).toBe(200)
})

// biome-ignore format: a table reads in columns
test.for([
  ['short',                    'สั้นไป',            'อย่างน้อย 8'],
  ['among the commonest',      'iloveyou123',     'มีคนใช้กันมาก'],
  ['one piece over and over',  'กขกขกขกขกข',        'ซ้ำหรือเรียงลำดับ'],
  ['a telephone number',       '081-234-5678',    'เบอร์โทรศัพท์'],
  ['about the cooperative',    'สหกรณ์2569',       'ชื่อสหกรณ์'],
  ['the same as before',       PASSWORD,          'ไม่ซ้ำ'],
] as const)('SEC-02 a new password that is %s is refused with the reason', async ([, password, reason], { db, app }) => {
  const somying = await givenAccount(db)
  const phone = await givenBrowser(app)
  await phone.login(somying, PASSWORD)

  const reply = await phone.post(CHANGE, { mem_password: password, mem_oldpassword: PASSWORD })

  expect(reply.statusCode).toBe(400)
  expect(reply.json().rc_des).toContain(reason)
})

test('SEC-02 a new password made of the own number or name is refused', async ({ db, app }) => {
  const somying = await givenAccount(db, 'สมหญิง')
  const phone = await givenBrowser(app)
  await phone.login(somying, PASSWORD)

  for (const password of [`${somying}ab`, 'สมหญิงใจงาม1']) {
    const reply = await phone.post(CHANGE, { mem_password: password, mem_oldpassword: PASSWORD })
    expect(reply.json().rc_des, password).toContain('เดาง่าย')
  }
})
