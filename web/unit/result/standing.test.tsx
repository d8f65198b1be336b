// Dialogs open in tests.
import '../../testing/given-member.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { UnitResult } from '#contract/unit/result.ts'
import { show } from '../../testing/given.tsx'
import { Standing } from './standing.tsx'

test('what was sent is taken back only after it was asked', async () => {
  const acted = vi.fn(async () => ({}))
  const result: Partial<UnitResult> = {
    state: 'sent',
    period: '2026-10',
    sent: { by: 'มาลี', at: '2026-11-03T03:00:00.000Z' },
  }
  show(<Standing result={result as UnitResult} acts={{ act: acted as never, busy: false }} />)

  fireEvent.click(screen.getByRole('button', { name: 'แก้ไขผลที่ส่ง' }))
  expect(acted).not.toHaveBeenCalled()
  screen.getByText(/จะไม่เห็นผลการหักของเดือนนี้จนกว่าท่านจะส่งใหม่/)

  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'ถอนกลับมาแก้ไข' }))
  })
  expect(acted).toHaveBeenCalledExactlyOnceWith('/api/membergroup/result/correct', {
    period: '2026-10',
  })
})
