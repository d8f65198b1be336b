// The month's bill, told once: the sum in every inbox, and in a message only where it was asked for.

import { afterEach, expect, test, vi } from 'vitest'
import { setSetting } from '#database/queries/site/setting.ts'
import { formatBaht } from '#domain/money/money.ts'
import { SEALING } from '#tests/support/app/sealing.ts'
import { givenDeskOfficer } from '#tests/support/given/request-desk.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { announceBills } from './announce-bills.ts'

const PLAN = { members: 60, months: 2, units: 2, seed: 1, asOf: '2026-10-31' }

const portal = sharedPortal('bills', PLAN)

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

test('officers read how many were told each night, and the record says when it began and that it ended', async () => {
  for (const day of ['2026-11-01', '2026-11-02', '2026-11-02']) await tellOn(day)
  const people = (await billed()).length
  const [some] = await portal.rows(
    `update outbox_message set gave_up_at = now() where message_id = (select min(message_id) from outbox_message) returning 1 as one`,
  )
  expect(some).toBeDefined()
  await portal.rows(
    `update outbox_message set sent_at = now() where message_id = (select max(message_id) from outbox_message)`,
  )
  const [{ messages }] = await portal.rows('select count(*)::int as messages from outbox_message')
  const officer = await givenDeskOfficer(portal.app, 'administrator')
  const { bills } = await officer.data('outbox')
  expect(bills).toEqual({
    months: [{ period: '2026-10', people, ended_on: expect.any(String) }],
    nights: [{ day: expect.any(String), sent: 1, waiting: messages - 2, gave_up: 1 }],
  })
  const recorded = await portal.rows(
    `select actor, action, detail from audit_event where action like 'announcement.bills%' order by seq desc limit 2`,
  )
  expect(recorded).toEqual([
    {
      actor: 'system',
      action: 'announcement.bills_end',
      detail: { period: '2026-10', people },
    },
    { actor: 'system', action: 'announcement.bills_begin', detail: { period: '2026-10' } },
  ])
})

test('that it is switched on or off is recorded, with what it was called on the page', async () => {
  const officer = await givenDeskOfficer(portal.app, 'administrator')
  const at = 'settings/portal'
  for (const bill_notices of ['no', 'yes']) {
    const { version, content } = await officer.data(at)
    const sent = await officer.send(at, { version, content: { ...content, bill_notices } })
    expect([sent.statusCode, sent.json().error]).toEqual([200, undefined])
    const [{ actor, detail }] = await portal.rows(
      `select actor, detail from audit_event where action = 'content.save' order by seq desc limit 1`,
    )
    expect([actor, JSON.stringify(detail)]).toEqual([
      expect.stringMatching(/^staff:/),
      expect.stringContaining('แจ้งยอดเรียกเก็บประจำเดือน'),
    ])
  }
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
