import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { UnitResult } from '#contract/unit/result.ts'
import { satang } from '#domain/money/money.ts'
import { show } from '../../testing/given.tsx'
import { Refunds } from './refunds.tsx'
import { Summary } from './summary.tsx'
import { Transfer } from './transfer.tsx'

const NOBODY = { state_by: null, state_at: null, has_identity: false }

function given(refunds: UnitResult['refunds']): UnitResult {
  const sum = refunds.reduce((all, { amount }) => all + amount, 0)
  const result: Partial<UnitResult> = {
    period: '2026-10',
    refunds,
    missing: [],
    payment: null,
    totals: {
      people: 2,
      billed: satang(1_000_00),
      full: 1,
      partial: 0,
      none: 1,
      undecided: 0,
      reported: satang(600_00),
      deducted: satang(600_00),
      misposted: 0,
      refunds: satang(sum),
      rest: 0,
      rest_billed: satang(0),
    },
    transfer: { amount: null, on: null, note: '', difference: null, slip: null },
  }
  return result as UnitResult
}

const BOTH = given([
  {
    ...NOBODY,
    refund_id: 1,
    kind: 'over',
    membership_no: '000003',
    name: 'นายสมชาย ใจดี',
    amount: satang(10_00),
    state: 'waiting',
  },
  {
    ...NOBODY,
    refund_id: 2,
    kind: 'not-billed',
    membership_no: null,
    name: 'x-xxxx-xxxxx-45-x',
    amount: satang(100_00),
    state: 'returned',
  },
])

test('a unit reads whose money is to be given back, why, how much, and what became of it', () => {
  show(<Refunds result={BOTH} />)
  const [over, other] = screen.getAllByRole('listitem')
  expect(over?.textContent).toBe('นายสมชาย ใจดีเลขสมาชิก 000003 · หักเกินยอดเรียกเก็บ · รอคืน10.00')
  expect(other?.textContent).toBe('x-xxxx-xxxxx-45-xไม่อยู่ในรายการเรียกเก็บ · คืนแล้ว100.00')
  screen.getByText('110.00 บาท')
})

test('where nothing is to be given back there is no such part, and the sum to transfer is what was deducted', () => {
  show(
    <>
      <Refunds result={given([])} />
      <Summary result={given([])} acts={null} />
    </>,
  )
  expect(screen.queryByText(/เงินรอคืน/)).toBeNull()
  expect(screen.queryByText('ยอดที่ต้องโอน')).toBeNull()
})

test('the sum to transfer is what was deducted and what is to be given back, in the summary and the form', () => {
  const acts = { act: vi.fn() as never, busy: false }
  show(
    <>
      <Summary result={BOTH} acts={null} />
      <Transfer result={BOTH} acts={acts} />
    </>,
  )
  const summary = within(screen.getByRole('region', { name: 'สรุปผลการหัก' }))
  const said = (label: string) => summary.getByText(label).nextElementSibling?.textContent
  expect([said('หักได้'), said('เงินรอคืน'), said('ยอดที่ต้องโอน')]).toEqual([
    '600.00',
    '110.00',
    '710.00',
  ])
  screen.getByText('ยอดที่หักได้รวมเงินรอคืน 710.00 บาท')
})
