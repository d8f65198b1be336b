import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { preload } from '../../app/routes.tsx'
import { givenServer, open } from '../../testing/given-member.tsx'

const ADMINISTRATOR = {
  login: 'somsri',
  name: 'สมศรี งานดี',
  roles: ['administrator'],
  permissions: ['own', 'settings'],
  recovery_codes_left: 10,
}
const CONTENT = {
  version: '2.1',
  effective_on: '2030-01-01',
  title: 'ข้อกำหนด',
  changes: ['ก'],
  body: '<p>ข</p>',
}
const DRAFT = { version: 3, changed_by: null, changed_at: null, content: CONTENT }
const IN_FORCE = {
  kind: 'terms',
  version: '2.0',
  effective_on: '2026-07-01',
  changes: [],
  body: '',
  state: 'in_force',
  accepted: 0,
}
const LIST = { members: 12, versions: [IN_FORCE] }
const said = (data: unknown) => () => Response.json({ rc_code: '1', data })

beforeAll(() => preload('/admin/terms'), 60_000)
beforeEach(() => localStorage.setItem('staff', JSON.stringify({ token: 'cs1_x' })))

test('what an officer has begun stays when the list of what was announced comes late', async () => {
  const listWritten = Promise.withResolvers<void>()
  givenServer({
    '/api/admin/auth/getAuthUser': said(ADMINISTRATOR),
    '/api/admin/terms': () => listWritten.promise.then(said(LIST)),
    '/api/admin/terms/terms/draft': said(DRAFT),
  })
  open('/admin/terms')

  const number = await screen.findByLabelText('ฉบับที่')
  number.focus()
  fireEvent.change(number, { target: { value: '9.0' } })
  listWritten.resolve()

  await waitFor(() => expect(document.body.textContent).toContain('จาก 12 คน'))
  expect(document.activeElement).toBe(number)
  expect(screen.getByLabelText('ฉบับที่')).toBe(number)
})
