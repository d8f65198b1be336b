import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenMenuItem, givenSubMenuItem } from '#tests/support/given/site.ts'

test('the menu has its items in order, with the sub-items of each', async ({ db, app }) => {
  const about = await givenMenuItem(db, { seq: 20, manu_name: 'เกี่ยวกับ', is_parent: '1' })
  await givenMenuItem(db, { seq: 10, manu_name: 'ข่าว' })
  await givenSubMenuItem(db, { manu_id: about, seq: 2, description: 'กรรมการ', url: '/show/2' })
  await givenSubMenuItem(db, { manu_id: about, seq: 1, description: 'ประวัติ', url: '/show/1' })

  const menu = (await app.inject('/api/info/manu')).json()

  expect(menu.rc_code).toBe('1')
  expect(menu.list_manu.map((item: { manu_name: string }) => item.manu_name)).toEqual([
    'ข่าว',
    'เกี่ยวกับ',
  ])
  expect(menu.list_manu[1].is_parent).toBe('1')
  expect(menu.list_sub_manu).toEqual([
    { manu_id: 20, description: 'ประวัติ', url: '/show/1' },
    { manu_id: 20, description: 'กรรมการ', url: '/show/2' },
  ])
})

test('a hidden item is not sent, and neither are its sub-items', async ({ db, app }) => {
  const hidden = await givenMenuItem(db, { status: 0, is_parent: '1' })
  await givenSubMenuItem(db, { manu_id: hidden, seq: 1, description: 'ลับ', url: '/show/9' })

  const menu = (await app.inject('/api/info/manu')).json()

  expect(menu.list_manu).toEqual([])
  expect(menu.list_sub_manu).toEqual([])
})

test('the marquee is a list whose first element has Note: plain text, escaped, until its last day', async ({
  db,
  app,
}) => {
  const today = bangkokDate(new Date())
  await db
    .insertInto('marquee')
    .values([
      { seq: 1, note: 'ผ่านไปแล้ว', until: '2020-01-01' },
      { seq: 2, note: '5 < 7 & <b>ปิดทำการ</b>', until: today },
    ])
    .execute()

  const menu = (await app.inject('/api/info/manu')).json()

  expect(menu.marquee).toEqual([{ Note: '5 &lt; 7 &amp; &lt;b&gt;ปิดทำการ&lt;/b&gt;' }])
})
