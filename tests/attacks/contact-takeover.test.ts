// Somebody has a member's password and a session of theirs, and has even talked one signing code out of them: for as long as the hold
// lasts they get no code and no money, the owner was told in the same transaction, and one press or the code in the message ends it.

import { beforeAll } from 'vitest'
import { contactsOf } from '#database/queries/member/member-contact.ts'
import { solvedCaptcha } from '#tests/support/given/solved-captcha.ts'
import { expect, test } from '../support/app/test.ts'
import {
  askBankAccount,
  askContact,
  askPhone,
  hoursLater,
  newestMessage,
  releaseOrders,
  stopCodeOf,
} from '../support/given/contact.ts'
import {
  type DeskOfficer,
  givenDeskMembers,
  givenDeskOfficer,
  newestRequest,
} from '../support/given/request-desk.ts'
import { issueMemberSession } from '../support/given/session.ts'
import { givenVisitor } from '../support/given/site.ts'
import { givenPortal, type Portal } from '../support/night/portal.ts'

let roads = 0
/** Another each time: a number and an address get three codes a day, and no more. */
const thiefPhone = () => `08999999${String(roads++).padStart(2, '0')}`
const thiefMail = () => `thief${roads++}@example.com`

let portal: Portal
let nextMember: () => string
let maker: DeskOfficer
let approver: DeskOfficer
let releaser: DeskOfficer

beforeAll(async () => {
  portal = await givenPortal('contact_takeover', { members: 60, months: 14 })
  // Those who have a phone and an e-mail: the owner is to be told on both.
  nextMember = await givenDeskMembers(portal, "state = 'active' and email is not null")
  maker = await givenDeskOfficer(portal.app, 'member_service')
  approver = await givenDeskOfficer(portal.app, 'approver')
  releaser = await givenDeskOfficer(portal.app, 'approver')
})

const TAKEOVERS: Record<string, (member: string) => ReturnType<Portal['call']>> = {
  phone: (member) => askPhone(portal, member, thiefPhone()),
  'e-mail': (member) => askContact(portal, member, { email: thiefMail() }),
  'bank account': (member) =>
    askBankAccount(portal, member, { bank: '004', number: '9998887776', name: 'นายโจร ใจร้าย' }),
}

async function isOrdered(member: string): Promise<boolean> {
  const { orders } = await releaseOrders({ approver, releaser })
  return orders.some(({ memberNo }) => memberNo === member)
}

test.for(Object.entries(TAKEOVERS))(
  'a stolen session asks for another %s: for 72 hours nothing of it is ordered, whatever the officers do',
  async ([, take]) => {
    const member = nextMember()
    const owner = await contactsOf(portal.app.db, member)
    const asked = await take(member)
    expect([asked.statusCode, asked.body]).toEqual([200, expect.any(String)])
    const { request_id: id, sent_at, held_until } = await newestRequest(portal, member)
    expect(Date.parse(held_until) - Date.parse(sent_at)).toBe(72 * 3_600_000)

    // Told on every road the register had, in the transaction that sent it.
    const told = await newestMessage(portal.app, member, 'change_held')
    expect(told.map(({ to }) => to).sort()).toEqual(owner.map(({ address }) => address).sort())
    for (const { words, at } of told) {
      expect(words).not.toMatch(/https?:|\/member/) // SEC-35
      expect(words).toContain('รหัสหยุด')
      expect(Math.abs(at.getTime() - Date.parse(sent_at))).toBeLessThan(5_000)
    }
    // Both officers are deceived, and it changes nothing before its time.
    expect((await maker.check(id)).statusCode).toBe(200)
    expect((await approver.approve(id)).statusCode).toBe(200)
    await hoursLater(portal, id, 71)
    expect(await isOrdered(member)).toBe(false)
    // Codes still go where they went.
    expect(await contactsOf(portal.app.db, member)).toEqual(owner)
    await hoursLater(portal, id, 1)
    expect(await isOrdered(member)).toBe(true)
  },
)

test.for(Object.entries(TAKEOVERS))(
  'the owner stops another %s with the code that came to the old phone, and nothing of the kind is asked again before the counter',
  async ([, take]) => {
    const member = nextMember()
    expect((await take(member)).statusCode).toBe(200)
    const { request_id: id } = await newestRequest(portal, member)
    await maker.check(id)
    const code = await stopCodeOf(portal.app, member)
    const { cookie, token } = await givenVisitor(portal.app)
    const stopped = await portal.app.inject({
      method: 'POST',
      url: '/api/member/stop',
      headers: { cookie, 'x-csrf-token': token },
      payload: { code, recaptcha: await solvedCaptcha(portal.app) },
    })
    expect([stopped.statusCode, stopped.body]).toEqual([200, expect.stringContaining('หยุด')])
    // The session that asked is over, too.
    expect((await portal.call(member, '/requests')).statusCode).toBe(401)
    const [row] = await portal.rows(`select state from request where request_id = ${id}`)
    expect(row.state).toBe('stopped')
    expect((await approver.approve(id)).statusCode).not.toBe(200)
    expect(await isOrdered(member)).toBe(false)
    portal.forgetSession(member)
    expect((await take(member)).statusCode).toBe(409)
  },
)

test('any session of the member’s stops it with one press, and the session that asked is out', async () => {
  const member = nextMember()
  await askPhone(portal, member, thiefPhone())
  const { request_id: id, version } = await newestRequest(portal, member)
  const { token } = await issueMemberSession(portal.app.db, member, 'other')
  const press = (as: string, sent: object) =>
    portal.app.inject({
      method: 'POST',
      url: `/api/member/requests/${id}/stop`,
      headers: { authorization: `Bearer ${as}` },
      payload: sent,
    })
  const stranger = await issueMemberSession(portal.app.db, nextMember(), 'other')
  expect((await press(stranger.token, { version })).statusCode).toBe(404)
  expect((await press(token, { version })).statusCode).toBe(200)
  expect((await press(token, { version: version + 1 })).statusCode).toBe(409)
  expect((await portal.call(member, '/requests')).statusCode).toBe(401)
  const [row] = await portal.rows(`select state from request where request_id = ${id}`)
  expect(row.state).toBe('stopped')
})

test('once the hold is over it is no longer the member’s to stop by a press', async () => {
  const member = nextMember()
  await askPhone(portal, member, thiefPhone())
  const { request_id: id, version } = await newestRequest(portal, member)
  await hoursLater(portal, id, 73)
  const late = await portal.call(member, `/requests/${id}/stop`, 'POST', { version })
  expect([late.statusCode, late.json().error]).toEqual([
    409,
    expect.stringContaining('โทรแจ้งสหกรณ์'),
  ])
})

test.for(Object.entries(TAKEOVERS))(
  'whoever could be told of nothing asks for no other %s on the site, but at the counter',
  async ([, take]) => {
    const member = nextMember()
    await portal.rows(
      `update night.member_detail set mobile = null, email = null where membership_no = '${member}'`,
    )
    const refused = await take(member)
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      expect.stringContaining('นำบัตรประชาชน'),
    ])
    const seen = { mobile: thiefPhone(), reason: 'ยังไม่มีหมายเลขในทะเบียน', identity_checked: true }
    expect((await maker.send(`members/${member}/phone`, seen)).statusCode).toBe(200)
  },
)
