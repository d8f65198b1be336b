// The month's bill, told once: the sum in every inbox, and in a message only where it was asked for.

import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { setSetting } from '#database/queries/site/setting.ts'
import { formatBaht } from '#domain/money/money.ts'
import { SEALING } from '#tests/support/app/sealing.ts'
import { givenPortal, type Portal } from '#tests/support/night/portal.ts'
import { announceBills } from './announce-bills.ts'

const PLAN = { members: 60, months: 2, units: 2, seed: 1, asOf: '2026-10-31' }

let portal: Portal

beforeAll(async () => {
  portal = await givenPortal('bills', PLAN)
})
afterEach(async () => {
  vi.useRealTimers()
  for (const table of ['outbox_message', 'member_notice', 'bill_round', 'notice_detail'])
    await portal.rows(`delete from ${table}`)
  await setSetting(portal.app.db, 'bill_notices', 'yes')
})

function tellOn(day: string) {
  const now = new Date(`${day}T05:00:00Z`)
  vi.useFakeTimers({ toFake: ['Date'], now })
  return announceBills(portal.app, new AbortController().signal, now)
}

const billed = () =>
  portal.rows(
    `select slip.membership_no, slip.billed::int from night.collection_slip slip join member using (membership_no)
     where period = '2026-10-01' and slip.billed > 0 and member.state in ('active', 'retired') order by 1`,
  )
const notices = () =>
  portal.rows(
    `select membership_no, body_sealed from member_notice where template = 'bill_issued' order by 1`,
  )

test('a cooperative that has not switched it on tells nobody', async () => {
  for (const day of ['2026-11-01', '2026-11-02']) await tellOn(day)
  expect(await notices()).toEqual([])
  expect(await portal.rows('select * from bill_round')).toEqual([])
})

test('a day after the month was first seen everybody who has something to pay is told once, with their own sum', async () => {
  await tellOn('2026-11-01')
  expect(await notices()).toEqual([])
  for (let time = 0; time < 3; time++) await tellOn('2026-11-02')
  const due = await billed()
  expect(due.length).toBeGreaterThan(40)
  const said = (await notices()).map(({ membership_no, body_sealed }) => [
    membership_no,
    SEALING.open(body_sealed).includes(
      ` ${formatBaht(due.find((one) => one.membership_no === membership_no)?.billed)} บาท`,
    ),
  ])
  expect(said).toEqual(due.map(({ membership_no }) => [membership_no, true]))
  expect(
    await portal.rows('select members, ended_at is not null as ended from bill_round'),
  ).toEqual([{ members: due.length, ended: true }])
})

test('the sum stands in a message only where the member asked for it; the others read that there is something', async () => {
  const [{ membership_no: asking }] = await portal.rows(
    `select membership_no from night.member_detail join member using (membership_no)
     where email <> '' and member.state = 'active' order by 1`,
  )
  await portal.rows(`insert into notice_detail (membership_no, is_on) values ('${asking}', true)`)
  for (const day of ['2026-11-01', '2026-11-02']) await tellOn(day)
  const sent = await portal.rows('select membership_no, body_sealed from outbox_message')
  expect(sent.length).toBeGreaterThan(20)
  for (const { membership_no, body_sealed } of sent)
    expect(/\d{2}|บาท/.test(SEALING.open(body_sealed)), membership_no).toBe(
      membership_no === asking,
    )
})

test('a month whose last day for paying is over is no news', async () => {
  for (const day of ['2026-11-06', '2026-11-07']) await tellOn(day)
  expect(await notices()).toEqual([])
})
