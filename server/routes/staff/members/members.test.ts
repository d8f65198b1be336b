// Officers and the members of a published night.

import { beforeAll, expect, test } from 'vitest'
import { issueMemberSession } from '#tests/support/given/session.ts'
import { SEALING } from '#tests/support/night/night.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { givenAsking, recordedEvents } from '#tests/support/staff/as-officer.ts'

const portal = sharedPortal('portal_officers', { members: 8, months: 3 })
let service: Awaited<ReturnType<typeof givenAsking>>
let auditor: Awaited<ReturnType<typeof givenAsking>>
let member: string
let name: string
let surname: string
beforeAll(async () => {
  const [first] = await portal.rows(
    `select membership_no, member_name, member_surname from member where state = 'active' order by 1 limit 1`,
  )
  ;({ membership_no: member, member_name: name, member_surname: surname } = first)
  service = await givenAsking(portal.app, ['member_service'], { login: 'service' })
  auditor = await givenAsking(portal.app, ['auditor'], { login: 'auditor' })
})

interface Found {
  membership_no: string
}

async function found(q: string): Promise<string[]> {
  const reply = await service.send('members/search', { q })
  return reply.json().data.members.map((one: Found) => one.membership_no)
}

async function nationalId(): Promise<string> {
  const [row] = await portal.rows(
    `select national_id_sealed from member_detail where membership_no = '${member}'`,
  )
  return SEALING.open(row.national_id_sealed)
}

test('a member is found by number, by any part of the name, and by the whole national id', async () => {
  expect(await found(String(Number(member)))).toEqual([member])
  expect(await found(`${surname} ${name.slice(0, 2)}`)).toContain(member)
  const id = await nationalId()
  expect(await found(id.replace(/^(.)(....)/, '$1-$2-'))).toEqual([member])
  expect(await found('ไม่มีใครชื่อนี้')).toEqual([])
  expect((await service.send('members/search', { q: 'ก' })).statusCode).toBe(400)

  const told = await recordedEvents(portal.app, 'staff.search')
  expect(told.at(-2)?.detail).toEqual({ by: 'national_id', found: 1 })
  expect(JSON.stringify(told)).not.toContain(id)
})

test('a title typed before the name changes nothing, and phone and unit find people too', async () => {
  const [{ prefix, mobile, unit_name }] = await portal.rows(
    `select member.prefix, member_detail.mobile, unit.name as unit_name from member_detail
     join member using (membership_no) join unit on unit.unit_no = member.unit_no
     where membership_no = '${member}'`,
  )
  expect(await found(`${prefix}${name}`)).toContain(member)
  expect(await found(`นางสาว${name} ${surname}`)).toContain(member)
  expect(await found(`น.ส. ${name}`)).toContain(member)
  expect(await found(mobile.slice(-4))).toContain(member)
  expect(await found(mobile)).toEqual([member])
  expect(await found(`${name} ${unit_name}`)).toContain(member)
  const told = await recordedEvents(portal.app, 'staff.search')
  expect(JSON.stringify(told)).not.toContain(mobile.slice(-4))
})

test('an officer sees this member’s own figures, masked, and the member sees that they did', async () => {
  const profile = await service.data(`members/${member}`)
  const id = await nationalId()
  expect(profile.register.national_id_masked).toBe(`x-xxxx-xxxxx-${id.slice(10, 12)}-x`)
  expect(profile.register).not.toHaveProperty('salary')

  for (const [tab, feed, keys] of [
    ['share', '/share', ['balance', 'monthly', 'movements']],
    ['loan', '/loan', ['balance', 'next_total']],
    ['deposit', '/deposit', ['balance', 'accrued_interest']],
    ['kep', '/kep', ['months']],
  ] as const) {
    const [seen, own] = [
      await service.data(`members/${member}/${tab}`),
      await portal.feed(member, feed),
    ]
    for (const key of keys) expect(seen[key], `${tab} ${key}`).toEqual(own[key])
  }
  const deposits = await service.read(`members/${member}/deposit`)
  const own = await portal.feed(member, '/deposit')
  expect(deposits.json().data.accounts).toHaveLength(own.accounts.length)
  for (const { account_no } of own.accounts) expect(deposits.body).not.toContain(account_no)

  const { token } = await issueMemberSession(portal.app.db, member, 'other')
  const access = await portal.app.inject({
    url: '/api/member/access',
    headers: { authorization: `Bearer ${token}` },
  })
  const { events } = access.json().data
  expect(events[0]).toMatchObject({
    action: 'staff.look',
    by: 'staff',
    part: 'deposit',
    address: null,
  })
  expect(events.map((event: { part: string }) => event.part)).toEqual(
    expect.arrayContaining(['profile', 'share', 'loan', 'kep']),
  )
  // The same list, in the back office; looking at it is a look too.
  expect((await service.data(`members/${member}/history`)).events[0].part).toBe('deposit')
  expect((await service.data(`members/${member}/history`)).events[0].part).toBe('history')
})

test('what is masked is shown for a reason, to those who serve members, and written down', async () => {
  const at = `members/${member}/reveal`
  const reason = 'สมาชิกขอตรวจเลขบัตรที่เคาน์เตอร์'
  const shown = await service.send(at, { what: 'national_id', reason })
  expect(shown.json().data.values).toEqual([{ label: 'เลขบัตรประชาชน', value: await nationalId() }])
  expect((await service.send(at, { what: 'national_id', reason: 'สั้น' })).statusCode).toBe(400)
  expect((await auditor.send(at, { what: 'national_id', reason })).statusCode).toBe(403)
  expect(
    (await recordedEvents(portal.app, 'staff.reveal')).map(({ subject_no, detail }) => [
      subject_no,
      detail,
    ]),
  ).toEqual([[member, { part: 'national_id', reason }]])
})

test('who signed in long ago proves once more who they are before something grave', async () => {
  const late = await givenAsking(portal.app, ['member_service'], { login: 'late' })
  await portal.app.db
    .updateTable('session')
    .set({ created_at: new Date(Date.now() - 6 * 60_000) })
    .where('subject_id', '=', 'late')
    .execute()
  const reveal = { what: 'national_id', reason: 'สมาชิกขอตรวจเลขบัตร' }
  const asked = [
    await late.send(`members/${member}/reveal`, reveal),
    await late.send(`members/${member}/activation`, { identity_checked: true }),
  ]
  for (const reply of asked) {
    expect([reply.statusCode, reply.json().needs]).toEqual([403, 'step_up'])
  }
  expect((await late.read(`members/${member}`)).statusCode).toBe(200)
})

test('who has seen a member’s whole id prints no slip for them, nor the other way about, and the member is told', async () => {
  const reveal = { what: 'national_id', reason: 'สมาชิกขอตรวจเลขบัตร' }
  const [, other] = await portal.rows(
    `select membership_no from member where state = 'active' order by 1 limit 2`,
  )
  const at = `members/${other.membership_no}`
  const first = await givenAsking(portal.app, ['member_service'], { login: 'first' })
  const second = await givenAsking(portal.app, ['member_service'], { login: 'second' })
  portal.app.settings.twoPeople = true
  try {
    expect((await first.send(`${at}/reveal`, reveal)).statusCode).toBe(200)
    expect((await first.send(`${at}/activation`, { identity_checked: true })).statusCode).toBe(403)
    expect((await second.send(`${at}/activation`, { identity_checked: true })).statusCode).toBe(200)
    expect((await second.send(`${at}/reveal`, reveal)).statusCode).toBe(403)
    expect(
      (await first.send(`members/${member}/activation`, { identity_checked: true })).statusCode,
    ).toBe(200)
  } finally {
    portal.app.settings.twoPeople = false
  }
  const told = await portal.rows(
    `select distinct template from outbox_message where membership_no = '${other.membership_no}' order by 1`,
  )
  expect(told).toEqual([{ template: 'revealed' }, { template: 'slip_issued' }])
  expect((await recordedEvents(portal.app, 'act.alone')).map(({ outcome }) => outcome)).toEqual([
    'refused',
    'refused',
  ])
})

test('an activation code is told once, opens the way to a password, and makes the one before worthless', async () => {
  const at = `members/${member}/activation`
  const first = (await service.send(at, { identity_checked: true })).json().data
  const second = (await service.send(at, { identity_checked: true })).json().data
  expect(second.code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/)
  expect(second.code).not.toBe(first.code)
  const slips = await portal.rows(
    `select used_at from activation_slip where membership_no = '${member}'`,
  )
  expect(slips).toEqual([{ used_at: null }])
  const { slip } = await service.data(`members/${member}/account`)
  expect(slip.expires_at).toBe(second.expires_at)
  expect((await service.send(at, { identity_checked: false })).statusCode).toBe(400)
  expect(
    (await service.send('members/999999/activation', { identity_checked: true })).statusCode,
  ).toBe(409)
  expect((await auditor.send(at, { identity_checked: true })).statusCode).toBe(403)
})

test('an officer ends a member’s sessions and lets them try again', async () => {
  const { token } = await issueMemberSession(portal.app.db, member, 'other')
  const asking = () =>
    portal.app.inject({ url: '/api/member/share', headers: { authorization: `Bearer ${token}` } })
  expect((await asking()).statusCode).toBe(200)
  expect((await service.data(`members/${member}/account`)).sessions.length).toBeGreaterThan(0)
  await service.send(`members/${member}/sessions/end`)
  expect((await asking()).statusCode).toBe(401)
  expect((await service.data(`members/${member}/account`)).sessions).toEqual([])

  expect((await service.send(`members/${member}/unlock`)).json().rc_des).toMatch(/ปลดล็อก/)
  expect(await recordedEvents(portal.app, 'staff.unlock')).toMatchObject([{ subject_no: member }])
})

test('nobody serves themselves', async () => {
  const { db } = portal.app
  await db
    .updateTable('staff')
    .set({ membership_no: member })
    .where('login', '=', 'service')
    .execute()
  const asked = [
    service.send(`members/${member}/activation`, { identity_checked: true }),
    service.send(`members/${member}/unlock`),
    service.send(`members/${member}/sessions/end`),
  ]
  for (const reply of await Promise.all(asked)) expect(reply.statusCode).toBe(403)
  expect((await service.data(`members/${member}`)).is_own).toBe(true)
  await db
    .updateTable('staff')
    .set({ membership_no: null })
    .where('login', '=', 'service')
    .execute()
})

test('who is not known is not there', async () => {
  expect((await service.read('members/999999')).statusCode).toBe(404)
  expect((await service.read('members/999999/loan')).statusCode).toBe(404)
  expect((await service.read('members/1')).statusCode).toBe(400)
})
