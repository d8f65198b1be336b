import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { UnitResult } from '#contract/unit/result.ts'
import type { Permission } from '#domain/identity/staff-role.ts'
import { satang } from '#domain/money/money.ts'
import { enter } from '../../../client/session/staff-session.ts'
import { createStore } from '../../../client/store/store.ts'
import '../../../testing/given-member.tsx'
import { Refunds } from './refunds.tsx'

afterEach(cleanup)

const UNTOUCHED = { state: 'waiting', state_by: null, state_at: null } as const
const RESULT = {
  unit_no: '00010001',
  period: '2026-10',
  sent: { by: 'มาลี', at: '2026-11-03T03:00:00.000Z' },
  totals: { refunds: satang(117_00) },
  refunds: [
    // biome-ignore format: a table reads in columns
    { ...UNTOUCHED, refund_id: 1, kind: 'over', membership_no: '000003', name: 'นายสมชาย ใจดี', amount: satang(10_00), has_identity: false },
    // biome-ignore format: a table reads in columns
    { ...UNTOUCHED, refund_id: 2, kind: 'not-billed', membership_no: '000041', name: 'นางมาลี ศรีสุข', amount: satang(100_00), has_identity: true },
    // biome-ignore format: a table reads in columns
    { ...UNTOUCHED, refund_id: 3, kind: 'not-billed', membership_no: null, name: 'x-xxxx-xxxxx-45-x', amount: satang(7_00), has_identity: true },
  ],
} as unknown as UnitResult

function shown(permissions: Permission[]) {
  const asked = vi.fn(async (path: string, _body?: unknown) =>
    path.endsWith('/identity')
      ? {
          rc_code: '1',
          data: { values: [{ label: 'เจ้าของเงิน', value: '3100600445635 · นายค ง' }] },
        }
      : { rc_code: '1', message: 'บันทึกแล้ว' },
  )
  const store = createStore({ ask: asked })
  const officer = { login: 'somsri', name: 'สมศรี', roles: [], permissions, recovery_codes_left: 1 }
  store.dispatch(enter({ token: 'cs1_x', officer }) as never)
  const onDone = vi.fn()
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Refunds result={RESULT} onDone={onDone} />
      </MemoryRouter>
    </Provider>,
  )
  return { asked, onDone, rows: screen.getAllByRole('row').slice(1) }
}

test('an officer sees whose money it is, goes to the member, and says what became of it', async () => {
  const { asked, onDone, rows } = shown(['see_members', 'serve_units'])
  screen.getByRole('heading', { name: 'เงินรอคืน 117.00 บาท' })
  const [, tied] = rows.map((row) => within(row))
  expect(tied?.getByRole('link', { name: '000041' }).getAttribute('href')).toBe(
    '/admin/members/000041',
  )
  await act(async () => {
    fireEvent.change(screen.getByLabelText('สถานะเงินรอคืนของ นางมาลี ศรีสุข'), {
      target: { value: 'returned' },
    })
  })
  const [path, words] = asked.mock.calls[0] ?? []
  expect(path).toBe('/api/admin/units/00010001/refunds/2')
  expect(words).toEqual({ period: '2026-10', state: 'returned' })
  expect(onDone).toHaveBeenCalledOnce()
})

test('who a file named that is no member is shown for a reason', async () => {
  const { asked, rows } = shown(['serve_units'])
  expect(screen.queryByRole('link')).toBeNull()
  const [over, , nobody] = rows.map((row) => within(row))
  expect(over?.queryByRole('button', { name: /ดูเต็ม/ })).toBeNull()
  fireEvent.click(nobody?.getByRole('button', { name: /ดูเต็ม/ }) as HTMLElement)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'ติดต่อเจ้าของเพื่อคืนเงิน' } })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'ดูข้อมูล' }))
  })
  expect(asked.mock.calls[0]?.slice(0, 2)).toEqual([
    '/api/admin/units/00010001/refunds/3/identity',
    { period: '2026-10', reason: 'ติดต่อเจ้าของเพื่อคืนเงิน' },
  ])
  screen.getByText('3100600445635 · นายค ง')
})

test('whoever only looks changes nothing and opens nothing', () => {
  shown(['see_units'])
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getAllByText('รอคืน')).toHaveLength(3)
})
