import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import type { Month } from '#domain/calendar/day.ts'
import { enter } from '../../../client/session/staff-session.ts'
import { createStore } from '../../../client/store/store.ts'
import '../../../testing/given-member.tsx'
import { RemindDialog } from './remind-dialog.tsx'

afterEach(cleanup)

test('the words of a reminder that was refused are still there to be sent again', async () => {
  const store = createStore({ ask: vi.fn() })
  const who = { login: 'somsri', name: 'สมศรี', roles: [], permissions: [], recovery_codes_left: 1 }
  store.dispatch(enter({ token: 'cs1_x', officer: who }) as never)
  const onSend = vi.fn(async () => false)
  const to = { to: 'โรงพยาบาล ก', mails: 0, units: 1, period: '2026-11' as Month, dueOn: null }
  render(
    <Provider store={store}>
      <RemindDialog {...to} busy={false} onSend={onSend} onClose={() => undefined} />
    </Provider>,
  )
  const words = screen.getByRole<HTMLTextAreaElement>('textbox')
  fireEvent.change(words, { target: { value: 'กรุณาส่งผลภายในวันศุกร์' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'ส่งคำเตือน' })))

  expect(onSend).toHaveBeenCalledWith('กรุณาส่งผลภายในวันศุกร์')
  expect(words.value).toBe('กรุณาส่งผลภายในวันศุกร์')

  onSend.mockResolvedValueOnce(true)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'ส่งคำเตือน' })))
  expect(words.value).not.toContain('วันศุกร์')
})
