import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { expect, test } from '#tests/support/app/test.ts'
import { givenDraft, givenEditor } from '#tests/support/given/article.ts'
import { A_PDF, aPicture, asSent } from '#tests/support/given/article-parts.ts'
import { givenCategory, givenTopic } from '#tests/support/given/site.ts'

async function fresh(app: FastifyInstance, url: string) {
  app.memory.forget()
  return (await app.inject(url)).json().data
}

test('a picture is drawn anew without what it tells of its place, and needs words', async ({
  app,
}) => {
  const editor = await givenEditor(app)
  const sent = await aPicture()
  expect((await sharp(sent).metadata()).exif).toBeDefined()

  const { data } = await editor.ask(`/pictures?alt=${encodeURIComponent('ต้นไม้')}`, sent)

  const kept = await app.inject(data.url)
  expect(kept.headers['content-type']).toBe('image/webp')
  expect((await sharp(kept.rawPayload).metadata()).exif).toBeUndefined()
  expect((await editor.ask('/pictures', sent)).status).toBe(400)
  expect((await editor.ask('/pictures?alt=x', Buffer.from('<svg/>'))).status).toBe(400)
  expect((await editor.ask('/documents?name=x', Buffer.from('MZ'))).status).toBe(400)
  expect((await editor.ask('/documents', A_PDF)).status).toBe(400)
  expect((await editor.ask('/documents')).data.total).toBe(0)
  expect((await editor.ask('/pictures?alt=%20', sent)).error).toBe('กรุณากรอกคำอธิบายภาพ')
})

test('a picture sent before is found by its words, the newest first, and used again', async ({
  app,
}) => {
  const editor = await givenEditor(app)
  const sent = await aPicture()
  const add = async (alt: string) =>
    (await editor.ask(`/pictures?alt=${encodeURIComponent(alt)}`, sent)).data
  const meeting = await add('ประชุมใหญ่ ปี ๒๕๖๙')
  const tree = await add('ปลูกต้นไม้')

  const { data } = await editor.ask('/pictures')
  expect(data).toMatchObject({ pictures: [tree, meeting], page: 1, pages: 1 })
  const found = await editor.ask(`/pictures?q=${encodeURIComponent('2569 ประชุม')}`)
  expect(found.data.pictures).toEqual([meeting])
  expect((await editor.ask('/pictures?page=2')).data.pictures).toEqual([])
  expect((await editor.ask('/pictures?page=0')).status).toBe(400)
})

test('a newer form takes the older one’s place wherever it is used, and the old address leads to it', async ({
  db,
  app,
}) => {
  const news = await givenCategory(db, 'แบบฟอร์ม')
  const editor = await givenEditor(app)
  const name = encodeURIComponent('ใบสมัคร/สมาชิก.pdf')
  const { data: form } = await editor.ask(`/documents?name=${name}`, A_PDF)
  const draft = await givenDraft(editor, { category_id: news, title: 'สมัครสมาชิก' })
  const text = { ...asSent(draft.text), documents: [form.document_id], seen: draft.changes }
  const { data: saved } = await editor.ask(`/topics/${draft.topic_id}`, text)
  await editor.ask(`/topics/${draft.topic_id}/publish`, { seen: saved.changes })
  const newer = Buffer.concat([A_PDF, Buffer.from('%%EOF\n')])

  const told = await editor.ask(`/documents/${form.document_id}/file`, newer)

  expect(told.rc_des).toBe('อัปโหลด ใบสมัคร-สมาชิก.pdf ฉบับที่ 2 แล้ว')
  const page = await fresh(app, `/api/info/show/${draft.topic_id}`)
  expect((await app.inject(page.attachments[0].url)).rawPayload).toEqual(newer)
  const old = await app.inject(form.url)
  expect([old.statusCode, old.headers.location]).toEqual([302, page.attachments[0].url])

  const { data: seen } = await editor.ask(`/documents/${form.document_id}`)
  expect(seen.uses).toEqual([{ kind: 'topic', id: draft.topic_id, title: 'สมัครสมาชิก' }])
  const removed = await editor.ask(`/documents/${form.document_id}/remove`, { seen: seen.changes })
  expect(removed.error).toContain('ใช้อยู่ 1 แห่ง')

  const first = seen.files.at(-1).file_id
  const back = await editor.ask(`/documents/${form.document_id}/restore`, {
    seen: seen.changes,
    file_id: first,
  })
  expect(back.data.files).toHaveLength(3)
  const again = await fresh(app, `/api/info/show/${draft.topic_id}`)
  expect((await app.inject(again.attachments[0].url)).rawPayload).toEqual(A_PDF)
})

test('a document is taken by its address only when it is open, renamed with its ending, removed when unused', async ({
  app,
}) => {
  const editor = await givenEditor(app)
  const second = await givenEditor(app, { login: 'second', name: 'วิภา รักงาน' })
  const { data: form } = await editor.ask('/documents?name=ก', A_PDF)
  expect((await app.inject(form.url)).statusCode).toBe(404)
  const words = { seen: 0, name: 'ข.docx', is_open: true }

  const { data } = await editor.ask(`/documents/${form.document_id}`, words)

  expect(data).toMatchObject({ name: 'ข.pdf', is_open: true })
  expect((await app.inject(form.url)).statusCode).toBe(200)
  const late = await second.ask(`/documents/${form.document_id}`, words)
  expect([late.status, late.error]).toEqual([409, expect.stringContaining('กมลชนก ดีพร้อม')])
  const gone = await editor.ask(`/documents/${form.document_id}/remove`, { seen: data.changes })
  expect(gone.rc_des).toBe('ลบ ข.pdf แล้ว')
  expect((await app.inject(form.url)).statusCode).toBe(404)
})

test('slides are added, hidden, put in order and taken away; links lead nowhere bad', async ({
  app,
}) => {
  const editor = await givenEditor(app)
  const second = await givenEditor(app, { login: 'second', name: 'วิภา รักงาน' })
  const picture = await editor.ask('/pictures?alt=x', await aPicture())
  const slide = {
    title: 'หนึ่ง',
    text: '',
    url: '/home',
    link_text: 'อ่านต่อ',
    picture_id: picture.data.media_id,
    shown: true,
  }
  expect((await editor.ask('/slides', { ...slide, url: 'javascript:x()' })).status).toBe(400)
  await editor.ask('/slides', slide)
  const { data } = await editor.ask('/slides', { ...slide, title: 'สอง' })
  const [one, two] = data.slides
  const titles = async () =>
    (await fresh(app, '/api/info/home')).slides.map(({ title }: { title: string }) => title)
  expect(await titles()).toEqual(['หนึ่ง', 'สอง'])

  expect((await editor.ask('/slides/order', { ids: [two.slide_id] })).status).toBe(409)
  await editor.ask('/slides/order', { ids: [two.slide_id, one.slide_id] })
  expect(await titles()).toEqual(['สอง', 'หนึ่ง'])

  await editor.ask(`/slides/${two.slide_id}`, { ...slide, shown: false, seen: two.changes })
  expect(await titles()).toEqual(['หนึ่ง'])
  const late = await second.ask(`/slides/${two.slide_id}`, { ...slide, seen: two.changes })
  expect([late.status, late.error]).toEqual([409, expect.stringContaining('กมลชนก ดีพร้อม')])

  await editor.ask(`/slides/${one.slide_id}/remove`, { seen: one.changes })
  expect(await titles()).toEqual([])
  const gone = await editor.ask(`/slides/${one.slide_id}/remove`, { seen: one.changes })
  expect(gone.status).toBe(404)
})

test('categories are added, put in order and changed; one that has topics stays', async ({
  db,
  app,
}) => {
  const news = await givenCategory(db, 'ข่าว')
  await givenTopic(db, news, { title: 'ก' })
  const editor = await givenEditor(app)
  const words = { name: 'สวัสดิการ', on_home: true, layout: 'news' }
  const { data } = await editor.ask('/categories', words)
  const added = data.categories.find(({ name }: { name: string }) => name === 'สวัสดิการ')

  await editor.ask('/categories/order', { ids: [added.category_id, news] })
  const { data: ordered } = await editor.ask('/categories')
  expect(ordered.categories[0].name).toBe('สวัสดิการ')

  const renamed = { ...words, name: 'สวัสดิการสมาชิก', seen: added.changes }
  const path = `/categories/${added.category_id}`
  expect((await editor.ask(path, renamed)).data.categories[0].name).toBe('สวัสดิการสมาชิก')
  expect((await editor.ask(path, renamed)).status).toBe(409)
  expect((await editor.ask(`/categories/${news}/remove`, { seen: 0 })).error).toContain('มี 1 เรื่อง')
  const left = await editor.ask(`${path}/remove`, { seen: added.changes + 1 })
  expect(left.data.categories).toHaveLength(1)
})
