// What the pages of shares, loans and deposits do when something is missing: the network alone is made up.

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DepositFeed, DepStatementFeed } from '#contract/member/deposit.ts'
import { satang } from '#domain/money/money.ts'
import { givenServer, givenSignedIn, open, refusing } from '../../testing/given-member.tsx'

const ACCOUNT: DepositFeed['accounts'][number] = {
  statement: 'abc',
  account_no: '100000011',
  account_no_masked: 'xxx-xxx-0011',
  account_name: 'นางสาวสมหญิง ใจงาม',
  type_code: '10',
  type_name: 'ออมทรัพย์',
  rate_ppm: 15_000,
  state: 'open',
  opened_on: '2023-10-31',
  balance: satang(19_856_15),
  monthly: satang(0),
  last_on: '2026-09-30',
  accrued_interest: satang(25_30),
  accrued_from: '2026-09-30',
}

const DEPOSITS: DepositFeed = {
  as_of: '2026-10-31',
  balance: satang(19_856_15),
  accrued_interest: satang(25_30),
  accounts: [ACCOUNT],
}

const STATEMENT: DepStatementFeed = {
  as_of: '2026-10-31',
  account: ACCOUNT,
  from: '2025-11-01',
  to: '2026-10-31',
  opening_balance: satang(19_756_15),
  closing_balance: satang(19_856_15),
  totals: {
    count_in: 1,
    paid_in: satang(100_00),
    count_out: 0,
    paid_out: satang(0),
    interest: satang(0),
    tax: satang(0),
  },
  movements: [
    {
      seq: 9,
      posted_on: '2026-09-30',
      receipt_no: null,
      code: 'DP',
      sign: 1,
      paid_in: satang(100_00),
      paid_out: satang(0),
      balance: satang(19_856_15),
      reverses_on: null,
      is_reversed: false,
    },
  ],
  next_cursor: '9',
}

const UPDATED = '/api/member/lastupdate_bydepstatement'
const answering = (data: unknown) => () => Response.json({ rc_code: '1', data })

beforeEach(() => givenSignedIn())

test('when only the day of the last update cannot be had, the page lacks that line and says so', async () => {
  givenServer({ '/api/member/deposit': answering(DEPOSITS), [UPDATED]: refusing(500) })
  open('/member/deposit')
  expect((await screen.findByRole('region', { name: 'เงินฝากรวม' })).textContent).toContain(
    '19,856.15',
  )
  expect(screen.queryByText(/ปรับปรุงล่าสุดเมื่อ/)).toBeNull()
  await screen.findByText('ไม่สามารถเชื่อมต่อได้')
})

test('figures that cannot be had are never nought: the page says so, and tries again when asked', async () => {
  let answer: ReturnType<typeof refusing> = refusing(500)
  givenServer({
    '/api/member/deposit': (call) => answer(call),
    [UPDATED]: answering('2026-10-31'),
  })
  open('/member/deposit')
  const retry = await screen.findByRole('button', { name: 'ลองใหม่' })
  screen.getByRole('heading', { name: 'เงินฝาก' })
  expect(screen.queryByText('0.00')).toBeNull()
  answer = answering(DEPOSITS)
  fireEvent.click(retry)
  expect((await screen.findByRole('region', { name: 'เงินฝากรวม' })).textContent).toContain(
    '19,856.15',
  )
  screen.getByText('ปรับปรุงล่าสุดเมื่อ 31 ตุลาคม 2569')
})

test('who comes back from a lost connection need not press anything', async () => {
  let online = false
  vi.stubGlobal('navigator', {
    get onLine() {
      return online
    },
    userAgent: navigator.userAgent,
  })
  let answer: ReturnType<typeof refusing> = refusing(500)
  givenServer({
    '/api/member/deposit': (call) => answer(call),
    [UPDATED]: answering('2026-10-31'),
  })
  open('/member/deposit')
  await screen.findByText(/เครื่องนี้ไม่ได้เชื่อมต่ออินเทอร์เน็ต/)
  screen.getByText(/ขณะนี้ไม่ได้เชื่อมต่ออินเทอร์เน็ต ข้อมูลที่แสดงเป็นข้อมูลเมื่อ/)
  answer = answering(DEPOSITS)
  online = true
  fireEvent(window, new Event('online'))
  await screen.findByRole('region', { name: 'เงินฝากรวม' })
  expect(screen.queryByText(/ขณะนี้ไม่ได้เชื่อมต่ออินเทอร์เน็ต/)).toBeNull()
})

test('somebody else’s statement and nobody’s are told alike, with the way to one’s own', async () => {
  givenServer({
    '/api/member/dep_statement/nobody': refusing(404, 'ไม่พบรายการเคลื่อนไหวที่ต้องการ'),
    [UPDATED]: answering('2026-10-31'),
  })
  open('/member/dep_statement/nobody')
  await screen.findByRole('link', { name: 'ไปหน้าเงินฝาก' })
})

test('rows that cannot be had leave those in sight where they are', async () => {
  givenServer({
    '/api/member/dep_statement/abc': answering(STATEMENT),
    '/api/member/dep_statement/abc?cursor=9': refusing(500),
    [UPDATED]: answering('2026-10-31'),
  })
  open('/member/dep_statement/abc')
  fireEvent.click(await screen.findByRole('button', { name: 'แสดงเพิ่ม' }))
  await screen.findByRole('button', { name: 'ลองใหม่' })
  expect(screen.getAllByText('30 ก.ย. 2569').length).toBeGreaterThan(0)
})

test('a paper is fetched as the member and saved under its Thai name; a refused one says why', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  URL.createObjectURL = () => 'blob:paper'
  const name = encodeURIComponent('รายการ.pdf')
  const calls = givenServer({
    '/api/member/dep_statement/abc': answering(STATEMENT),
    '/api/member/papers/dep_statement/abc/pdf': () =>
      new Response('%PDF', {
        headers: { 'content-disposition': `attachment; filename*=UTF-8''${name}` },
      }),
    '/api/member/papers/dep_statement/abc/csv': refusing(503, 'มีผู้ขอเอกสารจำนวนมาก'),
    [UPDATED]: answering('2026-10-31'),
  })
  open('/member/dep_statement/abc')
  fireEvent.click(await screen.findByText('ดาวน์โหลด'))
  fireEvent.click(screen.getByRole('button', { name: /PDF/, hidden: true }))
  await waitFor(() => expect(saved).toEqual(['รายการ.pdf']))
  expect(calls.find(({ path }) => path.endsWith('/pdf'))?.authorization).toBe('Bearer cm1_somying')
  fireEvent.click(screen.getByRole('button', { name: /CSV/, hidden: true }))
  await waitFor(() => expect(screen.getAllByText('มีผู้ขอเอกสารจำนวนมาก')).toHaveLength(2))
})
