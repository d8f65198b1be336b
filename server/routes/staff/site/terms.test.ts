import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import { givenMember } from '#tests/support/given/site.ts'
import { givenAgreement, givenTerms } from '#tests/support/given/terms.ts'
import { atWork } from '#tests/support/staff/office.ts'

const DRAFT = '/api/admin/terms/terms/draft'
const ANNOUNCE = '/api/admin/terms/terms/announce'
const WITHDRAW = '/api/admin/terms/terms/withdraw'
const TODAY = bangkokDate(new Date())
const TOMORROW = bangkokDate(new Date(Date.now() + 24 * 60 * 60 * 1000))

test('a new version is drafted, announced with its number typed, and asks every member again', async ({
  app,
  db,
}) => {
  await givenTerms(db)
  const member = await givenMember(db)
  const { token } = await issueMemberSession(db, member, 'other')
  const due = async () => {
    const headers = { authorization: `Bearer ${token}` }
    const reply = await app.inject({
      method: 'POST',
      url: '/api/member/termofconditional',
      headers,
    })
    return reply.json().data.due.map(({ version }: { version: string }) => version)
  }
  const office = await atWork(app, db, { roles: ['administrator'] })
  const { content } = await office.read(DRAFT)
  expect(content).toMatchObject({ version: '1.1', changes: [], effective_on: '' })
  expect(content.body).toContain('สมาชิกเท่านั้น') // begins with the words in force

  await office.save(DRAFT, () => ({ ...content, changes: ['เพิ่มข้อ 2'], effective_on: TODAY }))
  expect(await due()).toEqual(['1.0'])
  const hasty = await office.send(ANNOUNCE, { draft: 1, confirm: '1.0' })
  expect([hasty.statusCode, hasty.json().error]).toEqual([
    400,
    expect.stringContaining('พิมพ์เลขฉบับ 1.1'),
  ])
  const announced = await office.send(ANNOUNCE, { draft: 1, confirm: '1.1' })
  expect(announced.json().data).toEqual({ version: '1.1', effective_on: TODAY })

  expect(await due()).toEqual(['1.1'])
  expect((await office.read('/api/admin/terms')).versions).toMatchObject([
    { version: '1.1', state: 'in_force', accepted: 0 },
    { version: '1.0', state: 'replaced' },
  ])
  expect((await office.read(DRAFT)).content).toMatchObject({ version: '1.2', changes: [] })
})

test('whoever has left since is neither among those who agreed nor among those who are asked', async ({
  app,
  db,
}) => {
  const sha256 = await givenTerms(db)
  const [, left = '', retired = ''] = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const membershipNo = await givenMember(db)
      await givenAgreement(db, membershipNo, sha256)
      return membershipNo
    }),
  )
  const office = await atWork(app, db, { roles: ['administrator'] })
  const before = await office.read('/api/admin/terms')
  const state = (membershipNo: string, state: 'left' | 'retired') =>
    db.updateTable('member').set({ state }).where('membership_no', '=', membershipNo).execute()
  await state(left, 'left')
  await state(retired, 'retired')

  const after = await office.read('/api/admin/terms')
  expect(after.members).toBe(before.members - 1)
  const agreed = ({ versions }: typeof after) =>
    versions.find(({ kind }: { kind: string }) => kind === 'terms').accepted
  expect([agreed(before), agreed(after)]).toEqual([3, 2])
})

test('a letter that no table can hold is refused with a sentence', async ({ app, db }) => {
  const office = await atWork(app, db, { roles: ['administrator'] })
  const reply = await office.send(WITHDRAW, { version: '1\u0000' })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().rc_des).toContain('อักขระที่ระบบเก็บไม่ได้')
})

test('a version announced by mistake is withdrawn before its day, mended and announced again', async ({
  app,
  db,
}) => {
  await givenTerms(db)
  const office = await atWork(app, db, { roles: ['administrator'] })
  const { content } = await office.read(DRAFT)
  const ahead = { ...content, changes: ['เพิ่มข้อ 2'], effective_on: TOMORROW }
  await office.save(DRAFT, () => ahead)
  await office.send(ANNOUNCE, { draft: 1, confirm: '1.1' })

  const withdrawn = await office.send(WITHDRAW, { version: '1.1' })

  expect([withdrawn.statusCode, withdrawn.json().rc_des]).toEqual([
    200,
    'ถอนประกาศฉบับที่ 1.1 แล้ว ถ้อยคำยังอยู่ในร่าง',
  ])
  const versions = async () =>
    (await office.read('/api/admin/terms')).versions.map(
      ({ version }: { version: string }) => version,
    )
  expect(await versions()).toEqual(['1.0'])
  expect((await office.read(DRAFT)).content).toMatchObject(ahead)
  const again = await office.send(ANNOUNCE, { draft: 1, confirm: '1.1' })
  expect(again.statusCode).toBe(200)
  expect(await versions()).toEqual(['1.1', '1.0'])
})

test('what is in force stands: neither the office nor the database takes it back', async ({
  app,
  db,
}) => {
  await givenTerms(db)
  const office = await atWork(app, db, { roles: ['administrator'] })

  expect((await office.send(WITHDRAW, { version: '1.0' })).statusCode).toBe(409)
  expect((await office.send(WITHDRAW, { version: '7.7' })).statusCode).toBe(409)
  await expect(db.deleteFrom('terms_version').execute()).rejects.toThrow('only ever added to')
})

test('a draft that could not stand is kept, and not announced', async ({ app, db }) => {
  await givenTerms(db, { effective_on: '2026-06-01', version: '2.0' })
  const office = await atWork(app, db, { roles: ['administrator'] })
  const good = {
    version: '2.1',
    title: 'ข้อกำหนด',
    changes: ['ใหม่'],
    effective_on: TODAY,
    body: '<p>ก</p>',
  }
  let draft = 0
  // biome-ignore format: a table reads in columns
  for (const [change, words] of [
    [{ version: '1.9' },              'ต้องมากกว่าทุกฉบับ'],
    [{ version: 'สอง' },              'เลขฉบับเป็นตัวเลขสองส่วน'],
    [{ effective_on: '2026-05-31' },  'วันนี้หรือหลังจากนี้'],
    [{ effective_on: '' },            'กรอกวันที่มีผล'],
    [{ changes: [] },                 'สรุปสิ่งที่เปลี่ยน'],
    [{ body: '<p></p>' },             'กรอกเนื้อหา'],
  ] as const) {
    const saved = await office.send(DRAFT, { version: draft++, content: { ...good, ...change } })
    expect(saved.statusCode, words).toBe(200)
    const reply = await office.send(ANNOUNCE, { draft, confirm: '2.1' })
    expect([reply.statusCode, reply.json().error]).toEqual([400, expect.stringContaining(words)])
  }
  await office.send(DRAFT, { version: draft, content: good })
  const old = await office.send(ANNOUNCE, { draft, confirm: '2.1' })
  expect(old.statusCode).toBe(409) // somebody has changed the draft since
})
