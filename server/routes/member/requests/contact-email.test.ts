// Another e-mail is proved by the code that was sent to it, before it can be signed for.

import { beforeAll } from 'vitest'
import { expect, test } from '#tests/support/app/test.ts'
import { newestCode, newestMessage } from '#tests/support/given/contact.ts'
import {
  givenDeskMembers,
  givenDeskOfficer,
  newestRequest,
} from '#tests/support/given/request-desk.ts'
import { sign } from '#tests/support/given/signing.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'

const portal = sharedPortal('contact_email', { members: 30, months: 2 })
let nextMember: () => string

beforeAll(async () => {
  nextMember = await givenDeskMembers(portal)
})

async function wishEmail(member: string, email: string) {
  const { contact } = await portal.feed(member, '/contact')
  return portal.call(member, '/contact', 'POST', { ...contact, email })
}

async function wished(member: string, email: string): Promise<{ wish: string; code: string }> {
  const reply = await wishEmail(member, email)
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
  const { wish } = reply.json().data
  return { wish, code: await newestCode(portal.app, member, 'email_code') }
}

async function proves(member: string, wish: string, code: string): Promise<number> {
  return (await portal.call(member, '/contact/code', 'POST', { wish, code })).statusCode
}

/** 409 for as long as it is not proved. */
async function maySign(member: string, wish: string): Promise<number> {
  const asked = { kind: 'contact', reference: wish }
  return (await portal.call(member, '/signing', 'POST', asked)).statusCode
}

test('a code goes to the new address and to no other, and proves it', async () => {
  const member = nextMember()
  const reply = await wishEmail(member, 'Somsri.New@Example.com')
  const { wish, code: sent } = reply.json().data
  expect(sent.sent_to).not.toContain('omsri')
  const told = await newestMessage(portal.app, member, 'email_code')
  expect(told.map(({ to }) => to)).toEqual(['somsri.new@example.com'])
  expect(told[0]?.words).not.toMatch(/https?:|\/member/) // SEC-35
  expect(await maySign(member, wish)).toBe(409)
  expect(await proves(member, wish, await newestCode(portal.app, member, 'email_code'))).toBe(200)
  const signed = await sign(portal, member, { kind: 'contact', reference: wish })
  expect([signed.statusCode, signed.body]).toEqual([200, expect.any(String)])
  const { request_id: id, state, held_until } = await newestRequest(portal, member)
  expect([state, typeof held_until]).toEqual(['sent', 'string'])
  const maker = await givenDeskOfficer(portal.app, 'member_service')
  const { findings, facts } = await maker.data(`requests/${id}`)
  expect(findings).toContainEqual(
    expect.objectContaining({
      rule: 'proved',
      passes: true,
      says: expect.stringContaining('อีเมล'),
    }),
  )
  expect(facts.map(({ label }: { label: string }) => label)).toEqual(['อีเมล'])
})

test('a wrong code proves nothing, and after five tries the right one does not either', async () => {
  const member = nextMember()
  const { wish, code } = await wished(member, 'guessed@example.com')
  const wrong = code === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 5; tries++) expect(await proves(member, wish, wrong)).toBe(400)
  expect(await proves(member, wish, code)).toBe(400)
  expect(await maySign(member, wish)).toBe(409)
})

test('the code of one address proves no other, and the code of yesterday’s message nothing new', async () => {
  const member = nextMember()
  const first = await wished(member, 'first@example.com')
  const second = await wished(member, 'second@example.com')
  const again = await wished(member, 'second@example.com')
  if (first.code !== again.code) expect(await proves(member, again.wish, first.code)).toBe(400)
  if (second.code !== again.code) expect(await proves(member, again.wish, second.code)).toBe(400)
  expect(await maySign(member, again.wish)).toBe(409)
  expect(await proves(member, again.wish, again.code)).toBe(200)
  expect(await maySign(member, first.wish), 'the first is still not proved').toBe(409)
})

test('a code is good for ten minutes, and for the member whose wish it is', async () => {
  const [member, stranger] = [nextMember(), nextMember()]
  const { wish, code } = await wished(member, 'late@example.com')
  expect(await proves(stranger, wish, code)).toBe(400)
  const onPhone = await portal.call(member, '/phone/code', 'POST', { wish, code })
  expect(onPhone.statusCode, 'it proves no phone').toBe(400)
  await portal.rows(
    `update request_wish set code_expires = code_expires - interval '10 minutes' where wish = '${wish}'`,
  )
  expect(await proves(member, wish, code)).toBe(400)
  expect(await maySign(member, wish)).toBe(409)
})

test('an address of a house, or no e-mail any more, wants no code', async () => {
  const rows = await portal.rows(
    `select membership_no from night.member_detail where state = 'active' and email is not null order by membership_no desc limit 1`,
  )
  const member = rows[0].membership_no
  const reply = await wishEmail(member, '')
  expect(reply.json().data).toMatchObject({ code: null })
  expect(await maySign(member, reply.json().data.wish)).toBe(200)
  expect(await newestMessage(portal.app, member, 'email_code')).toEqual([])
})

test('nobody’s mailbox is filled: three codes a day to one address, five to one member', async () => {
  for (let count = 0; count < 3; count++) await wished(nextMember(), 'victim@example.com')
  expect((await wishEmail(nextMember(), 'victim@example.com')).statusCode).toBe(429)
  const member = nextMember()
  for (let count = 0; count < 5; count++) await wished(member, `many${count}@example.com`)
  expect((await wishEmail(member, 'many9@example.com')).statusCode).toBe(429)
})
