import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Outbox } from '#contract/staff/announce.ts'
import { preload } from '../../app/routes.tsx'
import { givenServer, open } from '../../testing/given-member.tsx'

const said = (data: unknown) => () => Response.json({ rc_code: '1', data })
const OFFICER = said({ login: 'a', name: 'ก ข', roles: [], permissions: ['own', 'outbox'] })

type Message = Outbox['messages'][number]
const WAITING: Message = {
  ...{ message_id: 1, channel: 'sms', to: '08x-xxx-5678', membership_no: '000001', unit_no: null },
  ...{ subject: 'ข่าวจากสหกรณ์', state: 'waiting', created_at: '2026-11-18T14:00:00.000Z' },
  ...{ tries: 0, next_try_at: '2026-11-19T01:00:00.000Z', ended_at: null },
  ...{ last_error: null, may_retry: true },
}
const ENDED: Message = {
  ...{ ...WAITING, state: 'gave_up', next_try_at: null, ended_at: '2026-11-18T15:00:00.000Z' },
  ...{ tries: 1, last_error: 'not known' },
}

function outboxOf(messages: Message[], may_retry = messages.length): Outbox {
  const counts = { waiting: 1, sent: 0, gave_up: 1, not_known: 1 }
  return { page: 1, pages: 1, total: messages.length, counts, may_retry, messages }
}

beforeAll(() => preload('/admin/outbox'), 60_000)
beforeEach(() => localStorage.setItem('staff', JSON.stringify({ token: 'cs1_x' })))

test('what was never tried is to be sent at its hour, and only what failed is tried again', async () => {
  const again = { ...WAITING, message_id: 2, tries: 3, last_error: 'HTTP 500' }
  givenServer({
    '/api/admin/auth/getAuthUser': OFFICER,
    '/api/admin/outbox': said(outboxOf([WAITING, again])),
  })
  open('/admin/outbox')
  const rows = await screen.findAllByRole('row', { name: /ข่าวจากสหกรณ์/ })
  const [never, failed] = rows.map((row) => row.textContent)
  expect(never).toMatch(/รอส่งส่ง\s19\sพ.ย.\s2569\s08.00\sน./)
  expect(never).toContain('ส่งทันที')
  expect(never).not.toMatch(/ลองอีกครั้ง|ส่งใหม่/)
  expect(failed).toMatch(/ลองอีกครั้ง\s19\sพ.ย.\s2569\s08.00\sน. · HTTP 500/)
  expect(screen.queryByRole('button', { name: /ส่งใหม่ทั้งหมด/ })).toBeNull()
})

test('all that nobody knows the end of are sent again together, after it was said that some may get them twice', async () => {
  const calls = givenServer({
    '/api/admin/auth/getAuthUser': OFFICER,
    '/api/admin/outbox?state=not_known': said(outboxOf([ENDED], 24)),
    '/api/admin/outbox/retries': () =>
      Response.json({ rc_code: '1', rc_des: 'จัดคิวส่งใหม่ 24 ข้อความแล้ว' }),
  })
  open('/admin/outbox?state=not_known')
  fireEvent.click(await screen.findByRole('button', { name: 'ส่งใหม่ทั้งหมด (24 ข้อความ)' }))
  expect(await screen.findByText(/ผู้รับจะได้รับซ้ำ และ SMS มีค่าส่งอีกครั้ง/)).toBeTruthy()
  expect(JSON.stringify(calls)).not.toContain('retries')
  fireEvent.click(screen.getByRole('button', { name: 'ส่งใหม่ 24 ข้อความ' }))
  await waitFor(() => expect(JSON.stringify(calls)).toContain('"state":"not_known","count":24'))
  expect(await screen.findByText('จัดคิวส่งใหม่ 24 ข้อความแล้ว')).toBeTruthy()
})
