import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { BalanceFeed } from '#contract/member/balance.ts'
import { satang } from '#domain/money/money.ts'
import { givenServer, givenSignedIn, open } from '../../testing/given-member.tsx'

const ANSWERED: BalanceFeed = {
  as_of: '2026-10-31',
  year: 2025,
  ends_on: '2025-12-31',
  shares: satang(150_000_00),
  loans: [],
  owed: satang(0),
  deposits: [],
  saved: satang(0),
  // In Bangkok it is the next day already.
  answer: { agreed: true, note: '', at: '2026-11-15T20:30:00.000Z', is_current: true, reply: null },
}

beforeEach(() => givenSignedIn())

test('whoever confirmed their balance opens the page again and reads on which day they did', async () => {
  givenServer({
    '/api/member/balance': () => Response.json({ rc_code: '1', data: ANSWERED }),
    '/api/member/signings': () => Response.json({ rc_code: '1', data: { signings: [] } }),
  })
  open('/member/balance')
  const said = await screen.findByText(/^ท่านยืนยันว่ายอดถูกต้อง/)
  expect(said.textContent).toBe('ท่านยืนยันว่ายอดถูกต้อง เมื่อ 16 พฤศจิกายน 2569')
})
