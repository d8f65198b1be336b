import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { satang } from '#domain/money/money.ts'
import { ask } from '../../../client/api.ts'
import { createStore } from '../../../client/store/store.ts'
import { OverDeducted } from './over-deducted.tsx'

afterEach(cleanup)

// biome-ignore format: a table reads in columns
test.each([
  ['over',       'waiting',    'เงินหักเกิน รอคืน', 'สหกรณ์จะคืนให้ท่าน'],
  ['over',       'returned',   'เงินหักเกิน คืนแล้ว', 'สหกรณ์คืนเงินส่วนนี้ให้ท่านแล้ว'],
  ['over',       'next-month', 'เงินหักเกิน ยกไปหักเดือนถัดไป', 'ไปรวมกับยอดของเดือนถัดไปแล้ว'],
  ['not-billed', 'waiting',    'เงินหักที่ไม่ได้เรียกเก็บ รอคืน', 'เทศบาลท่าน้ำ หักเงินจากท่านโดยที่สหกรณ์ไม่ได้เรียกเก็บ เดือนตุลาคม 2569'],
] as const)('a member reads what became of money that was not billed: %s, %s', (kind, state, title, words) => {
  const refund = { period: '2026-10' as const, unit_name: 'เทศบาลท่าน้ำ', kind, amount: satang(10_00), state }
  render(
    <Provider store={createStore({ ask })}>
      <MemoryRouter>
        <OverDeducted refunds={[refund]} />
      </MemoryRouter>
    </Provider>,
  )
  expect(document.body.textContent).toContain(title)
  expect(document.body.textContent).toContain(words)
  expect(screen.getByText(/10\.00/)).toBeTruthy()
})

test('where nothing is to be given back nothing is said', () => {
  render(<OverDeducted refunds={[]} />)
  expect(document.body.textContent).toBe('')
})
