import { attachFiles } from '#database/queries/content/attachment.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenCategory, givenSetting, givenTopic } from '#tests/support/given/site.ts'
import { givenUnitSession } from '#tests/support/given/unit.ts'

test('the guidelines come step by step, with files and whom to call', async ({ app, db }) => {
  const { headers } = await givenUnitSession(db)
  await db
    .insertInto('unit_guideline')
    .values([
      { step_no: 2, title: 'ตรวจงบหน้า', body_html: '<p>ตรวจรายชื่อ</p>', picture: 'cover' },
      { step_no: 1, title: 'เข้าสู่ระบบ', body_html: '<p>ใช้รหัสหน่วยงาน</p>', picture: null },
    ])
    .execute()
  const topic_id = await givenTopic(db, await givenCategory(db, 'แบบฟอร์ม'), { title: 'แบบฟอร์ม' })
  const file = { topic_id, seq: 1, name: 'แบบแจ้งย้าย.pdf', bytes: Buffer.from('%PDF') }
  await attachFiles(db, [{ ...file, media_type: 'application/pdf' }])
  await givenSetting(db, 'unit_forms_topic', String(topic_id))
  await givenSetting(db, 'unit_contact_name', 'งานหน่วยงานสัมพันธ์')
  await givenSetting(db, 'phone', '0-4200-0000')

  const { data } = (await app.inject({ url: '/api/membergroup/guide_group', headers })).json()

  expect(data.steps.map(({ title }: { title: string }) => title)).toEqual(['เข้าสู่ระบบ', 'ตรวจงบหน้า'])
  expect(data.files).toEqual([
    {
      url: expect.stringMatching(/^\/file\//),
      name: 'แบบแจ้งย้าย.pdf',
      media_type: 'application/pdf',
      size: 4,
    },
  ])
  expect(data.contact).toMatchObject({ name: 'งานหน่วยงานสัมพันธ์', phone: '0-4200-0000' })
})
