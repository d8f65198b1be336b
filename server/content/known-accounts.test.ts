import { expect, test } from '#tests/support/app/test.ts'
import { A_PDF, aPicture } from '#tests/support/given/article-parts.ts'
import { givenQuestion } from '#tests/support/given/board.ts'
import { givenCategory, givenTopic } from '#tests/support/given/site.ts'
import { givenAsking } from '#tests/support/staff/as-officer.ts'

type Content = Record<string, unknown>

test('SEC-40 an account that stands in no article is named in no other text that people read', async ({
  app,
  db,
}) => {
  app.settings.twoPeople = true
  const officer = await givenAsking(app, [
    'editor',
    'administrator',
    'member_service',
    'unit_service',
  ])
  const picture = await officer.sendFile('pictures?alt=ภาพ', await aPicture())
  const category = await givenCategory(db, 'ข่าว')
  const topic_id = await givenTopic(db, category, { title: 'ประกาศ' })
  const question = await givenQuestion(db)
  const document = await officer.sendFile('documents?name=แบบฟอร์ม', A_PDF)
  const { document_id } = document.json().data
  const saved = async (path: string, change: (content: Content) => object) => {
    const { version, content } = await officer.data(path)
    return officer.send(path, { version, content: change(content) })
  }
  // biome-ignore format: one row a text
  const texts: Record<string, (words: string) => Promise<{ statusCode: number; body: string }>> = {
    slide: (text) => officer.send('slides', { title: 'เชิญชวน', text, url: '/home', link_text: 'อ่านต่อ', picture_id: picture.json().data.media_id, shown: true }),
    category: (name) => officer.send('categories', { name, on_home: false, layout: 'news' }),
    picture: async (alt) => officer.sendFile(`pictures?alt=${encodeURIComponent(alt)}`, await aPicture()),
    'new document': (name) => officer.sendFile(`documents?name=${encodeURIComponent(name)}`, A_PDF),
    document: async (name) => officer.send(`documents/${document_id}`, { name, is_open: true, seen: (await officer.data(`documents/${document_id}`)).changes }),
    announcement: (body) => officer.send('announcements', { title: 'แจ้งข่าว', body, topic_id }),
    'board answer': (body) => officer.send(`board/${question}/answer`, { body }),
    marquee: (text) => saved('settings/marquee', () => ({ show: true, notes: [{ text, until: '' }] })),
    address: (coop_address) => saved('settings/identity', (now) => ({ ...now, coop_address })),
    policy: (title) => saved('policies/policy', () => ({ title, version: '1', effective_on: '2026-01-01', body: '<p>ถ้อยคำ</p>' })),
    menu: (manu_name) => saved('menus', () => ({ items: [{ manu_name, manu_name_eng: 'Menu', url: '/home', icon: '', is_parent: '0', status: 1, used_in: 'main', subs: [] }] })),
  }
  const status = async (account: string) => {
    const found: [string, number, boolean][] = []
    for (const [name, write] of Object.entries(texts)) {
      const { statusCode, body } = await write(`โอนมาที่ ${account}`)
      found.push([name, statusCode, body.includes('กรุณาเผยแพร่เป็นข่าวก่อน')])
    }
    return found
  }

  const names = Object.keys(texts)
  expect(await status('987-6-54321-0')).toEqual(names.map((name) => [name, 400, true]))
  await givenTopic(db, category, { title: 'ชำระเงิน', body: '<p>บัญชี 987–6–54321–0</p>' })
  expect(await status('๙๘๗-๖-๕๔๓๒๑-๐')).toEqual(names.map((name) => [name, 200, false]))
  // What stands there already is saved on.
  await db.updateTable('topic').set({ state: 'archived' }).execute()
  const kept = await saved('settings/identity', (now) => ({ ...now, coopShortNameTH: 'สอ.' }))
  expect(kept.statusCode).toBe(200)
})
