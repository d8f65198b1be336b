import type { FastifyInstance } from 'fastify'
import { expect, test } from '#tests/support/app/test.ts'
import { givenDraft, givenEditor } from '#tests/support/given/article.ts'
import { A_PDF, aPicture, asSent } from '#tests/support/given/article-parts.ts'
import { givenCategory, givenTopic } from '#tests/support/given/site.ts'
import { givenAsking } from '#tests/support/staff/as-officer.ts'

async function isOut(app: FastifyInstance, topicId: number): Promise<boolean> {
  app.memory.forget()
  return (await app.inject(`/api/info/show/${topicId}`)).statusCode === 200
}

async function shown(app: FastifyInstance, topicId: number) {
  app.memory.forget()
  return (await app.inject(`/api/info/show/${topicId}`)).json().data
}

test('a draft is nobody’s but the staff’s, until it is published with its picture, gallery and file', async ({
  db,
  app,
}) => {
  const news = await givenCategory(db, 'ข่าว')
  const editor = await givenEditor(app)
  const cover = await editor.ask(
    `/pictures?alt=${encodeURIComponent('สมาชิกประชุม')}`,
    await aPicture(),
  )
  const more = await editor.ask(
    `/pictures?alt=${encodeURIComponent('ห้องประชุม')}`,
    await aPicture(20),
  )
  const form = await editor.ask(`/documents?name=${encodeURIComponent('ระเบียบวาระ')}`, A_PDF)
  const draft = await givenDraft(editor, {
    category_id: news,
    title: '  ประชุมใหญ่  ',
    body: `<p onclick="x()">เชิญ<script>x()</script>ประชุม</p><img src="${cover.data.url}" alt="เวที">`,
  })
  const saved = await editor.ask(`/topics/${draft.topic_id}`, {
    ...asSent(draft.text),
    seen: draft.changes,
    picture_id: cover.data.media_id,
    gallery: [more.data.media_id],
    documents: [form.data.document_id],
  })
  expect(saved.data).toMatchObject({
    standing: 'draft',
    live_version: null,
    changed_by: 'กมลชนก ดีพร้อม',
  })
  expect(await isOut(app, draft.topic_id)).toBe(false)
  expect((await app.inject(form.data.url)).statusCode).toBe(404)

  const out = await editor.ask(`/topics/${draft.topic_id}/publish`, { seen: saved.data.changes })

  expect(out.data).toMatchObject({ standing: 'published', live_version: 2 })
  const page = await shown(app, draft.topic_id)
  expect(page).toMatchObject({
    title: 'ประชุมใหญ่',
    body: `<p>เชิญประชุม</p><img src="${cover.data.url}" alt="เวที" />`,
    picture: { alt: 'สมาชิกประชุม', width: 40, height: 30 },
    attachments: [{ name: 'ระเบียบวาระ.pdf' }],
    gallery: [{ alt: 'ห้องประชุม' }],
  })
  expect((await app.inject(page.attachments[0].url)).rawPayload).toEqual(A_PDF)
  const found = await app.inject(`/api/info/search?q=${encodeURIComponent('ประชุมใหญ่')}`)
  expect(found.json().data.total).toBe(1)
})

test('work on what is out shows nowhere until it is published, and the preview shows it', async ({
  db,
  app,
}) => {
  const news = await givenCategory(db, 'ข่าว')
  const topicId = await givenTopic(db, news, { title: 'เดิม', body: '<p>เดิม</p>' })
  const editor = await givenEditor(app)
  const { data: topic } = await editor.ask(`/topics/${topicId}`)
  expect(topic).toMatchObject({ standing: 'published', changed_by: null, text: { version: 0 } })

  const sent = { ...asSent(topic.text), seen: topic.changes, title: 'ใหม่', body: '<p>ใหม่</p>' }
  const { data: saved } = await editor.ask(`/topics/${topicId}`, sent)

  expect(await shown(app, topicId)).toMatchObject({ title: 'เดิม' })
  expect((await editor.ask(`/topics/${topicId}/preview`)).data).toMatchObject({ title: 'ใหม่' })
  const list = (await editor.ask('/topics')).data
  expect(list.topics[0]).toMatchObject({ title: 'ใหม่', is_ahead: true, standing: 'published' })

  await editor.ask(`/topics/${topicId}/publish`, { seen: saved.changes })
  expect(await shown(app, topicId)).toMatchObject({
    title: 'ใหม่',
    published_at: '2026-11-01T02:00:00.000Z', // the day it was news, not the day it was mended
  })
})

test('SEC-39 of two editors the second is told who, when and what, and nothing is overwritten', async ({
  db,
  app,
}) => {
  const news = await givenCategory(db, 'ข่าว')
  const first = await givenEditor(app)
  const second = await givenEditor(app, { login: 'second', name: 'วิภา รักงาน' })
  const draft = await givenDraft(first, { category_id: news, title: 'ร่าง' })
  const text = { ...asSent(draft.text), seen: draft.changes }
  await second.ask(`/topics/${draft.topic_id}`, { ...text, body: '<p>ของวิภา</p>' })

  const late = await first.ask(`/topics/${draft.topic_id}`, { ...text, body: '<p>ของกมลชนก</p>' })

  expect(late.status).toBe(409)
  expect(late.error).toContain('วิภา รักงาน')
  expect(late.theirs).toMatchObject({ changed_by: 'วิภา รักงาน', text: { body: '<p>ของวิภา</p>' } })
  const blind = await first.ask(`/topics/${draft.topic_id}/publish`, { seen: draft.changes })
  expect(blind.status).toBe(409)
  const { data: kept } = await first.ask(`/topics/${draft.topic_id}`)
  expect(kept).toMatchObject({ standing: 'draft', text: { version: 2, body: '<p>ของวิภา</p>' } })

  // Who has seen it may go on from there.
  const again = { ...text, seen: late.theirs.changes, body: '<p>ทั้งสอง</p>' }
  expect((await first.ask(`/topics/${draft.topic_id}`, again)).data.text.version).toBe(3)
})

test('scheduled, archived and a draft again: only what is published and due is read', async ({
  db,
  app,
}) => {
  const news = await givenCategory(db, 'ข่าว')
  const editor = await givenEditor(app)
  const { topic_id: id, ...draft } = await givenDraft(editor, { category_id: news, title: 'ก' })
  let seen = draft.changes
  const step = async (name: string, more: object = {}) => {
    const reply = await editor.ask(`/topics/${id}/${name}`, { seen, ...more })
    if (reply.status === 200) seen = reply.data.changes
    return reply.status === 200 ? reply.data.standing : reply.error
  }
  const soon = new Date(Date.now() + 3_600_000).toISOString()

  expect(await step('publish', { published_at: soon })).toBe('scheduled')
  expect(await isOut(app, id)).toBe(false)
  expect((await editor.ask('/topics?standing=scheduled')).data.total).toBe(1)
  expect(await step('draft')).toBe('draft')
  expect(await step('draft')).toContain('เป็นร่างอยู่แล้ว')
  expect(await step('publish')).toBe('published')
  expect(await isOut(app, id)).toBe(true)
  expect(await step('publish', { published_at: soon })).toContain('ทันทีเท่านั้น')
  expect(await step('publish', { published_at: '2036-01-01T00:00:00Z' })).toContain('ไม่เกิน 1 ปี')
  expect(await step('draft')).toContain('เก็บเข้าคลังก่อน')
  expect(await step('archive')).toBe('archived')
  expect(await isOut(app, id)).toBe(false)
  expect(await step('archive')).toContain('อยู่ในคลังแล้ว')
  expect(await step('draft')).toBe('draft')

  const told = await db.selectFrom('audit_event').select('action').orderBy('seq').execute()
  expect(told.map(({ action }) => action)).toEqual([
    'topic.add',
    'topic.schedule',
    'topic.draft',
    'topic.publish',
    'topic.archive',
    'topic.draft',
  ])
})

test('who puts out a bank account that was not there before is seen by auditors, once, and any other change is not', async ({
  db,
  app,
}) => {
  const news = await givenCategory(db, 'ข่าว')
  const topicId = await givenTopic(db, news, { title: 'ชำระเงิน', body: '<p>บัญชี 123-4-56789-0</p>' })
  const editor = await givenEditor(app)
  const auditor = await givenAsking(app, ['auditor'], { login: 'auditor' })
  const put = async (body: string) => {
    const { data: topic } = await editor.ask(`/topics/${topicId}`)
    const sent = { ...asSent(topic.text), seen: topic.changes, body }
    const { data: saved } = await editor.ask(`/topics/${topicId}`, sent)
    expect((await editor.ask(`/topics/${topicId}/publish`, { seen: saved.changes })).status).toBe(
      200,
    )
    const { signs } = await auditor.data('access-report')
    return signs.map(({ kind, login }: { kind: string; login: string }) => [kind, login])
  }
  expect(await put('<p>โอนเข้าบัญชี 123-4-56789-0 โทร. 081-234-5678</p>')).toEqual([])
  const seen = [['new_account', 'editor']]
  expect(await put('<p>โอนเข้าบัญชี ๙๘๗-๖-๕๔๓๒๑-๐</p>')).toEqual(seen)
  expect(await put('<p>โอนเข้าบัญชี 987-6-54321-0 ภายในวันที่ 5</p>')).toEqual(seen)
})

test('an old version comes back as a draft, and what is out stays as it is', async ({
  db,
  app,
}) => {
  const news = await givenCategory(db, 'ข่าว')
  const topicId = await givenTopic(db, news, { title: 'หนึ่ง' })
  const editor = await givenEditor(app)
  const { data: topic } = await editor.ask(`/topics/${topicId}`)
  const sent = { ...asSent(topic.text), seen: topic.changes, title: 'สอง' }
  const { data: second } = await editor.ask(`/topics/${topicId}`, sent)
  const { data: out } = await editor.ask(`/topics/${topicId}/publish`, { seen: second.changes })

  const back = await editor.ask(`/topics/${topicId}/restore`, { seen: out.changes, version: 0 })

  expect(back.data.text).toMatchObject({ version: 2, title: 'หนึ่ง' })
  expect(await shown(app, topicId)).toMatchObject({ title: 'สอง' })
  const { data } = await editor.ask(`/topics/${topicId}/versions`)
  expect(data.versions).toMatchObject([
    { version: 2, restored_from: 0, saved_by: 'กมลชนก ดีพร้อม', is_live: false },
    { version: 1, title: 'สอง', is_live: true },
    { version: 0, title: 'หนึ่ง', saved_by: null },
  ])
  expect((await editor.ask(`/topics/${topicId}/versions/1`)).data.title).toBe('สอง')
  expect((await editor.ask(`/topics/${topicId}/versions/9`)).status).toBe(404)
  const none = await editor.ask(`/topics/${topicId}/restore`, {
    seen: back.data.changes,
    version: 9,
  })
  expect(none.status).toBe(404)
})

test('what is not whole is not saved: words, category, pictures with their words, files', async ({
  db,
  app,
}) => {
  const news = await givenCategory(db, 'ข่าว')
  const editor = await givenEditor(app)
  const picture = await editor.ask('/pictures?alt=x', await aPicture())
  const nothing = '00000000-0000-4000-8000-000000000000'
  const words = {
    category_id: news,
    title: 'ก',
    body: '',
    pinned: false,
    picture_id: null,
    gallery: [],
    documents: [],
  }
  const refusal = async (wrong: object) => {
    const { status, error } = await editor.ask('/topics', { ...words, ...wrong })
    return `${status} ${error}`
  }

  expect(await refusal({ title: ' \u200b ' })).toContain('400 กรุณากรอกหัวข้อ')
  expect(await refusal({ category_id: 999_999 })).toContain('400 ไม่พบหมวด')
  expect(await refusal({ picture_id: nothing })).toContain('400 ไม่พบภาพ')
  expect(await refusal({ gallery: [nothing] })).toContain('400 ไม่พบภาพ')
  expect(await refusal({ documents: [nothing] })).toContain('400 ไม่พบเอกสาร')
  expect(await refusal({ body: `<img src="${picture.data.url}">` })).toContain('ต้องมีคำอธิบายภาพ')
  expect(await refusal({ body: `<img src="/media/${nothing}" alt="x">` })).toContain('ไม่พบภาพ')
  expect(await refusal({ body: 'ก'.repeat(200_001) })).toContain('400 เนื้อหา')
  expect((await editor.ask('/topics')).data.total).toBe(0)
})

test('who may not write for visitors may not look at drafts either', async ({ app }) => {
  const service = await givenEditor(app, { login: 'service', roles: ['member_service', 'auditor'] })
  expect((await service.ask('/topics')).status).toBe(403)
  expect((await service.ask('/pictures?alt=x', await aPicture())).status).toBe(403)
})

test('the list is found by the words of a draft and narrowed by category', async ({ db, app }) => {
  const [news, forms] = [await givenCategory(db, 'ข่าว'), await givenCategory(db, 'แบบฟอร์ม')]
  const editor = await givenEditor(app)
  await givenDraft(editor, { category_id: news, title: 'ปันผล ๒๕๖๙' })
  await givenDraft(editor, { category_id: forms, title: 'ใบสมัคร' })
  const total = async (query: string) => (await editor.ask(`/topics?${query}`)).data.total

  expect(await total(`q=${encodeURIComponent('2569')}`)).toBe(1)
  expect(await total(`category=${forms}`)).toBe(1)
  expect(await total(`category=${forms}&standing=published`)).toBe(0)
  expect(await total('')).toBe(2)
})
