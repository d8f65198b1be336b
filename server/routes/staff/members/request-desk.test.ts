import { beforeAll } from 'vitest'
import { setSetting } from '#database/queries/site/setting.ts'
import { expect, test } from '#tests/support/app/test.ts'
import {
  givenChecked,
  givenDeskMembers,
  givenDeskOfficer,
  newestRequest,
  sendShareChange,
} from '#tests/support/given/request-desk.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { recordedEvents } from '#tests/support/staff/as-officer.ts'

const portal = sharedPortal('request_desk', { members: 40, months: 14, billsNext: true })
let nextMember: () => string

beforeAll(async () => {
  nextMember = await givenDeskMembers(portal)
})

async function monthlyOf(member: string): Promise<number> {
  return (await portal.feed(member, '/share')).monthly
}

const MORE = 100_00

test('a member sees what a change does before asking: bill, salary, dividend and the rules', async () => {
  const member = nextMember()
  const monthly = await monthlyOf(member)
  const [bill, dividend] = [
    await portal.feed(member, '/kep'),
    await portal.feed(member, '/dividend'),
  ]
  const asked = monthly + MORE
  const { wished, ...offer } = await portal.feed(
    member,
    `/share_change?change=monthly&amount=${asked}`,
  )
  expect(offer).toMatchObject({ is_open: true, monthly, least: { amount: 500_00 } })
  expect(wished).toMatchObject({
    allowed: true,
    bill_before: bill.collection.billed,
    bill_after: bill.collection.billed + MORE,
    residual_after: offer.salary - bill.collection.billed - MORE,
    dividend_before: dividend.estimate.dividend,
  })
  expect(wished.dividend_after).toBeGreaterThanOrEqual(wished.dividend_before)
  const { wished: low } = await portal.feed(member, '/share_change?change=monthly&amount=49000')
  expect(low.allowed).toBe(false)
  expect(low.findings).toContainEqual(expect.objectContaining({ rule: 'least', passes: false }))
})

test('a request goes from the member through two officers, and each step is an event and in the audit', async () => {
  const member = nextMember()
  const amount = (await monthlyOf(member)) + MORE
  const wrong = await sendShareChange(portal, member, amount, { code: '000000' })
  expect(wrong.statusCode).toBe(400)
  expect((await sendShareChange(portal, member, amount)).statusCode).toBe(200)
  expect((await sendShareChange(portal, member, amount)).statusCode).toBe(409) // one at a time

  const { request_id: id, ...own } = await newestRequest(portal, member)
  expect(own).toMatchObject({ state: 'sent', promised_days: 5, may_withdraw: true })
  expect(own.request_no).toMatch(/คข\.25\d\d\/0000\d\d/)
  expect(
    await portal.rows(
      `select kind, level, proof from request_party join signing using (signing_id) where request_id = ${id}`,
    ),
  ).toEqual([{ kind: 'share_change', level: 'code', proof: 'code' }])
  expect(own.next).not.toBe('')
  const maker = await givenDeskOfficer(portal.app, 'member_service')
  const queue = await maker.data('requests')
  expect(queue.requests.map((one: { request_id: number }) => one.request_id)).toContain(id)

  const { version, check_lines } = await maker.data(`requests/${id}`)
  const but = check_lines.slice(1).map((line: { id: string }) => line.id)
  expect((await maker.send(`requests/${id}/check`, { version, ticked: but })).statusCode).toBe(400)
  const all = check_lines.map((line: { id: string }) => line.id)
  const unknown = { version, ticked: [...all, 'rule-of-nobody'] }
  expect((await maker.send(`requests/${id}/check`, unknown)).statusCode).toBe(400)
  expect((await maker.check(id)).statusCode).toBe(200)
  const late = await portal.call(member, `/requests/${id}/withdrawal`, 'POST', {
    version: version + 1,
  })
  expect(late.statusCode).toBe(409)

  const approver = await givenDeskOfficer(portal.app, 'approver')
  expect((await approver.approve(id)).statusCode).toBe(200)
  const done = await newestRequest(portal, member)
  expect(done.events.map(({ state }: { state: string }) => state)).toEqual([
    'sent',
    'checked',
    'approved',
  ])
  for (const act of ['send', 'check', 'approve'])
    expect(await recordedEvents(portal.app, `request.${act}`)).toContainEqual(
      expect.objectContaining({ subject_no: member, outcome: 'done' }),
    )
})

test('whoever checked a request does not approve it', async () => {
  const { id, maker } = await givenChecked(portal, nextMember(), 1_530_00)
  expect((await maker.approve(id)).statusCode).toBe(403)
  expect(await maker.data(`requests/${id}`)).toMatchObject({
    state: 'checked',
    may_approve: false,
    why_not: expect.stringContaining('ท่านเป็นผู้ตรวจ'),
  })
})

test('an officer’s own request is never theirs to touch', async () => {
  const member = nextMember()
  await sendShareChange(portal, member, 1_530_00)
  const { request_id: id } = await newestRequest(portal, member)
  const own = await givenDeskOfficer(portal.app, 'administrator', 'manager')
  await portal.rows(`update staff set membership_no = '${member}' where login = '${own.login}'`)
  const words = { words: 'ไม่ได้', reason: 'rules' }
  for (const [act, body] of [
    ['check', { ticked: [] }],
    ['return', { words: 'แก้' }],
    ['refusal', words],
    ['approval', {}],
  ] as const) {
    const reply = await own.send(`requests/${id}/${act}`, { version: 2, ...body })
    expect([act, reply.statusCode]).toEqual([act, 403])
  }
  expect((await newestRequest(portal, member)).state).toBe('sent')
})

test('of fifty who approve a request at once, one does', async () => {
  const { id } = await givenChecked(portal, nextMember(), 1_530_00)
  const approvers = await Promise.all(
    Array.from({ length: 10 }, () => givenDeskOfficer(portal.app, 'approver')),
  )
  const fifty = Array.from({ length: 5 }, () => approvers).flat()
  const reader = await givenDeskOfficer(portal.app, 'auditor')
  const { version } = await reader.data(`requests/${id}`)
  const replies = await Promise.all(
    fifty.map((approver) => approver.send(`requests/${id}/approval`, { version })),
  )
  const taken = replies.filter(({ statusCode }) => statusCode === 200)
  expect(taken).toHaveLength(1)
  expect(replies.every(({ statusCode }) => [200, 409, 503].includes(statusCode))).toBe(true)
  const events = await portal.rows(
    `select 1 from request_event where request_id = ${id} and act = 'approve'`,
  )
  expect(events).toHaveLength(1)
})

test('amounts beyond an officer’s are the manager’s, and beyond that the committee’s with its meeting', async () => {
  const { id } = await givenChecked(portal, nextMember(), 5_010_00)
  const approver = await givenDeskOfficer(portal.app, 'approver', 'administrator')
  expect((await approver.approve(id)).statusCode).toBe(403)
  const manager = await givenDeskOfficer(portal.app, 'manager')
  expect((await manager.approve(id)).statusCode).toBe(200)

  const { id: large } = await givenChecked(portal, nextMember(), 16_000_00)
  expect((await approver.approve(large)).statusCode).toBe(400)
  const later = { meeting: { no: '11/2569', on: '2399-01-01' } }
  expect((await approver.approve(large, later)).statusCode).toBe(400)
  const meeting = { meeting: { no: '11/2569', on: '2026-11-10' } }
  expect((await approver.approve(large, meeting)).statusCode).toBe(200)
  const { events } = await approver.data(`requests/${large}`)
  expect(events.at(-1).staff_words).toContain('11/2569')
})

test('what is given back, and nothing else, is mended under the same number, and what is refused ends with its reason', async () => {
  const member = nextMember()
  await sendShareChange(portal, member, 1_530_00)
  const first = await newestRequest(portal, member)
  const early = { requestId: first.request_id, version: first.version }
  expect((await sendShareChange(portal, member, 1_730_00, { mends: early })).statusCode).toBe(409)
  const maker = await givenDeskOfficer(portal.app, 'member_service')
  const at = `requests/${first.request_id}`
  const returned = { version: first.version, words: 'จำนวนไม่ตรงกับที่แจ้ง' }
  expect((await maker.send(`${at}/return`, { ...returned, words: ' ' })).statusCode).toBe(400)
  expect((await maker.send(`${at}/return`, returned)).statusCode).toBe(200)

  const given = await newestRequest(portal, member)
  expect(given).toMatchObject({ state: 'returned', may_mend: true })
  expect(given.events.at(-1).words).toContain('จำนวนไม่ตรง')
  const mends = { requestId: given.request_id, version: given.version }
  const stranger = nextMember()
  expect((await sendShareChange(portal, stranger, 1_730_00, { mends })).statusCode).toBe(404)
  expect((await sendShareChange(portal, member, 1_730_00, { mends })).statusCode).toBe(200)
  const mended = await newestRequest(portal, member)
  expect(mended).toMatchObject({ request_no: first.request_no, state: 'sent' })
  expect(mended.summary).toContain('1,730.00')

  const refusal = { version: mended.version, reason: 'residual', words: 'เงินเดือนเหลือไม่พอ' }
  expect((await maker.send(`${at}/refusal`, refusal)).statusCode).toBe(200)
  const ended = await newestRequest(portal, member)
  expect(ended).toMatchObject({ state: 'refused', next: '', promised_on: null })
  expect((await maker.send(`${at}/refusal`, refusal)).statusCode).toBe(409)
})

test('a member withdraws, and nobody else’s request is there', async () => {
  const [member, stranger] = [nextMember(), nextMember()]
  await sendShareChange(portal, member, 1_530_00)
  const { request_id, version } = await newestRequest(portal, member)
  const at = `/requests/${request_id}/withdrawal`
  expect((await portal.feed(stranger, '/requests')).requests).toEqual([])
  expect((await portal.call(stranger, at, 'POST', { version })).statusCode).toBe(404)
  expect((await portal.call(member, at, 'POST', { version })).statusCode).toBe(200)
  expect((await newestRequest(portal, member)).state).toBe('withdrawn')
})

test('what a member sent from other pages stands beside it, with its state and what comes next', async () => {
  const member = nextMember()
  const post = async (path: string, body: object) =>
    expect([path, (await portal.call(member, path, 'POST', body)).statusCode]).toEqual([path, 200])
  // The desk has a way of its own for where a member is reached and paid.
  for (const what of ['contact', 'bank'])
    expect(
      (
        await portal.call(member, '/correction', 'POST', { what, text: 'ย้ายบ้าน', files: [] })
      ).json(),
    ).toMatchObject({ error: expect.stringContaining('ขอเปลี่ยนข้อมูล') })
  await post('/correction', { what: 'work', text: 'ย้ายหน่วย', files: [] })
  await post('/rights', { what: 'access', text: 'ขอสำเนา' })
  await post('/balance', { year: 2025, agreed: false, note: 'หุ้นไม่ตรง' })
  await portal.rows(
    `update correction_request set state = 'done', answer = 'แก้แล้ว', answered_at = now(), answered_by = 'desk0'
     where membership_no = '${member}'`,
  )
  const { matters } = await portal.feed(member, '/requests')
  const shown = matters.map(({ title, state, next, answer }: Record<string, unknown>) => [
    title,
    state,
    next !== '',
    answer !== null,
  ])
  expect(shown.sort()).toEqual([
    ['ขอแก้ไขข้อมูล', 'done', false, true],
    ['ขอใช้สิทธิในข้อมูลส่วนบุคคล', 'waiting', true, false],
    ['ทักท้วงยอดคงเหลือ', 'waiting', true, false],
  ])
  expect((await portal.feed(nextMember(), '/requests')).matters).toEqual([])
})

test('when a newer night changes the verdict, the desk says so and wants a new check', async () => {
  const member = nextMember()
  const { id, maker } = await givenChecked(portal, member, 1_530_00)
  const was = await monthlyOf(member)
  const share = (monthly: number) =>
    portal.rows(`update night.share set monthly = ${monthly} where membership_no = '${member}'`)
  await share(was + MORE)
  const approver = await givenDeskOfficer(portal.app, 'approver')
  expect(await approver.data(`requests/${id}`)).toMatchObject({
    figures_changed: true,
    may_approve: false,
    why_not: expect.stringContaining('ตัวเลขเปลี่ยน'),
  })
  expect((await approver.approve(id)).statusCode).toBe(409)
  expect((await maker.check(id)).statusCode).toBe(200)
  expect((await approver.approve(id)).statusCode).toBe(200)
  await share(was)
})

test('a cooperative that has not opened the desk takes nothing, and says so', async () => {
  await setSetting(portal.app.db, 'share_change_open', 'no')
  const member = nextMember()
  expect(await portal.feed(member, '/share_change')).toMatchObject({ is_open: false })
  const refused = await sendShareChange(portal, member, 1_530_00)
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    expect.stringContaining('ยังไม่เปิดรับ'),
  ])
  await setSetting(portal.app.db, 'share_change_open', 'yes')
})
