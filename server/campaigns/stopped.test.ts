// What keeps a message to many from doing harm: whom it tells people to pay, and that it ends when somebody ends it.

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { SEALING } from '#tests/support/app/sealing.ts'
import { givenOfficer } from '#tests/support/given/session.ts'
import { givenCategory, givenTopic } from '#tests/support/given/site.ts'
import { givenPortal, type Portal } from '#tests/support/night/portal.ts'
import { recordedEvents } from '#tests/support/staff/as-officer.ts'
import { deliverDue } from '../outbox/deliver.ts'
import { sendCampaigns } from './send.ts'

let portal: Portal
const tokens: Record<string, string> = {}

beforeAll(async () => {
  portal = await givenPortal('campaign_stopped', { members: 12, months: 2 })
  for (const login of ['writer', 'second']) {
    const { token } = await givenOfficer(portal.app.db, { login, roles: ['editor'] })
    tokens[login] = token
  }
})
beforeEach(async () => {
  for (const table of ['outbox_message', 'member_notice', 'notice_choice', 'campaign'])
    await portal.rows(`delete from ${table}`)
  await portal.rows(`insert into notice_choice (membership_no, topic, road, is_on)
    select membership_no, 'news', 'sms', true from member where state in ('active', 'retired')`)
})

function send(login: string, path: string, payload: object = {}) {
  const headers = { authorization: `Bearer ${tokens[login]}` }
  return portal.app.inject({ method: 'POST', url: `/api/admin/campaigns${path}`, headers, payload })
}

const write = (words: string) =>
  send('writer', '', { topic: 'news', audience: 'all', unit_no: '', words })

async function givenPutDown(): Promise<number> {
  const { campaign_id } = (await write('สำนักงานปิดวันศุกร์')).json().data
  expect((await send('second', `/${campaign_id}/release`)).statusCode).toBe(200)
  await sendCampaigns(portal.app, new AbortController().signal)
  return campaign_id
}

/** As the worker does, whatever the hour is; answers how many arrived. */
async function deliver(sending: () => unknown): Promise<number> {
  await portal.rows(
    `update outbox_message set next_try_at = now(), too_late_at = now() + interval '1 day'`,
  )
  let arrived = 0
  const send = async () => {
    await sending()
    arrived++
  }
  const sms = { send, keepsBody: false, close: () => undefined }
  await deliverDue({ db: portal.app.db, sealing: SEALING, senders: { sms } })
  return arrived
}

function refuse(): never {
  throw Object.assign(new Error('refused'), { code: 'HTTP 503' })
}

const left = () =>
  portal.rows(
    `select distinct last_error, gave_up_at is not null as ended, body_sealed is null as forgotten from outbox_message`,
  )

test('SEC-79 what the provider refused and would be tried again is not sent after somebody stopped it', async () => {
  const id = await givenPutDown()
  expect(await deliver(refuse)).toBe(0)
  expect(await left()).toEqual([{ last_error: 'HTTP 503', ended: false, forgotten: false }])
  const stopped = await send('second', `/${id}/stop`)
  expect(stopped.json().rc_des).not.toContain(' 0 ข้อความ')
  expect(await left()).toEqual([{ last_error: 'stopped', ended: true, forgotten: true }])
  expect(await deliver(() => undefined)).toBe(0)
  expect(await recordedEvents(portal.app, 'campaign.stop')).toMatchObject([
    { actor: 'staff:second', detail: { campaign: id } },
  ])
})

test('SEC-79 what is on its way while it is stopped, and does not arrive, is not tried again', async () => {
  const id = await givenPutDown()
  let stopping: ReturnType<typeof send> | undefined
  await deliver(async () => {
    stopping ??= send('writer', `/${id}/stop`)
    expect((await stopping).statusCode).toBe(200)
    refuse()
  })
  expect(await deliver(() => undefined)).toBe(0)
  expect(await left()).toEqual([{ last_error: 'stopped', ended: true, forgotten: true }])
})

test('SEC-79 a message to many names no account that nobody could read before: two people publish it first', async () => {
  portal.app.settings.twoPeople = true
  const words = 'คืนเงินเฉลี่ย โอนค่าธรรมเนียมมาที่ 987-6-54321-0'
  const refused = await write(words)
  expect([refused.statusCode, refused.json().rc_des]).toEqual([
    400,
    expect.stringContaining('กรุณาเผยแพร่เป็นข่าวก่อน'),
  ])
  expect(await portal.rows('select from campaign')).toEqual([])
  const category = await givenCategory(portal.app.db, 'ข่าว')
  const body = '<p>บัญชีของสหกรณ์ 987-6-54321-0</p>'
  await givenTopic(portal.app.db, category, { title: 'ชำระเงิน', body })
  expect((await write(words)).statusCode).toBe(200)
})

test('SEC-79 whoever lets it out proves anew who they are: a screen that was left open sends nothing to everybody', async () => {
  const { campaign_id } = (await write('สำนักงานปิดวันศุกร์')).json().data
  const signedIn = (when: string) =>
    portal.rows(`update session set created_at = ${when} where kind = 'staff'`)
  await signedIn("now() - interval '6 minutes'")
  const stale = await send('second', `/${campaign_id}/release`)
  expect([stale.statusCode, stale.json().needs]).toEqual([403, 'step_up'])
  expect(await portal.rows('select state from campaign')).toEqual([{ state: 'made' }])
  // Whoever stops one is in a hurry.
  expect((await send('second', `/${campaign_id}/stop`)).statusCode).toBe(200)
  await signedIn('now()')
})

test('SEC-79 nobody lets out a message to many in the writer’s name, not even past the page', async () => {
  const { campaign_id } = (await write('สำนักงานปิดวันศุกร์')).json().data
  expect((await send('writer', `/${campaign_id}/release`)).statusCode).toBe(403)
  await expect(
    portal.rows(
      `update campaign set state = 'sending', released_by = made_by, released_at = now() where campaign_id = ${campaign_id}`,
    ),
  ).rejects.toThrow('campaign_check')
})
