import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { satang } from '#domain/money/money.ts'
import { ask } from '../../../client/api.ts'
import { createStore } from '../../../client/store/store.ts'
import '../../../testing/given-member.tsx'
import { CloseDialog } from './close-dialog.tsx'

afterEach(cleanup)

test('a month is closed only for the units whose money was seen, with the slip beside the figure', () => {
  const onClosing = vi.fn()
  const units = [
    { unit_no: '00010001', name: 'โรงพยาบาล ก', amount: satang(1_000_00), has_slip: true },
    { unit_no: '00010002', name: 'โรงพยาบาล ข', amount: satang(2_000_00), has_slip: false },
  ]
  const words = { title: 'ปิดเดือน?', text: 'ตรวจก่อน', period: '2026-11', typed: '11/2569' }
  render(
    <Provider store={createStore({ ask })}>
      <CloseDialog
        {...words}
        units={units}
        busy={false}
        onClosing={onClosing}
        onClose={() => undefined}
      />
    </Provider>,
  )
  expect(screen.getByText('แจ้งโอน 1,000.00 บาท')).toBeTruthy()
  expect(screen.getByRole('button', { name: /หลักฐานการโอน/ })).toBeTruthy()
  expect(screen.getByText('ไม่มีหลักฐานการโอน')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '11/2569' } })
  fireEvent.click(screen.getByRole('button', { name: 'ปิดเดือน 0 หน่วยงาน' }))
  expect(onClosing).not.toHaveBeenCalled()

  fireEvent.click(screen.getByRole('checkbox', { name: /โรงพยาบาล ก/ }))
  fireEvent.click(screen.getByRole('button', { name: 'ปิดเดือน 1 หน่วยงาน' }))
  expect(onClosing).toHaveBeenCalledWith(['00010001'])
})
