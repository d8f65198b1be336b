// What the pages of the month's collection, guarantees, dividends, beneficiaries and welfare say in the states that
// matter most; the network alone is made up.

import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { CollFeed, GuaranteeFeed } from '#contract/member/coll.ts'
import type { DividendFeed } from '#contract/member/dividend.ts'
import type { KepFeed } from '#contract/member/kep.ts'
import type { WelfareFeed } from '#contract/member/welfare.ts'
import { satang } from '#domain/money/money.ts'
import { givenServer, givenSignedIn, open } from '../../testing/given-member.tsx'

const AS_OF = '2026-10-31'
const answering = (data: unknown) => () => Response.json({ rc_code: '1', data })

const SHARE_LINE = {
  seq: 1,
  line_kind: 'share' as const,
  title: 'ค่าหุ้นรายเดือน',
  ref_no: null,
  statement: null,
  instalment: null,
  principal: satang(160_000),
  interest: satang(0),
  billed: satang(160_000),
  deducted: satang(100_000),
  received_principal: null,
  received_interest: null,
  remaining: satang(33_920_000),
  basis: null,
}

function kepOf(collection: Partial<NonNullable<KepFeed['collection']>>): KepFeed {
  const month = {
    period: '2026-10' as const,
    billed: satang(160_000),
    deducted: satang(100_000),
  }
  return {
    as_of: AS_OF,
    months: [{ ...month, state: 'partly' }],
    refunds: [],
    collection: {
      ...month,
      state: 'partly',
      missing: satang(60_000),
      reason: 'salary-too-low',
      reason_name: 'เงินเดือนไม่พอหัก',
      unit: { unit_no: '00010001', name: 'โรงพยาบาลท่าน้ำ' },
      reported: null,
      receipt_held: false,
      receipt: null,
      groups: [
        {
          group: 'SHR',
          name: 'หุ้น',
          principal: satang(160_000),
          interest: satang(0),
          billed: satang(160_000),
          deducted: satang(100_000),
          lines: [SHARE_LINE],
        },
      ],
      change: null,
      ...collection,
    },
  }
}

beforeEach(() => givenSignedIn())

test('a month that was not deducted in full says how much is missing and why, in digits and words', async () => {
  givenServer({ '/api/member/kep': answering(kepOf({})) })
  open('/member/kep')
  await screen.findByText('หักได้บางส่วน')
  expect(screen.getByText(/^หักได้ไม่ครบ ขาด/).textContent).toContain('600.00')
  screen.getByText('สาเหตุ: เงินเดือนไม่พอหัก')
  screen.getByRole('columnheader', { name: 'หักได้' })
  screen.getByText('(หนึ่งพันหกร้อยบาทถ้วน)')
  // There is no receipt for what has not come.
  expect(screen.queryByRole('button', { name: 'ใบเสร็จรับเงิน (PDF)' })).toBeNull()
})

test('a month still under way asks nobody to pay', async () => {
  const waiting = { state: 'waiting' as const, reason: null, reason_name: null }
  givenServer({ '/api/member/kep': answering(kepOf(waiting)) })
  open('/member/kep')
  await screen.findByText('รอผลการหักจากหน่วยงาน')
  expect(screen.queryByText(/ค้างชำระ/)).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'หักได้' })).toBeNull()
})

test('what the employer has told is shown while the cooperative has not posted it', async () => {
  const told = {
    state: 'reported' as const,
    reason: null,
    reason_name: null,
    reported: {
      outcome: 'partial' as const,
      amount: satang(100_000),
      missing: satang(60_000),
      reason_name: 'เงินเดือนไม่พอหัก',
      at: '2026-11-03T03:00:00.000Z' as const,
    },
  }
  givenServer({ '/api/member/kep': answering(kepOf(told)) })
  open('/member/kep')
  const title = await screen.findByText(/^หน่วยงานแจ้งผลแล้ว:/)
  expect(title.textContent).toContain('1,000.00')
  expect(screen.getByText(/สาเหตุ: เงินเดือนไม่พอหัก/).textContent).toContain('600.00')
  // One state: nothing beside it says that nobody has told, or that nothing was deducted.
  expect(screen.getByText('ตามที่หน่วยงานแจ้ง').parentElement?.textContent).toContain('1,000.00')
  expect(screen.queryByText(/^รอ/)).toBeNull()
  expect(screen.queryByText('0.00')).toBeNull()
})

const GUARANTEES_NOBODY: GuaranteeFeed = {
  as_of: AS_OF,
  given: [],
  given_total: satang(0),
  given_remaining: satang(0),
  capacity: { contracts_max: 5, contracts_left: 5, amount_max: null, amount_left: null },
}

test('who guarantees nobody reads it as good news', async () => {
  const none: CollFeed = { ...GUARANTEES_NOBODY, received: [] }
  givenServer({
    '/api/member/guarantee': answering(GUARANTEES_NOBODY),
    '/api/member/coll': answering(none),
  })
  open('/member/coll')
  await screen.findByText('ท่านไม่มีภาระค้ำประกัน')
  await screen.findByText('ไม่มีผู้ค้ำประกัน')
})

test('whom one guarantees is read even while one’s own guarantors cannot be', async () => {
  const borrower = {
    loan_no: 'ส.12/2569',
    borrower_name: 'สมหญิง จ.',
    amount: satang(50_000_00),
    loan_balance: satang(30_000_00),
    remaining: satang(30_000_00),
  }
  givenServer({
    '/api/member/guarantee': answering({ ...GUARANTEES_NOBODY, given: [borrower] }),
  })
  open('/member/coll')
  await screen.findByRole('article', { name: 'สมหญิง จ. ส.12/2569' })
  await screen.findByRole('button', { name: 'ลองใหม่' })
  expect(screen.queryByText('ไม่มีผู้ค้ำประกัน')).toBeNull()
})

test('before the first announcement a dividend is waited for, not nought', async () => {
  const none: DividendFeed = {
    as_of: AS_OF,
    years: [],
    year: null,
    reckoning: null,
    agrees: null,
    estimate: null,
    rules: { method: 'A', fiscalYearStartMonth: 1 } as unknown as DividendFeed['rules'],
  }
  givenServer({ '/api/member/dividend': answering(none) })
  open('/member/dividend')
  await screen.findByText('รอประกาศหลังประชุมใหญ่')
  expect(screen.queryByText('0.00')).toBeNull()
})

test('no beneficiaries at all is a warning, with the form at hand', async () => {
  givenServer({
    '/api/member/gian': answering({
      as_of: AS_OF,
      beneficiaries: [],
      total_ppm: 0,
      last_noted_on: null,
    }),
  })
  open('/member/gian')
  await screen.findByText('ยังไม่ได้ระบุผู้รับโอนผลประโยชน์')
  screen.getByRole('button', { name: 'แบบขอเปลี่ยนผู้รับโอน (PDF)' })
})

test('the welfare tab is in the store, and one that nobody knows is the first', async () => {
  const welfare: WelfareFeed = {
    as_of: AS_OF,
    tabs: [
      { key: 'all', name: 'ทั้งหมด', count: 1 },
      { key: 'received', name: 'ได้รับแล้ว', count: 0 },
      { key: 'rights', name: 'สิทธิคงเหลือ', count: 0 },
    ],
    rights: [],
    requests: [
      {
        request_no: 'W-1',
        type_code: 'B',
        name: 'วันเกิดสมาชิก',
        requested_on: '2026-03-15',
        amount: satang(10_000),
        state: 'waiting',
      },
    ],
    received_total: satang(0),
    heirs_total: satang(0),
  }
  givenServer({ '/api/member/welfare': answering(welfare) })
  const { store } = open('/member/welfare?tab=nonsense')
  await screen.findByText('รอพิจารณา')
  fireEvent.click(screen.getByRole('tab', { name: /ได้รับแล้ว/ }))
  await screen.findByText('ยังไม่เคยได้รับสวัสดิการ')
  expect((store.getState() as Record<string, unknown>).welfareTab).toBe('received')
})
