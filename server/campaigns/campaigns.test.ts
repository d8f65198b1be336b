import { beforeAll, beforeEach, expect, test } from 'vitest'
import { SEALING } from '#tests/support/app/sealing.ts'
import { givenLine } from '#tests/support/given/line.ts'
import { givenOfficer } from '#tests/support/given/session.ts'
import { givenSetting } from '#tests/support/given/site.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { sendCampaigns } from './send.ts'

const NEWS = { topic: 'news', audience: 'all', unit_no: '', words: 'สำนักงานปิด 123,456.00 บาท' }

const portal = sharedPortal('campaigns', { members: 30, months: 2 })
const tokens: Record<string, string> = {}

beforeAll(async () => {
  for (const login of ['writer', 'second']) {
    const { token } = await givenOfficer(portal.app.db, { login, roles: ['editor'] })
    tokens[login] = token
  }
})
beforeEach(async () => {
  portal.app.settings.smsCost = { priceSatang: 0, capSatang: 0 }
  for (const table of [
    'outbox_message',
    'member_notice',
    'notice_choice',
    'notice_detail',
    'campaign',
  ])
    await portal.rows(`delete from ${table}`)
})

async function ask(login: string, path = '', body?: object) {
  const reply = await portal.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/admin/campaigns${path}`,
    headers: { authorization: `Bearer ${tokens[login]}` },
    ...(body && { payload: body }),
  })
  return { status: reply.statusCode, ...reply.json() }
}

async function givenMade(said: object = {}): Promise<number> {
  const { status, data, rc_des } = await ask('writer', '', { ...NEWS, ...said })
  expect(status, rc_des).toBe(200)
  return data.campaign_id
}

async function givenReleased(said: object = {}): Promise<number> {
  const id = await givenMade(said)
  expect((await ask('second', `/${id}/release`, {})).status).toBe(200)
  return id
}

const run = () => sendCampaigns(portal.app, new AbortController().signal)
const rows = (question: string) => portal.rows(question)
const members = () =>
  rows(`select membership_no, unit_no from member where state in ('active', 'retired') order by 1`)
const choose = (road: string, on: boolean) =>
  rows(`insert into notice_choice (membership_no, topic, road, is_on)
    select membership_no, 'news', '${road}', ${on} from member where state in ('active', 'retired')`)

test('SEC-79 the writer cannot let it out, another can, once; then every member has it in the inbox', async () => {
  const id = await givenMade()
  await choose('sms', true)
  expect(await ask('writer', `/${id}/release`, {})).toMatchObject({ status: 403 })
  expect((await ask('writer', `/${id}`)).data).toMatchObject({ state: 'made', may_release: false })
  await run()
  expect(await rows('select * from member_notice')).toEqual([])
  expect((await ask('second', `/${id}/release`, {})).status).toBe(200)
  expect((await ask('second', `/${id}/release`, {})).status).toBe(409)
  await run()
  const everybody = await members()
  const told = await rows('select membership_no from member_notice order by 1')
  expect(told).toEqual(everybody.map(({ membership_no }) => ({ membership_no })))
  const { data } = await ask('writer', `/${id}`)
  expect(data).toMatchObject({
    state: 'sent',
    members: everybody.length,
    releaser: expect.any(String),
  })
  expect(data.roads).toEqual([
    {
      road: 'sms',
      sent: 0,
      failed: 0,
      stopped: 0,
      unknown: 0,
      waiting: everybody.length - data.roadless,
    },
  ])
  expect(
    await rows(`select action from audit_event where action like 'campaign.%' order by seq`),
  ).toEqual(expect.arrayContaining([{ action: 'campaign.make' }, { action: 'campaign.release' }]))
})

test('SEC-78 a topic that was switched off goes by no road, and is in the inbox all the same', async () => {
  for (const road of ['sms', 'email']) await choose(road, false)
  const id = await givenReleased()
  await run()
  expect(await rows('select * from outbox_message')).toEqual([])
  const { data } = await ask('second', `/${id}`)
  expect(data.members).toBeGreaterThan(0)
  expect(data.roadless).toBe(data.members)
})

test('SEC-78 what goes by a road names neither an amount nor the words, unless the member asked for them', async () => {
  await choose('sms', true)
  await rows(`insert into notice_detail (membership_no, is_on) values ('000001', true)`)
  await givenReleased()
  await run()
  const sent = await rows('select membership_no, body_sealed from outbox_message')
  expect(sent.length).toBeGreaterThan(5)
  for (const { membership_no, body_sealed } of sent)
    expect(SEALING.open(body_sealed).includes('123,456'), membership_no).toBe(
      membership_no === '000001',
    )
})

test('an officer’s lines stay lines in the inbox, and nothing else that steers does', async () => {
  await givenReleased({ words: 'เรียนสมาชิก\r\n\r\n\r\n\r\nปิดวันที่ 5\u0007\u2028ขอบคุณ' })
  await run()
  const { notices } = await portal.feed('000001', '/notices')
  expect(notices[0].text).toBe('เรียนสมาชิก\n\nปิดวันที่ 5\nขอบคุณ')
})

test('a road that the cooperative has switched off is not counted, the one that is taken instead is', async () => {
  await choose('line', true)
  await rows(`insert into line_link (membership_no, user_sha256, user_sealed, moved_at)
    values ('000001', sha256('a'), '\\x${SEALING.seal('U0').toString('hex')}', now())`)
  const open = { send: async () => undefined, keepsBody: false, close: () => undefined }
  portal.app.senders = { sms: open, email: open }
  const id = await givenMade()
  portal.app.senders = undefined
  const { estimate } = (await ask('writer', `/${id}`)).data
  expect(estimate.roads.map(({ road }: { road: string }) => road)).not.toContain('line')
  expect(estimate.roads.length).toBeGreaterThan(0)
  await rows('delete from line_link')
})

test('LINE is asked how many messages are left and what they cost; one that needs more is not let out', async () => {
  const line = await givenLine()
  portal.app.settings.line = { ...line.settings, priceSatang: 10 }
  await choose('line', true)
  await rows(`insert into line_link (membership_no, user_sha256, user_sealed, moved_at)
    select membership_no, sha256(membership_no::bytea), '\\x${SEALING.seal('U0').toString('hex')}', now()
    from member where membership_no in ('000001', '000002')`)
  const id = await givenMade()
  line.quota = { limit: 500, used: 499 }
  const { data } = await ask('second', `/${id}`)
  expect(data.line).toEqual({ messages: 2, left: 1, cost_satang: 20 })
  expect(await ask('second', `/${id}/release`, {})).toMatchObject({
    status: 409,
    rc_des: expect.stringContaining('ส่งได้อีก 1 ข้อความ'),
  })
  // Where LINE does not answer, nobody is kept from telling the members.
  portal.app.settings.line = { ...line.settings, accessToken: 'of another channel' }
  expect((await ask('second', `/${id}`)).data.line.left).toBeNull()
  portal.app.settings.line = line.settings
  line.quota = { limit: 500, used: 498 }
  expect((await ask('second', `/${id}/release`, {})).status).toBe(200)
  portal.app.settings.line = undefined
  await rows('delete from line_link')
})

test('however many processes work on it, and however often, each member has it once', async () => {
  await choose('sms', true)
  await givenReleased()
  await Promise.all([run(), run(), run()])
  await run()
  const twice = await rows(
    'select membership_no from member_notice group by membership_no having count(*) > 1',
  )
  expect(twice).toEqual([])
  expect(await rows('select * from member_notice')).toHaveLength((await members()).length)
})

test('SEC-79 what was stopped is not sent: neither what is not put down yet, nor what waits', async () => {
  const id = await givenMade()
  expect((await ask('writer', `/${id}/stop`, {})).status).toBe(200)
  expect((await ask('second', `/${id}/release`, {})).status).toBe(409)
  await choose('sms', true)
  const second = await givenReleased()
  await run()
  await rows(`update outbox_message set sent_at = now()`)
  expect((await ask('second', `/${second}`)).data).toMatchObject({ state: 'sent', may_stop: false })
  expect((await ask('second', `/${second}/stop`, {})).status).toBe(409)
  const third = await givenReleased()
  // It was put down in the evening, and this one waits for the morning.
  await rows(`update outbox_message set sent_at = null where membership_no = '000001'`)
  expect((await ask('second', `/${second}`)).data.may_stop).toBe(true)
  expect((await ask('second', `/${second}/stop`, {})).status).toBe(200)
  expect(await rows('select last_error from outbox_message where gave_up_at is not null')).toEqual([
    { last_error: 'stopped' },
  ])
  await run()
  expect((await ask('second', `/${third}`)).data.state).toBe('sent')
  expect((await ask('second', `/${second}`)).data.state).toBe('stopped')
})

test('a unit’s members, or those who chose the topic, and nobody else', async () => {
  const everybody = await members()
  const [{ unit_no }] = everybody
  const ofUnit = everybody.filter((one) => one.unit_no === unit_no)
  const id = await givenReleased({ audience: 'unit', unit_no })
  expect((await ask('second', `/${id}`)).data.estimate.members).toBe(ofUnit.length)
  await run()
  expect(await rows('select * from member_notice')).toHaveLength(ofUnit.length)
  expect(await ask('writer', '', { ...NEWS, audience: 'unit', unit_no: '99999999' })).toMatchObject(
    {
      status: 409,
    },
  )
  await rows(
    `insert into notice_choice (membership_no, topic, road, is_on) values ('000001', 'news', 'sms', true)`,
  )
  const chosen = await givenMade({ audience: 'choosers' })
  expect((await ask('writer', `/${chosen}`)).data.estimate).toMatchObject({
    members: 1,
    roads: [{ road: 'sms', messages: 1 }],
  })
})

test('SEC-79 a link, no words, and a unit where none is asked for are refused in a sentence, which names the link', async () => {
  const { rc_des } = await ask('writer', '', { ...NEWS, words: 'ดู bit.ly/x ที่ ABC Co.Ltd' })
  expect(rc_des).toContain('“bit.ly/x” สหกรณ์ไม่ส่งลิงก์')
  for (const wrong of [{ words: 'ดูที่ www.coop' }, { words: '   ' }, { unit_no: '00010001' }])
    expect(await ask('writer', '', { ...NEWS, ...wrong })).toMatchObject({ status: 400 })
  expect(await rows('select * from campaign')).toEqual([])
})

test('its SMS are priced by their parts: two for that there is something, more for whoever wants the words', async () => {
  portal.app.settings.smsCost = { priceSatang: 50, capSatang: 0 }
  await choose('sms', true)
  await givenSetting(portal.app.db, 'coopShortNameTH', 'สอ.ทดสอบ')
  const estimateOf = async (words: string) =>
    (await ask('writer', `/${await givenMade({ words })}`)).data.estimate
  const bare = await estimateOf('สั้น')
  const [{ messages }] = bare.roads
  // สอ.ทดสอบ: มีรายการใหม่เรื่องข่าวสหกรณ์ โปรดเข้าระบบสมาชิก หน้า “แจ้งเตือน” has 74 places.
  expect(bare).toMatchObject({ sms_parts: 2 * messages, cost_satang: 100 * messages })
  await rows(`insert into notice_detail (membership_no, is_on) values ('000001', true)`)
  // With the name 10 and 134 places.
  expect(await estimateOf('ก'.repeat(124))).toMatchObject({ sms_parts: 2 * messages })
  expect(await estimateOf('ก'.repeat(125))).toMatchObject({
    sms_parts: 2 * messages + 1,
    cost_satang: 50 * (2 * messages + 1),
  })
  // What is put down has as many.
  const id = await givenReleased({ words: 'ก'.repeat(125) })
  await run()
  expect(await rows('select sum(sms_parts)::int as parts from outbox_message')).toEqual([
    { parts: 2 * messages + 1 },
  ])
  expect((await ask('second', `/${id}`)).data.estimate.sms_parts).toBe(2 * messages + 1)
})

test('what would pass the month’s baht for SMS is not let out, be it a meeting; officers are told from 80 % on', async () => {
  await choose('sms', true)
  portal.app.settings.smsCost = { priceSatang: 50, capSatang: 0 }
  const id = await givenMade()
  const { cost_satang } = (await ask('writer', `/${id}`)).data.estimate
  portal.app.settings.smsCost.capSatang = 2 * cost_satang
  expect((await ask('second')).data.sms).toMatchObject({ spent_satang: 0, is_near: false })
  expect((await ask('second', `/${id}/release`, {})).status).toBe(200)
  await run()
  expect((await ask('second')).data.sms).toMatchObject({ spent_satang: cost_satang })
  portal.app.settings.smsCost.capSatang = cost_satang
  expect((await ask('second')).data.sms).toMatchObject({ is_near: true })
  const more = await givenMade()
  const refused = await ask('second', `/${more}/release`, {})
  expect(refused).toMatchObject({ status: 409, rc_des: expect.stringContaining('เกินวงเงิน') })
  await rows(`update notice_choice set topic = 'meeting'`)
  const call = await givenMade({ topic: 'meeting' })
  expect((await ask('second', `/${call}/release`, {})).status).toBe(409)
})

test('a test goes to the officer’s own inbox, where they have one', async () => {
  const id = await givenMade()
  expect((await ask('writer', `/${id}/test`, {})).status).toBe(409)
  await rows(`update staff set membership_no = '000001' where login = 'writer'`)
  expect((await ask('writer', `/${id}/test`, {})).status).toBe(200)
  expect(await rows('select membership_no, campaign_id from member_notice')).toEqual([
    { membership_no: '000001', campaign_id: null },
  ])
})
