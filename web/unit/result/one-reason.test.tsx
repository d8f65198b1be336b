import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ResultException } from '#contract/unit/result.ts'
import { satang } from '#domain/money/money.ts'
import { OneReason } from './one-reason.tsx'

function odd(no: string, amount: number, kind: ResultException['kind'] = 'no-reason') {
  const shown = { says: '', file_line: 2, file_name: '', name: 'x', shown: 'x' }
  const billed = satang(100_00)
  return { seq: Number(no), kind, membership_no: no, billed, amount: satang(amount), ...shown }
}

test('one reason for all who have none: what the file says was deducted stays', () => {
  const act = vi.fn().mockResolvedValue({})
  const exceptions = [odd('000001', 40_00), odd('000002', 0), odd('000003', 200_00, 'over')]
  // Of whom a second file says something else.
  exceptions.push(odd('000004', 30_00), odd('000004', 50_00, 'twice'))
  render(<OneReason period="2026-11" exceptions={exceptions} acts={{ act, busy: false }} />)
  const button = screen.getByRole('button', { name: 'ใช้กับทั้ง 2 ราย' })
  fireEvent.click(button)
  expect(act).not.toHaveBeenCalled()
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'salary-too-low' } })
  fireEvent.click(button)
  expect(act).toHaveBeenCalledWith('/api/membergroup/result/lines', {
    period: '2026-11',
    lines: [
      { membership_no: '000001', outcome: 'partial', amount: 40_00, reason: 'salary-too-low' },
      { membership_no: '000002', outcome: 'none', reason: 'salary-too-low' },
    ],
  })
})
