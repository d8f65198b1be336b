// Address, e-mail, phone and bank account: from the member through two officers to the core system and back.

import { beforeAll } from 'vitest'
import { forgetContent } from '#server/pages/forget-content.ts'
import { lapseRequests } from '#server/request-desk/lapse.ts'
import { takeAnswers } from '#server/request-desk/orders/take-answers.ts'
import { expect, test } from '#tests/support/app/test.ts'
import {
  askBankAccount,
  askContact,
  askPhone,
  hoursLater,
  letRequestThrough,
  newestMessage,
  registeredName,
  releaseOrders,
  uploadFile,
  wishPhone,
} from '#tests/support/given/contact.ts'
import {
  type DeskOfficer,
  givenDeskMembers,
  givenDeskOfficer,
  newestRequest,
} from '#tests/support/given/request-desk.ts'
import { givenSet } from '#tests/support/night/night.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'

const PLAN = { members: 40, months: 14, billsNext: true, anchor: '2026-10-31' }

const portal = sharedPortal('contact_requests', { ...PLAN, asOf: '2026-11-15' })
let nextMember: () => string
let maker: DeskOfficer
let approver: DeskOfficer
let releaser: DeskOfficer

beforeAll(async () => {
  nextMember = await givenDeskMembers(portal)
  maker = await givenDeskOfficer(portal.app, 'member_service')
  approver = await givenDeskOfficer(portal.app, 'approver')
  releaser = await givenDeskOfficer(portal.app, 'approver')
})

const nameOf = (member: string) => registeredName(portal, member)

const letThrough = (member: string) => letRequestThrough(portal, member, { maker, approver })
const released = () => releaseOrders({ approver, releaser })

test('an address is ordered with the old and the new value of what changes, and of nothing else', async () => {
  const member = nextMember()
  const { contact } = await portal.feed(member, '/contact')
  const asked = await askContact(portal, member, { house_no: '99/9', road: 'มิตรภาพ' })
  expect([asked.statusCode, asked.body]).toEqual([200, expect.any(String)])
  const own = await newestRequest(portal, member)
  expect(own).toMatchObject({ kind: 'contact', state: 'sent', held_until: null, may_stop: false })
  await letThrough(member)
  const { orders } = await released()
  const order = orders.find(({ memberNo }) => memberNo === member)
  expect(order).toMatchObject({
    kind: 'contact',
    cells: {
      changed: 'house_no road',
      old_house_no: contact.house_no,
      new_house_no: '99/9',
      old_road: '',
      new_road: 'มิตรภาพ',
      old_district: '',
      new_district: '',
      new_email: '',
    },
  })
})

test('what is as the register has it, and what is no address, is not asked', async () => {
  const member = nextMember()
  expect((await askContact(portal, member, {})).statusCode).toBe(409)
  for (const wrong of [{ postcode: '123' }, { house_no: ' ' }, { email: 'nobody' }])
    expect((await askContact(portal, member, wrong)).statusCode).toBe(400)
})

test('the whole circle: the demo’s core system does what fits its register, and what does not bounces', async () => {
  const [one, two, three, four] = [nextMember(), nextMember(), nextMember(), nextMember()]
  await askContact(portal, one, { house_no: '1/11', email: `new${one}@example.com` })
  await askPhone(portal, two, '0812345678')
  const account = { bank: '004', number: '123-4-56789-0', name: await nameOf(three) }
  expect((await askBankAccount(portal, three, account)).statusCode).toBe(200)
  await askContact(portal, four, { house_no: '4/44' })
  for (const member of [one, two, three, four]) await letThrough(member)
  for (const member of [one, two, three])
    await hoursLater(portal, (await newestRequest(portal, member)).request_id, 72)
  const { orders } = await released()
  // The register has another house by now.
  const changed = orders.map((order) =>
    order.memberNo === four ? { ...order, cells: { ...order.cells, old_house_no: '0/0' } } : order,
  )
  expect(orders.find(({ memberNo }) => memberNo === three)?.cells).toMatchObject({
    changed: 'pay_bank pay_account',
    new_pay_bank: '004',
    new_pay_account: '1234567890',
    old_pay_account: expect.stringMatching(/^\d{10}$/),
  })
  const night = await givenSet({ ...PLAN, asOf: '2026-11-16', orders: changed })
  const loaded = await portal.database.load(night, { today: '2026-11-16', accept: true })
  expect(loaded).toMatchObject({ state: 'published' })
  forgetContent(portal.app)
  expect((await takeAnswers(portal.app)).problems).toBe(0)
  const states = []
  for (const member of [one, two, three, four])
    states.push((await newestRequest(portal, member)).state)
  expect(states).toEqual(['done', 'done', 'done', 'bounced'])
  expect((await portal.feed(two, '/contact')).mobile).toBe('0812345678')
  expect((await portal.feed(three, '/status')).bank.account_masked).toBe('xxx-xxx-7890')
  await portal.rows(`update request set state = 'refused' where state = 'bounced'`)
})

test('a night that does not show what the core system says it did closes nothing', async () => {
  const member = nextMember()
  await askPhone(portal, member, '0812345679')
  const id = await letThrough(member)
  await hoursLater(portal, id, 72)
  const { orders } = await released()
  const orderNo = orders.find(({ memberNo }) => memberNo === member)?.orderNo
  await portal.rows(`insert into night.order_result
    select run_id, (select count(*) from night.order_result) + 1, '${orderNo}', 'accepted', 'C', null from publication`)
  expect(await takeAnswers(portal.app)).toMatchObject({ closed: 0, problems: 1 })
  await portal.rows(
    `update night.member_detail set mobile = '0812345679' where membership_no = '${member}'`,
  )
  expect(await takeAnswers(portal.app)).toMatchObject({ closed: 1 })
  expect((await newestRequest(portal, member)).state).toBe('done')
})

test('a number that was not proved by the code sent to it is not signed for', async () => {
  const member = nextMember()
  expect((await wishPhone(portal, member, '02-123-4567')).reply.statusCode).toBe(400)
  const asked = await portal.call(member, '/phone', 'POST', { mobile: '081 234 5670' })
  const { wish, sent_to } = asked.json().data
  expect(sent_to).not.toContain('2345')
  const unproved = await portal.call(member, '/signing', 'POST', { kind: 'phone', reference: wish })
  expect(unproved.statusCode).toBe(409)
  for (let tries = 0; tries < 5; tries++)
    expect(
      (await portal.call(member, '/phone/code', 'POST', { wish, code: '000000' })).statusCode,
    ).toBe(400)
  // Five tries, and the right one comes too late.
  const [told] = (await newestMessage(portal.app, member, 'phone_code')).slice(-1)
  const code = /รหัส (\d{6})/.exec(told?.words ?? '')?.[1]
  const late = await portal.call(member, '/phone/code', 'POST', { wish, code })
  expect([told?.to, late.statusCode]).toEqual(['0812345670', 400])
  const stranger = nextMember()
  const others = await portal.call(stranger, '/signing', 'POST', { kind: 'phone', reference: wish })
  expect(others.statusCode).toBe(404)
})

test('whoever lost the old phone is seen by one officer at the counter and approved by another, and held like anybody', async () => {
  const member = nextMember()
  const seen = { mobile: '0912345678', reason: 'โทรศัพท์เดิมหาย', identity_checked: true }
  const taken = await maker.send(`members/${member}/phone`, seen)
  expect([taken.statusCode, taken.body]).toEqual([200, expect.stringContaining('คข.')])
  expect((await maker.send(`members/${member}/phone`, seen)).statusCode).toBe(409) // one at a time
  const { request_id: id, may_stop, events } = await newestRequest(portal, member)
  expect([may_stop, events[0].by]).toEqual([true, 'สหกรณ์'])
  const { findings } = await maker.data(`requests/${id}`)
  expect(findings).toContainEqual(
    expect.objectContaining({
      rule: 'proved',
      passes: null,
      says: expect.stringContaining('บัตรประชาชน'),
    }),
  )
  expect((await maker.check(id)).statusCode).toBe(200)
  const both = await givenDeskOfficer(portal.app, 'member_service', 'approver')
  expect((await both.approve(id)).statusCode).toBe(200)
  const orders = await released()
  expect(orders.orders.map(({ memberNo }) => memberNo)).not.toContain(member)
})

test('a passbook in another name is red for the officer, one in the same name is not', async () => {
  const [same, other] = [nextMember(), nextMember()]
  const name = (await nameOf(same)).replace(/^(นางสาว|นาง|นาย)/, 'น.ส. ')
  await askBankAccount(portal, same, { bank: '006', number: '1112223334', name })
  await askBankAccount(portal, other, {
    bank: '030',
    number: '111222333444',
    name: 'นายคนอื่น ทั้งหมด',
  })
  const shown = async (member: string) => {
    const { request_id } = await newestRequest(portal, member)
    return maker.data(`requests/${request_id}`)
  }
  const ofName = { rule: 'name', clause: '' }
  expect((await shown(same)).findings).toContainEqual(
    expect.objectContaining({ ...ofName, passes: true, is_red: false }),
  )
  const red = await shown(other)
  expect(red.findings).toContainEqual(
    expect.objectContaining({ ...ofName, passes: null, is_red: true }),
  )
  expect(red.facts).toContainEqual({ label: 'เลขที่บัญชีใหม่', value: '111222333444' })
  // The picture is there for whoever checks, and with this request only.
  const file = await maker.read(`requests/${red.request_id}/files/${red.files[0].file_id}`)
  expect(file.statusCode).toBe(200)
  const elsewhere = (await shown(same)).request_id
  const not = await maker.read(`requests/${elsewhere}/files/${red.files[0].file_id}`)
  expect(not.statusCode).toBe(404)
})

test('a number too short for its bank, a picture of somebody else and the account of now are refused', async () => {
  const [member, stranger] = [nextMember(), nextMember()]
  const account = { bank: '006', number: '1112223334', name: 'สมหญิง ใจงาม' }
  expect(
    (await askBankAccount(portal, member, { ...account, number: '12345678' })).statusCode,
  ).toBe(400)
  const theirs = { file_id: await uploadFile(portal, stranger) }
  expect((await askBankAccount(portal, member, account, theirs)).statusCode).toBe(404)
  const [now] = await portal.rows(
    `select pay_account_sealed from night.member_detail join publication using (run_id) where membership_no = '${member}'`,
  )
  const number = portal.app.sealing.open(now.pay_account_sealed)
  expect((await askBankAccount(portal, member, { ...account, number })).statusCode).toBe(409)
})

test('numbers of accounts are kept sealed on their whole way', async () => {
  const member = nextMember()
  const number = '7778889990'
  await askBankAccount(portal, member, { bank: '006', number, name: await nameOf(member) })
  await hoursLater(portal, await letThrough(member), 72)
  const { at, orders } = await released()
  expect(orders.at(-1)?.cells.new_pay_account).toBe(number)
  const pdf = await approver.read(`${at}/pdf`)
  expect(pdf.statusCode).toBe(200)
  for (const table of [
    'request',
    'request_event',
    'request_wish',
    'order_line',
    'order_batch',
    'signing',
    'signing_document',
    'audit_event',
  ]) {
    const [found] = await portal.rows(
      `select count(*)::int as count from ${table} as row where row::text like '%${number}%' or row::text like '%${Buffer.from(number).toString('hex')}%'`,
    )
    expect([table, found.count]).toEqual([table, 0])
  }
  const [{ payload_sealed }] = await portal.rows(
    `select payload_sealed from request where membership_no = '${member}'`,
  )
  expect(portal.app.sealing.open(payload_sealed)).toContain(number)
})

test('what an officer gives back, and nothing else, is mended under the same number', async () => {
  const member = nextMember()
  await askContact(portal, member, { house_no: '7/7' })
  const { request_id: id, request_no } = await newestRequest(portal, member)
  const { version } = await maker.data(`requests/${id}`)
  const values = { house_no: '7/7', road: 'สุขใจ' }
  const asked = async (more = {}) => (await askContact(portal, member, values, more)).statusCode
  expect(await asked({ mends: { requestId: id, version } })).toBe(409)
  await maker.send(`requests/${id}/return`, { version, words: 'ขอชื่อถนนด้วย' })
  expect(await asked()).toBe(409)
  expect(await asked({ mends: { requestId: 2_000_000_000, version: version + 1 } })).toBe(404)
  expect(await asked({ mends: { requestId: id, version: version + 1 } })).toBe(200)
  expect(await newestRequest(portal, member)).toMatchObject({ request_no, state: 'sent' })
  const facts = (await maker.data(`requests/${id}`)).facts
  expect(facts).toContainEqual({ label: 'ถนน', value: '(ไม่มี) → สุขใจ' })
})

test('what waits for others’ consent longer than is set lapses, and the member is told', async () => {
  const member = nextMember()
  await askContact(portal, member, { house_no: '8/8' })
  const { request_id: id } = await newestRequest(portal, member)
  const aged = (days: number) =>
    portal.rows(
      `update request set state = 'asking', moved_at = now() - interval '${days} days' where request_id = ${id}`,
    )
  await aged(6)
  expect(await lapseRequests(portal.app)).toBe(0)
  await aged(8)
  expect(await lapseRequests(portal.app)).toBe(1)
  expect(await lapseRequests(portal.app)).toBe(0)
  const own = await newestRequest(portal, member)
  expect(own).toMatchObject({ state: 'lapsed', next: '' })
  expect(own.events.at(-1)).toMatchObject({ by: 'ระบบ', words: expect.stringContaining('7 วัน') })
  expect((await newestMessage(portal.app, member, 'request_moved')).length).toBeGreaterThan(0)
})
