import { expect, test } from '#tests/support/app/test.ts'
import { givenAsking } from '#tests/support/staff/as-officer.ts'

test('an officer reads the guide in the back office, whatever their role, and each chapter has its picture', async ({
  app,
}) => {
  const { data, read } = await givenAsking(app, ['moderator'])
  const { intro, chapters } = await data('guide')
  expect(intro).toContain('<strong>ตัวหนา</strong>')
  expect(chapters).toHaveLength(22)
  expect(chapters[9]).toMatchObject({ no: 10, title: 'สมาชิก' })
  expect(chapters[9].words).toContain('เปิดแท็บ บัญชีผู้ใช้ กด ออกรหัสเปิดใช้งาน › ตรวจบัตรแล้ว ออกรหัส')
  for (const { no, title } of chapters) {
    const chapter = await data(`guide/${no}`)
    expect(chapter).toMatchObject({ no, title })
    expect(chapter.picture.src).toMatch(/^data:image\/webp;base64,UklGR/)
    expect(chapter.html).not.toMatch(/<script|<img|\]\(|\*\*|\.md"/)
  }
  const first = await data('guide/1')
  expect(first).toMatchObject({ before: null, after: { no: 2, title: 'งานประจำวัน' } })
  expect((await data('guide/2')).html).toContain('<a href="/admin/guide/12">บทที่ 12</a>')

  const missing = await read('guide/23')
  expect(missing.statusCode).toBe(404)
  expect(missing.json().rc_des).toBe('ไม่พบบทนี้ในคู่มือ')
})

test('nobody who is not signed in reads the guide', async ({ app }) => {
  for (const url of ['/api/admin/guide', '/api/admin/guide/1'])
    expect((await app.inject(url)).statusCode).toBe(401)
})
