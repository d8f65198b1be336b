// What editors write for visitors.

import { NewAnnouncement } from '#contract/staff/announce.ts'
import {
  NewCategory,
  NewOrder,
  NewSlide,
  Removal,
  RestoreFile,
  SavedCategory,
  SavedDocument,
  SavedSlide,
} from '#contract/staff/site-parts.ts'
import {
  NewTopic,
  PublishTopic,
  RestoreVersion,
  SavedTopic,
  SeenVersion,
} from '#contract/staff/topics.ts'
import { A_PDF, aPicture } from '../../given/article-parts.ts'
import { A_FILE, asks, at, sent, type World, type Write } from './world.ts'

const ADMIN = '/api/admin'
const CATEGORY = { name: 'หมวดใหม่', on_home: false, layout: 'news' as const }

export const ARTICLE_WRITES: Record<string, Write> = {
  'POST /api/admin/topics': async (world) => sent(NewTopic, await words(world)),
  'POST /api/admin/topics/:topicId': async (world) => {
    const { topic_id, changes } = await draft(world)
    const saved = { seen: changes, ...(await words(world)), title: 'หัวข้ออื่น' }
    return at(`${ADMIN}/topics/${topic_id}`, SavedTopic, saved)
  },
  'POST /api/admin/topics/:topicId/publish': async (world) => {
    const { topic_id, changes } = await draft(world)
    return at(`${ADMIN}/topics/${topic_id}/publish`, PublishTopic, { seen: changes })
  },
  'POST /api/admin/topics/:topicId/archive': async (world) => {
    const { topic_id, changes } = await published(world)
    return at(`${ADMIN}/topics/${topic_id}/archive`, SeenVersion, { seen: changes })
  },
  'POST /api/admin/topics/:topicId/draft': async (world) => {
    const { topic_id, changes: seen } = await published(world)
    const url = `${ADMIN}/topics/${topic_id}`
    const { changes } = await asks(world, 'staff', `${url}/archive`, sent(SeenVersion, { seen }))
    return at(`${url}/draft`, SeenVersion, { seen: changes })
  },
  'POST /api/admin/topics/:topicId/restore': async (world) => {
    const { topic_id, changes, text } = await draft(world)
    const restored = { seen: changes, version: text.version }
    return at(`${ADMIN}/topics/${topic_id}/restore`, RestoreVersion, restored)
  },
  'POST /api/admin/announcements': async (world) => {
    const { topic_id } = await published(world)
    return sent(NewAnnouncement, { title: 'ข่าว', body: 'อ่านได้แล้ว', topic_id })
  },
  'POST /api/admin/categories': () => sent(NewCategory, CATEGORY),
  'POST /api/admin/categories/:categoryId': async (world) => {
    const { category_id, changes } = await category(world)
    const saved = { ...CATEGORY, name: 'ชื่ออื่น', seen: changes }
    return at(`${ADMIN}/categories/${category_id}`, SavedCategory, saved)
  },
  'POST /api/admin/categories/:categoryId/remove': async (world) => {
    const { category_id, changes } = await category(world)
    return at(`${ADMIN}/categories/${category_id}/remove`, Removal, { seen: changes })
  },
  'POST /api/admin/categories/order': async (world) => {
    const { categories } = await asks(world, 'staff', `${ADMIN}/categories`)
    const ids = categories.map((one: { category_id: number }) => one.category_id)
    return sent(NewOrder, { ids: ids.reverse() })
  },
  'POST /api/admin/slides': async (world) => sent(NewSlide, await slideWords(world)),
  'POST /api/admin/slides/:slideId': async (world) => {
    const { slide_id, changes } = await slide(world)
    const saved = { ...(await slideWords(world)), title: 'ชื่ออื่น', seen: changes }
    return at(`${ADMIN}/slides/${slide_id}`, SavedSlide, saved)
  },
  'POST /api/admin/slides/:slideId/remove': async (world) => {
    const { slide_id, changes } = await slide(world)
    return at(`${ADMIN}/slides/${slide_id}/remove`, Removal, { seen: changes })
  },
  'POST /api/admin/slides/order': async (world) => {
    await slide(world)
    const { slides } = await asks(world, 'staff', `${ADMIN}/slides`)
    const ids = slides.map((one: { slide_id: number }) => one.slide_id)
    return sent(NewOrder, { ids: ids.reverse() })
  },
  'POST /api/admin/documents': () => ({
    at: `${ADMIN}/documents?name=a`,
    body: A_PDF,
    headers: A_FILE,
  }),
  'POST /api/admin/documents/:documentId': async (world) => {
    const { document_id, changes } = await paper(world)
    const saved = { seen: changes, name: 'ชื่ออื่น', is_open: true }
    return at(`${ADMIN}/documents/${document_id}`, SavedDocument, saved)
  },
  'POST /api/admin/documents/:documentId/file': async (world) => {
    const { document_id } = await paper(world)
    const address = `${ADMIN}/documents/${document_id}/file`
    return { at: address, body: Buffer.concat([A_PDF, A_PDF]), headers: A_FILE }
  },
  'POST /api/admin/documents/:documentId/restore': async (world) => {
    const { document_id, changes, files } = await paper(world)
    const restored = { seen: changes, file_id: files[0].file_id }
    return at(`${ADMIN}/documents/${document_id}/restore`, RestoreFile, restored)
  },
  'POST /api/admin/documents/:documentId/remove': async (world) => {
    const { document_id, changes } = await paper(world)
    return at(`${ADMIN}/documents/${document_id}/remove`, Removal, { seen: changes })
  },
  'POST /api/admin/pictures': async () => ({
    at: `${ADMIN}/pictures?alt=${encodeURIComponent('ภาพ')}`,
    body: await aPicture(),
    headers: A_FILE,
  }),
}

async function words(world: World) {
  const { categories } = await asks(world, 'staff', `${ADMIN}/categories`)
  const { category_id } = categories[0]
  const rest = { pinned: false, picture_id: null, gallery: [], documents: [] }
  return { category_id, title: 'หัวข้อ', body: '<p>เนื้อหา</p>', ...rest }
}

async function draft(world: World) {
  return asks(world, 'staff', `${ADMIN}/topics`, sent(NewTopic, await words(world)))
}

async function published(world: World) {
  const { topic_id, changes: seen } = await draft(world)
  const url = `${ADMIN}/topics/${topic_id}/publish`
  return asks(world, 'staff', url, sent(PublishTopic, { seen }))
}

async function category(world: World) {
  const url = `${ADMIN}/categories`
  const { categories } = await asks(world, 'staff', url, sent(NewCategory, CATEGORY))
  return categories.find((one: { name: string }) => one.name === CATEGORY.name)
}

async function slideWords(world: World) {
  const { media_id } = await asks(world, 'staff', `${ADMIN}/pictures?alt=x`, {
    body: await aPicture(),
    headers: A_FILE,
  })
  const link = { url: '/home', link_text: 'อ่านต่อ' }
  return { title: 'สไลด์ใหม่', text: '', ...link, picture_id: media_id, shown: true }
}

async function slide(world: World) {
  const asked = sent(NewSlide, await slideWords(world))
  const { slides } = await asks(world, 'staff', `${ADMIN}/slides`, asked)
  return slides.find((one: { title: string }) => one.title === 'สไลด์ใหม่')
}

async function paper(world: World) {
  const file = { body: A_PDF, headers: A_FILE }
  const { document_id } = await asks(world, 'staff', `${ADMIN}/documents?name=a`, file)
  return asks(world, 'staff', `${ADMIN}/documents/${document_id}`)
}
