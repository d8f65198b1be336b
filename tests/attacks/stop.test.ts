// Somebody is about to become a member, who has only a message: the code in it stops everything at once (SEC-40).

import { expect, test } from 'vitest'
import { setPasswordHash } from '#database/queries/identity/credential.ts'
import { hashPassword } from '#server/identity/password.ts'
import { givenOfficer, issueMemberSession } from '../support/given/session.ts'
import {
  askForCode,
  codeFor,
  givenBrowser,
  givenTicket,
  person,
  receivedBy,
  sharedSite,
  whoIs,
  workOutbox,
} from '../support/night/recovering.ts'

const PASSWORD = 'แมวสามตัวบนหลังคา'
const NEW_PASSWORD = 'ปลาตะเพียนสามตัวในคลอง'
const site = sharedSite('attack_stop')

/** What the newest message to the member says to type. */
async function stopCode(no: string): Promise<string> {
  await workOutbox(site)
  const words = (await receivedBy(site, no)).map(({ body }) => body)
  for (const body of words) expect(body).not.toMatch(/https?:|\/member/) // SEC-35
  return /รหัสหยุด (\S+)/.exec(words.findLast((body) => body.includes('รหัสหยุด')) ?? '')?.[1] ?? ''
}

let officers = 0

async function givenCounter(role: 'member_service' | 'approver' = 'member_service') {
  const login = `counter${officers++}`
  const { token } = await givenOfficer(site.connection.db, { login, roles: [role], name: login })
  const headers = { authorization: `Bearer ${token}` }
  return {
    ask: async (path: string) =>
      (await site.app.inject({ url: `/api/admin/${path}`, headers })).json().data,
    send: (path: string, payload: object = {}) =>
      site.app.inject({ method: 'POST', url: `/api/admin/${path}`, headers, payload }),
  }
}

const slipFor = (no: string) => `members/${no}/activation`
const CHECKED = { identity_checked: true }

test('the code in the message makes the slip worthless, and no way to a password is left until two officers open it', async () => {
  const who = person(1)
  const { db } = site.connection
  await setPasswordHash(db, 'member', who.no, await hashPassword(PASSWORD))
  const { token } = await issueMemberSession(db, who.no, 'other')
  const counter = await givenCounter()
  const slip = (await counter.send(slipFor(who.no), CHECKED)).json().data.code
  const thief = await givenBrowser(site)
  const ticket = await givenTicket(site, thief, who, 'forget') // with a code from a stolen phone

  const member = await givenBrowser(site)
  expect((await member.prove('/stop', { code: 'ABCD-EFGH-JKMN' })).statusCode).toBe(401)
  const code = await stopCode(who.no)
  const stopped = await member.prove('/stop', { code: ` ${code.toLowerCase()} ` })
  expect([stopped.statusCode, stopped.json().rc_des]).toEqual([
    200,
    expect.stringContaining('หยุดการตั้งรหัสผ่านใหม่ของบัญชีท่านแล้ว'),
  ])
  expect((await member.prove('/stop', { code })).statusCode).toBe(401) // once

  const typed = { ...whoIs(who), activation_code: slip, purpose: 'forget', birth_date: undefined }
  expect((await thief.prove('/registerauth/slip', typed)).statusCode).toBe(401)
  const set = await thief.post('/forget', { ticket, mem_password: NEW_PASSWORD })
  expect([set.statusCode, set.json().rc_des]).toEqual([409, expect.stringContaining('สั่งหยุด')])
  const headers = { authorization: `Bearer ${token}` }
  const devices = await site.app.inject({ url: '/api/member/devices', headers })
  expect(devices.statusCode).toBe(401)
  // The member's own password was not touched.
  const login = { membership_no: who.no, mem_password: PASSWORD }
  expect((await member.prove('/auth/login', login)).statusCode).toBe(200)

  expect((await counter.ask(`members/${who.no}/account`)).stopped_at).not.toBeNull()
  expect((await counter.send(slipFor(who.no), CHECKED)).statusCode).toBe(409)
  site.app.settings.twoPeople = true
  const asked = await counter.send(`members/${who.no}/recovery/reopen`)
  expect(asked.json().rc_des).toContain('ยังไม่มีผล')
  expect((await counter.send(slipFor(who.no), CHECKED)).statusCode).toBe(409)
  const second = await givenCounter('approver')
  const { acts } = await second.ask('acts')
  expect(acts[0]).toMatchObject({ title: 'เปิดการตั้งรหัสผ่านที่สมาชิกสั่งหยุด', may_confirm: true })
  expect((await second.send(`acts/${acts[0].act_id}/confirmation`)).statusCode).toBe(200)
  expect((await counter.send(slipFor(who.no), CHECKED)).statusCode).toBe(200)
  expect((await counter.send(`members/${who.no}/recovery/reopen`)).statusCode).toBe(409)
  site.app.settings.twoPeople = false
})

test('a password that somebody else has set already lets nobody in any more', async () => {
  const who = person(2)
  const thief = await givenBrowser(site)
  const ticket = await givenTicket(site, thief, who)
  const set = await thief.post('/register', { ticket, mem_password: NEW_PASSWORD })
  expect(set.statusCode).toBe(200)
  const login = { membership_no: who.no, mem_password: NEW_PASSWORD }
  const signedIn = await thief.prove('/auth/login', login)
  expect(signedIn.statusCode).toBe(200)

  const member = await givenBrowser(site)
  expect((await member.prove('/stop', { code: await stopCode(who.no) })).statusCode).toBe(200)

  expect((await thief.prove('/auth/login', login)).statusCode).toBe(401)
  const { flow } = await askForCode(thief, whoIs(who))
  const code = await codeFor(site, who.no)
  const proved = await thief.post('/registerauth/verify', { flow, code })
  const again = { ticket: proved.json().data.ticket, mem_password: NEW_PASSWORD }
  expect((await thief.post('/register', again)).statusCode).toBe(409)
})

test('who is signed in stops it with one press, stays in, and reads who did what', async () => {
  const who = person(3)
  const { db } = site.connection
  const counter = await givenCounter()
  const reason = { what: 'national_id', reason: 'สมาชิกขอให้ตรวจสอบ' }
  expect((await counter.send(`members/${who.no}/reveal`, reason)).statusCode).toBe(200)
  const [own, other] = [
    await issueMemberSession(db, who.no, 'other'),
    await issueMemberSession(db, who.no, 'other'),
  ]
  const as = ({ token }: { token: string }) => ({ headers: { authorization: `Bearer ${token}` } })
  const url = '/api/member/stop/own'
  const reply = await site.app.inject({ method: 'POST', url, ...as(own), payload: {} })
  expect(reply.statusCode).toBe(200)

  expect((await site.app.inject({ url: '/api/member/devices', ...as(other) })).statusCode).toBe(401)
  const told = (await site.app.inject({ url: '/api/member/access', ...as(own) })).body
  expect(told).toContain('recovery.stop')
  const colleague = await givenCounter()
  expect((await colleague.send(slipFor(who.no), CHECKED)).statusCode).toBe(409)
})
