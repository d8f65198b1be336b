import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { OrderBatchDetail, OrderBatches } from '#contract/staff/desk/orders.ts'
import { satang } from '#domain/money/money.ts'
import { preload } from '../../app/routes.tsx'
import { givenServer, open } from '../../testing/given-member.tsx'
import { givenOfficer, okAnswer } from '../../testing/given-staff.ts'

type Batch = OrderBatches['batches'][number]

const BATCH: Batch = {
  ...{ batch_id: 7, batch_no: 'คส.2569/0007', state: 'released', reverses: null, reason: '' },
  ...{ rows: 1, sum: satang(0), open: 0, sha256: 'ab', built_at: '2026-11-16T02:00:00.000Z' },
  ...{ builder: 'สมศรี', released_at: '2026-11-16T03:00:00.000Z', releaser: 'สมชาย' },
}
const DETAIL: OrderBatchDetail = {
  ...BATCH,
  ...{ may_release: false, may_cancel: false, may_reverse: false, why_not: '' },
  lines: [
    {
      ...{ order_no: 'คส.2569/0007-1', request_id: 3, request_no: 'คข.3', summary: 'ที่อยู่ใหม่' },
      ...{ membership_no: '000001', name: 'สมหญิง', amount: satang(0), reverses: null },
      ...{ result: null, core_ref: null, reason: '', proposed: false, may_record: false },
    },
  ],
}

beforeAll(() => preload('/admin/orders/7'), 60_000)
beforeAll(() => preload('/admin/orders'), 60_000)
beforeEach(() => localStorage.setItem('staff', JSON.stringify({ token: 'cs1_x' })))

/** Another address or phone has no amount: nought would read as an order for nothing. */
test('a batch without amounts has a dash for its sum, and one with amounts the sum', async () => {
  const paid = { ...BATCH, batch_id: 8, batch_no: 'คส.2569/0008', sum: satang(1_630_00) }
  givenServer({
    ...givenOfficer('see_requests', 'release_orders'),
    '/api/admin/orders': okAnswer({ batches: [paid, BATCH], problems: [] }),
  })
  open('/admin/orders')
  expect(await cellsOf(/คส\.2569\/0007/)).toContain('–')
  expect(await cellsOf(/คส\.2569\/0008/)).toContain('1,630.00')
  expect(document.body.textContent).not.toMatch(/(?<![\d,])0\.00/)
})

test('so have the batch’s own page and each of its orders', async () => {
  givenServer({
    ...givenOfficer('see_requests', 'release_orders'),
    '/api/admin/orders/7': okAnswer(DETAIL),
  })
  open('/admin/orders/7')
  expect(await cellsOf(/ที่อยู่ใหม่/)).toContain('–')
  expect(screen.getByText('ยอดรวม').nextElementSibling?.textContent).toBe('–')
  expect(document.body.textContent).not.toMatch(/(?<![\d,])0\.00/)
})

async function cellsOf(name: RegExp): Promise<(string | null)[]> {
  const row = await screen.findByRole('row', { name })
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}
