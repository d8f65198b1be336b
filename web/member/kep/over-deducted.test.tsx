import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { satang } from '#domain/money.ts'
import { ask } from '../../api.ts'
import { createStore } from '../../store/store.ts'
import { OverDeducted } from './over-deducted.tsx'

afterEach(cleanup)

test.each([
  ['waiting', 'เงินหักเกิน รอคืน'],
  ['returned', 'เงินหักเกิน คืนแล้ว'],
  ['next-month', 'เงินหักเกิน ยกไปหักเดือนถัดไป'],
] as const)('a member reads what became of money deducted beyond the bill: %s', (state, words) => {
  render(
    <Provider store={createStore({ ask })}>
      <MemoryRouter>
        <OverDeducted refund={{ amount: satang(10_00), state }} />
      </MemoryRouter>
    </Provider>,
  )
  expect(document.body.textContent).toContain(words)
  expect(screen.getByText(/10\.00/)).toBeTruthy()
})
