import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { StaffTopic } from '#contract/staff/topics.ts'
import { preload } from '../../../app/routes.tsx'
import { givenServer, open } from '../../../testing/given-member.tsx'
import { givenOfficer, okAnswer } from '../../../testing/given-staff.ts'

beforeAll(async () => {
  for (const page of ['/admin/topics/5', '/admin/topics/5/versions']) await preload(page)
}, 60_000)
beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('staff', JSON.stringify({ token: 'cs1_x' }))
})

const DRAFT = 'draft:admin/somsri/topic/5'
const CATEGORIES = { '/api/admin/categories': okAnswer({ categories: [] }) }

function topicOf(topic: Partial<StaffTopic>, title = 'ปันผลปี 2569', version = 2): StaffTopic {
  return {
    topic_id: 5,
    standing: 'scheduled',
    published_at: '2099-11-20T01:30:00.000Z',
    live_version: 1,
    changes: 3,
    changed_by: 'สมศรี งานดี',
    changed_at: '2026-11-16T03:00:00.000Z',
    text: {
      version,
      category_id: 1,
      title,
      body: '<p>จ่ายวันที่ 5</p>',
      pinned: false,
      picture: null,
      gallery: [],
      documents: [],
    },
    ...topic,
  }
}

test('a scheduled article that was edited says which text will go out, and takes the newest on one press', async () => {
  const calls = givenServer({
    ...givenOfficer('content'),
    ...CATEGORIES,
    '/api/admin/topics/5': okAnswer(topicOf({})),
    '/api/admin/topics/5/publish': okAnswer(topicOf({ live_version: 2, changes: 4 })),
  })
  open('/admin/topics/5')

  expect(await screen.findByText('เมื่อถึงเวลาจะเผยแพร่ฉบับที่ 1')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'ใช้ฉบับที่ 2 แทน ตามเวลาเดิม' }))
  expect(await screen.findByText(/^เมื่อถึงเวลาจะเผยแพร่ฉบับที่ 2/)).toBeTruthy()
  expect(calls.find(({ path }) => path.endsWith('/publish'))?.body).toEqual({
    seen: 3,
    published_at: '2099-11-20T01:30:00.000Z',
  })
})

test('after publishing what was just typed, the page holds what was published and keeps no draft', async () => {
  const out = {
    standing: 'published',
    published_at: '2026-11-01T00:00:00.000Z',
    live_version: 2,
  } as const
  const first = topicOf(out)
  const saved = topicOf({ ...out, changes: 4 }, 'ปันผลที่แก้แล้ว', 3)
  const published = { ...saved, live_version: 3, changes: 5 }
  givenServer({
    ...givenOfficer('content'),
    ...CATEGORIES,
    '/api/admin/topics/5': ({ body }) =>
      Response.json({ rc_code: '1', data: 'title' in body ? saved : first }),
    '/api/admin/topics/5/publish': okAnswer(published),
  })
  open('/admin/topics/5')
  fireEvent.change(await screen.findByLabelText('หัวข้อ'), { target: { value: 'ปันผลที่แก้แล้ว' } })
  expect(localStorage.getItem(DRAFT)).toContain('ปันผลที่แก้แล้ว')
  fireEvent.click(screen.getByRole('button', { name: 'เผยแพร่ฉบับแก้ไข' }))
  fireEvent.click(screen.getByRole('button', { name: 'เผยแพร่ทันที' }))

  await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull())
  await waitFor(() => expect(screen.queryByText('เผยแพร่ฉบับแก้ไข')).toBeNull(), { timeout: 5_000 })
  expect(screen.getByLabelText('หัวข้อ')).toHaveProperty('value', 'ปันผลที่แก้แล้ว')
})

test('a text that is brought back is not hidden by what was typed before, and a scheduled one is not called published', async () => {
  localStorage.setItem(DRAFT, JSON.stringify({ title: 'ค้างไว้' }))
  const version = { title: 'ปันผล', saved_at: null, saved_by: null, restored_from: null }
  givenServer({
    ...givenOfficer('content'),
    ...CATEGORIES,
    '/api/admin/topics/5': okAnswer(topicOf({})),
    '/api/admin/topics/5/versions': okAnswer({
      versions: [
        { ...version, version: 2, is_live: false },
        { ...version, version: 1, is_live: true },
      ],
    }),
    '/api/admin/topics/5/restore': okAnswer(topicOf({ changes: 4 }, 'ปันผล', 3)),
  })
  open('/admin/topics/5/versions')
  expect((await screen.findAllByText('ฉบับที่ 1 (ตั้งเวลาเผยแพร่)')).length).toBeGreaterThan(0)
  expect(screen.queryByText(/เผยแพร่อยู่\)/)).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: /^นำกลับมาเป็นร่าง ?ฉบับที่ 1$/ }))
  expect(screen.getByText('นำฉบับที่ 1 กลับมาเป็นร่าง?')).toBeTruthy()
  expect(screen.getByText(/พิมพ์ค้างไว้ในเครื่องนี้จะถูกทิ้ง/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'นำกลับมาเป็นร่าง' }))
  await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull())
})
