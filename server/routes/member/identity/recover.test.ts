import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { verifyAudit } from '#database/core/audit.ts'
import { connect, inTransaction } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { addSlip } from '#database/queries/identity/activation-slip.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import { newSlipCode, slipHash } from '#server/identity/recovery/codes.ts'
import { CSRF_SECRET, SEALING_SECRET } from '#tests/support/app/test.ts'
import {
  askForCode,
  codeFor,
  givenBrowser,
  givenTicket,
  person,
  personWithEmail,
  receivedBy,
  sharedSite,
  whoIs,
  workOutbox,
} from '#tests/support/night/recovering.ts'

const site = sharedSite('recover_night')

const PASSWORD = 'ต้นไม้ใหญ่ริมน้ำ'

async function givenAccount(index: number) {
  const who = person(index)
  const browser = await givenBrowser(site)
  const ticket = await givenTicket(site, browser, who)
  await browser.post('/register', { ticket, mem_password: PASSWORD })
  return { no: who.no, browser }
}

async function toldTo(no: string): Promise<string[]> {
  await workOutbox(site)
  const messages = await receivedBy(site, no)
  return messages.filter(({ channel }) => channel === 'sms').map(({ template }) => template)
}

test('SEC-11 a sign-in from a new device is told at once, one from a known device is not', async () => {
  const { no, browser } = await givenAccount(0)
  const words = { membership_no: no, mem_password: PASSWORD }
  const first = await browser.post('/auth/login', words)
  expect(await toldTo(no)).toEqual(['code', 'password_set', 'new_device'])

  const cookies = [first.headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0])
  const device = cookies.find((cookie) => cookie?.startsWith('__Host-dv='))
  const again = await browser.post('/auth/login', words, device)
  expect(again.statusCode).toBe(200)
  expect(await toldTo(no)).toEqual(['code', 'password_set', 'new_device'])
})

test('SEC-11 success after five failures is told as such', async () => {
  const { no } = await givenAccount(1)
  const stranger = await givenBrowser(site)
  for (let tries = 0; tries < 5; tries++)
    await stranger.prove('/auth/login', { membership_no: no, mem_password: 'wrong' })
  await sql`update sign_in_failure set last_at = now() - interval '1 hour'`.execute(
    site.connection.db,
  )
  const login = await stranger.prove('/auth/login', { membership_no: no, mem_password: PASSWORD })

  expect(login.statusCode).toBe(200)
  expect((await toldTo(no)).at(-1)).toBe('after_failures')
})

test('SEC-03 SEC-11 a changed password is told', async () => {
  const { no } = await givenAccount(2)
  const login = await site.app.inject({
    method: 'POST',
    url: '/api/member/auth/login',
    payload: { membership_no: no, mem_password: PASSWORD },
  })
  const changed = await site.app.inject({
    method: 'POST',
    url: '/api/member/member_pass',
    headers: { authorization: `Bearer ${login.json().token}` },
    payload: { mem_oldpassword: PASSWORD, mem_password: 'แม่ปลูกดาวเรืองริมรั้ว' },
  })

  expect(changed.statusCode).toBe(200)
  expect((await toldTo(no)).at(-1)).toBe('password_changed')
})

test('SEC-11 a token shown again long after it was replaced is told', async () => {
  const { no } = await givenAccount(3)
  const login = await site.app.inject({
    method: 'POST',
    url: '/api/member/auth/login',
    payload: { membership_no: no, mem_password: PASSWORD },
  })
  await sql`update session set superseded_at = now() - interval '2 minutes' where subject_id = ${no}`.execute(
    site.connection.db,
  )
  const replayed = await site.app.inject({
    method: 'POST',
    url: '/api/member/auth/getAuthUser',
    headers: { authorization: `Bearer ${login.json().token}` },
  })

  expect(replayed.statusCode).toBe(401)
  expect((await toldTo(no)).at(-1)).toBe('session_replayed')
})

async function givenSlip(no: string): Promise<string> {
  const code = newSlipCode()
  const owner = connect(site.night.owner, 1)
  await addSlip(owner.db, no, slipHash(code, CSRF_SECRET))
  await owner.close()
  return code
}

test('SEC-12 a slip from the counter sets one password, with the right national id only, within 72 hours', async () => {
  const who = person(4)
  const code = await givenSlip(who.no)
  expect(code.replaceAll('-', '')).toHaveLength(12) // of 32 signs: 60 bits
  const browser = await givenBrowser(site)
  const words = {
    membership_no: who.no,
    national_id: who.nationalId,
    activation_code: code.toLowerCase().replaceAll('-', ' '),
    purpose: 'register',
  }
  const found = await browser.prove('/registerauth/slip', {
    ...words,
    national_id: person(5).nationalId,
  })
  expect(found.statusCode, 'found on the floor').toBe(401)

  const shown = await Promise.all(
    Array.from({ length: 4 }, () => browser.prove('/registerauth/slip', words)),
  )
  const taken = shown.filter(({ statusCode }) => statusCode === 200)
  expect(taken, 'once').toHaveLength(1)
  const ticket = taken[0]?.json().data.ticket
  const set = await browser.post('/register', { ticket, mem_password: PASSWORD })
  expect(set.statusCode).toBe(200)

  const old = person(6)
  const late = await givenSlip(old.no)
  const owner = connect(site.night.owner, 1)
  const { rows } = await sql<{ hours: number }>`
    select extract(epoch from expires_at - created_at)::int / 3600 as hours from activation_slip
    where membership_no = ${old.no}`.execute(owner.db)
  expect(rows).toEqual([{ hours: 72 }])
  await sql`update activation_slip set expires_at = now() where membership_no = ${old.no}`.execute(
    owner.db,
  )
  await owner.close()
  const reply = await browser.prove('/registerauth/slip', {
    membership_no: old.no,
    national_id: old.nationalId,
    activation_code: late,
    purpose: 'register',
  })
  expect(reply.statusCode).toBe(401)
})

test('SEC-12 the server itself can make no slip, nor in the name of a member', async () => {
  const { db } = site.connection
  await expect(addSlip(db, person(7).no, 'x')).rejects.toThrow('app.reader is not set')
  const inMembersName = inTransaction(db, (trx) =>
    readAs(trx, { member: person(7).no }, () => addSlip(trx, person(7).no, 'x')),
  )
  await expect(inMembersName).rejects.toThrow('row-level security')
})

test('SEC-13 number, national id and birth date alone set no password', async () => {
  const browser = await givenBrowser(site)
  const { flow } = await askForCode(browser, whoIs(person(10)))
  for (const ticket of [flow, `ct1_${'A'.repeat(43)}`]) {
    const reply = await browser.post('/register', { ticket, mem_password: 'ต้นไม้ใหญ่ริมน้ำ' })
    expect([400, 401]).toContain(reply.statusCode)
  }
  // Before the code is on its way, and after.
  for (const isSent of [false, true]) {
    const sent = isSent ? await codeFor(site, person(10).no) : ''
    const code = sent === '000000' ? '111111' : '000000'
    const guessed = await browser.post('/registerauth/verify', { flow, code })
    expect([guessed.statusCode, guessed.json().data]).toEqual([401, undefined])
  }
})

test('SEC-02 a poor password is refused with its reason, and the ticket is not lost by it', async () => {
  const who = person(11)
  const browser = await givenBrowser(site)
  const ticket = await givenTicket(site, browser, who)
  for (const [poor, why] of [
    ['สั้น', 'อย่างน้อย 8'],
    ['password123', 'มีคนใช้กันมาก'],
    [who.no, 'อย่างน้อย 8'],
    [`${who.no}${who.no}`, 'เลขสมาชิก'],
  ]) {
    const reply = await browser.post('/register', { ticket, mem_password: poor })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors, String(poor)).toEqual([expect.stringMatching(/^รหัสผ่าน/)])
    if (why !== 'เลขสมาชิก') expect(reply.json().errors[0]).toContain(why)
  }
  const good = await browser.post('/register', { ticket, mem_password: 'ต้นไม้ใหญ่ริมน้ำ' })
  expect(good.statusCode).toBe(200)
})

test('SEC-11 recovery ends every session, forgets failed tries, is written down and told to every address on file', async () => {
  const who = personWithEmail()
  const browser = await givenBrowser(site)
  const words = { membership_no: who.no, mem_password: 'คำแรกที่ตั้งไว้นานแล้ว' }
  const first = await givenTicket(site, browser, who)
  await browser.post('/register', { ticket: first, mem_password: words.mem_password })
  const login = await browser.post('/auth/login', words)
  const stranger = await givenBrowser(site)
  for (let tries = 0; tries < 7; tries++)
    await stranger.prove('/auth/login', { ...words, mem_password: 'wrong' })

  const second = await givenTicket(site, browser, who, 'forget')
  const set = await browser.post('/forget', { ticket: second, mem_password: 'คำใหม่ที่ไม่เหมือนคำเก่า' })
  await workOutbox(site)

  expect(set.statusCode).toBe(200)
  const asked = await site.app.inject({
    method: 'POST',
    url: '/api/member/auth/getAuthUser',
    headers: { authorization: `Bearer ${login.json().token}` },
  })
  expect(asked.statusCode).toBe(401)
  const fresh = await stranger.prove('/auth/login', {
    membership_no: who.no,
    mem_password: 'คำใหม่ที่ไม่เหมือนคำเก่า',
  })
  expect(fresh.statusCode, 'no wait is left').toBe(200)
  const told = (await receivedBy(site, who.no)).filter(
    ({ template }) => template === 'password_set',
  )
  expect(
    told
      .slice(-2)
      .map(({ channel }) => channel)
      .sort(),
  ).toEqual(['email', 'sms'])
  const events = await site.connection.db
    .selectFrom('audit_event')
    .select(['action', 'outcome'])
    .where('subject_no', '=', who.no)
    .execute()
  expect(events).toContainEqual({ action: 'member.forget', outcome: 'done' })
  expect(events).toContainEqual({ action: 'recovery.asked', outcome: 'done' })
  expect(
    (await verifyAudit(site.connection.db, auditKeyFrom(SEALING_SECRET))).brokenAt,
  ).toBeUndefined()
})
