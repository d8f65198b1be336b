import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  askForCode,
  type Browser,
  codeFor,
  givenBrowser,
  givenTicket,
  person,
  personWhoLeft,
  receivedBy,
  sharedSite,
  whoIs,
  workOutbox,
} from '#tests/support/night/recovering.ts'

const site = sharedSite('recovery_night')

/** Everything that is drawn by lot or by the clock looks the same. */
function withoutChance(body: string): string {
  return body
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<flow>')
    .replace(/"reference":"[2-9A-Z]{6}"/, '"reference":"<6>"')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
}

function type(browser: Browser, flow: string, code: string) {
  return browser.post('/registerauth/verify', { flow, code })
}

test('SEC-07 a member, a stranger and a half-known member get the same answer, byte for byte', async () => {
  const somying = whoIs(person(0))
  const asked = [
    somying,
    { ...somying, membership_no: '999999' },
    { ...somying, birth_date: '1970-01-01' },
    { ...somying, national_id: person(1).nationalId },
  ]
  const replies = await Promise.all(
    asked.map(async (who) =>
      (await givenBrowser(site)).prove('/registerauth', { ...who, purpose: 'register' }),
    ),
  )
  await workOutbox(site)

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(new Set(replies.map(({ body }) => withoutChance(body))).size).toBe(1)
  expect(new Set(replies.map(({ headers }) => Object.keys(headers).sort().join())).size).toBe(1)
  expect(replies[0]?.json().messages[0]).toContain('หากข้อมูลตรงกับทะเบียนสมาชิก')
  expect(await receivedBy(site, somying.membership_no)).toHaveLength(1)
})

test('SEC-07 wrong codes are answered alike for a member and for nobody', async () => {
  const who = whoIs(person(2))
  const said = []
  for (const asked of [who, { ...who, birth_date: '1971-02-03' }]) {
    const browser = await givenBrowser(site)
    const { flow } = await askForCode(browser, asked)
    await workOutbox(site)
    const reply = await type(browser, flow, '000000')
    const { request_id, ...words } = reply.json()
    said.push([reply.statusCode, words])
  }
  expect(said[0]).toEqual(said[1])
  expect(said[0]?.[0]).toBe(401)
})

test('a member registers: code, password, and then the door knows them', async () => {
  const who = person(3)
  const browser = await givenBrowser(site)
  const { flow, reference } = await askForCode(browser, whoIs(who))
  const code = await codeFor(site, who.no)

  const [message] = await receivedBy(site, who.no)
  expect(message).toMatchObject({ channel: 'sms', template: 'code', address: who.mobile })
  expect(message?.body).toContain(reference)
  const verified = await type(browser, flow, code)
  expect(verified.json()).toMatchObject({
    rc_code: '1',
    data: { sent_to: `${who.mobile.slice(0, 2)}x-xxx-${who.mobile.slice(-4)}` },
  })
  const { ticket } = verified.json().data
  const set = await browser.post('/register', { ticket, mem_password: 'กินข้าวกับปลาทูทุกวัน' })
  expect(set.json()).toMatchObject({
    rc_code: '1',
    messages: [expect.stringContaining('ตั้งรหัสผ่าน')],
  })
  expect(set.headers['set-cookie'], 'nobody is signed in by it').toBeUndefined()
  expect(set.body).not.toContain('cm1_')

  const login = await browser.post('/auth/login', {
    membership_no: who.no,
    mem_password: 'กินข้าวกับปลาทูทุกวัน',
  })
  expect(login.statusCode).toBe(200)
})

test('SEC-14 of fifty at once with the right code one succeeds, and one with its ticket', async () => {
  const who = person(4)
  const browser = await givenBrowser(site)
  const { flow } = await askForCode(browser, whoIs(who))
  const code = await codeFor(site, who.no)

  const typed = await Promise.all(Array.from({ length: 50 }, () => type(browser, flow, code)))
  const right = typed.filter(({ statusCode }) => statusCode === 200)
  expect(right).toHaveLength(1)
  expect(typed.filter(({ statusCode }) => statusCode === 401)).toHaveLength(49)

  const ticket = right[0]?.json().data.ticket
  const set = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      browser.post('/register', { ticket, mem_password: `ต้นไม้ใหญ่ริมน้ำ ${at}` }),
    ),
  )
  expect(set.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('SEC-14 after five wrong tries even the right code is refused, until a new one is asked for', async () => {
  const who = person(5)
  const browser = await givenBrowser(site)
  const { flow } = await askForCode(browser, whoIs(who))
  const code = await codeFor(site, who.no)
  const wrong = code === '111111' ? '222222' : '111111'

  for (let tries = 0; tries < 5; tries++)
    expect((await type(browser, flow, wrong)).statusCode).toBe(401)
  expect((await type(browser, flow, code)).statusCode).toBe(401)
})

test('SEC-14 a code is worth nothing in another browser, nor without its cookie', async () => {
  const who = person(6)
  const browser = await givenBrowser(site)
  const { flow } = await askForCode(browser, whoIs(who))
  const code = await codeFor(site, who.no)

  expect((await type(await givenBrowser(site), flow, code)).statusCode).toBe(401)
  const bare = await site.app.inject({
    method: 'POST',
    url: '/api/member/registerauth/verify',
    payload: { flow, code },
  })
  expect(bare.statusCode).toBe(403)
  const verified = await type(browser, flow, code)
  expect(verified.statusCode).toBe(200)
  const thief = await givenBrowser(site)
  const words = { ticket: verified.json().data.ticket, mem_password: 'ต้นไม้ใหญ่ริมน้ำ' }
  expect((await thief.post('/register', words)).statusCode).toBe(401)
  expect((await browser.post('/forget', words)).statusCode, 'for what it was asked').toBe(401)
  expect((await browser.post('/register', words)).statusCode).toBe(200)
})

test('SEC-14 a code and a ticket are used once, and die of age by the database’s clock', async () => {
  const who = person(7)
  const browser = await givenBrowser(site)
  const { flow } = await askForCode(browser, whoIs(who), 'forget')
  const code = await codeFor(site, who.no)
  const age = (column: string) =>
    sql`update one_time_code set ${sql.ref(column)} = now() - interval '1 second' where flow = ${flow}`.execute(
      site.connection.db,
    )
  await age('expires_at')
  expect((await type(browser, flow, code)).statusCode, 'too old').toBe(401)

  const ticket = await givenTicket(site, browser, who, 'forget')
  const words = { ticket, mem_password: 'ลูกหมากับแมวดำสามตัว' }
  expect((await browser.post('/forget', words)).statusCode).toBe(200)
  expect((await browser.post('/forget', words)).statusCode, 'replayed').toBe(401)

  const late = await givenTicket(site, browser, person(12), 'forget')
  await sql`update one_time_code set ticket_expires = now() where membership_no = ${person(12).no}`.execute(
    site.connection.db,
  )
  const tooLate = await browser.post('/forget', { ...words, ticket: late })
  expect(tooLate.statusCode, 'a ticket too old').toBe(401)
})

test('codes live ten minutes, and their answers say so', async () => {
  const browser = await givenBrowser(site)
  const reply = await browser.prove('/registerauth', { ...whoIs(person(8)), purpose: 'register' })
  const { expires_at, resend_at } = reply.json().data
  expect(Math.round((Date.parse(expires_at) - Date.now()) / 60_000)).toBe(10)
  expect(Math.round((Date.parse(resend_at) - Date.now()) / 1000)).toBeGreaterThan(50)
})

test('a new code takes the place of the old one, but not before its time', async () => {
  const who = person(9)
  const browser = await givenBrowser(site)
  const { flow, reference } = await askForCode(browser, whoIs(who))
  const old = await codeFor(site, who.no)
  expect((await browser.prove('/registerauth/resend', { flow })).statusCode).toBe(429)

  await sql`update one_time_code set resend_at = now() where flow = ${flow}`.execute(
    site.connection.db,
  )
  const stranger = await givenBrowser(site)
  expect((await stranger.prove('/registerauth/resend', { flow })).statusCode).toBe(429)
  const again = await browser.prove('/registerauth/resend', { flow })
  expect(again.json().data.flow).toBe(flow)
  expect(again.json().data.reference).not.toBe(reference)
  const code = await codeFor(site, who.no)
  if (code !== old) expect((await type(browser, flow, old)).statusCode).toBe(401)
  expect((await type(browser, flow, code)).statusCode).toBe(200)
})

test('who left gets the same answer and no code', async () => {
  const gone = personWhoLeft()
  const { flow } = await askForCode(await givenBrowser(site), whoIs(gone))
  expect(flow).toBeTruthy()
  expect(await codeFor(site, gone.no)).toBe('')
})

test('SEC-41 asking needs a proof of work, and one number can be asked about five times an hour, known or not', async () => {
  const known = whoIs(person(13))
  const unproved = await (await givenBrowser(site)).post('/registerauth', {
    ...known,
    purpose: 'register',
    recaptcha: '',
  })
  expect(unproved.statusCode).toBe(400)
  const refusals = []
  for (const who of [known, { ...known, membership_no: '888888' }]) {
    const codes = []
    let last = ''
    for (let times = 0; times < 6; times++) {
      const browser = await givenBrowser(site)
      const reply = await browser.prove('/registerauth', { ...who, purpose: 'forget' })
      codes.push(reply.statusCode)
      last = reply.json().error ?? ''
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 429])
    refusals.push(last)
  }
  expect(refusals[0]).toBe(refusals[1])
})

test.each([
  ['a national id with a wrong check digit', { national_id: '1234567890123' }],
  ['a day that is none', { birth_date: '1987-02-30' }],
  ['a number of letters', { membership_no: 'abc' }],
  ['another purpose', { purpose: 'admin' }],
  ['something more', { is_admin: true }],
])('%s is refused with a sentence', async (_, wrong) => {
  const browser = await givenBrowser(site)
  const reply = await browser.prove('/registerauth', {
    ...whoIs(person(14)),
    purpose: 'register',
    ...wrong,
  })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().errors[0]).toMatch(/[ก-๙]/)
})

test('SEC-14 neither code nor ticket nor id is in the log, and the database holds none of them in the clear', async () => {
  const who = person(15)
  const browser = await givenBrowser(site)
  const { flow } = await askForCode(browser, whoIs(who))
  const code = await codeFor(site, who.no)
  const { ticket } = (await type(browser, flow, code)).json().data

  const rows = JSON.stringify([
    await site.connection.db.selectFrom('one_time_code').selectAll().execute(),
    await site.connection.db.selectFrom('outbox_message').selectAll().execute(),
    await site.connection.db.selectFrom('audit_event').selectAll().execute(),
  ])
  for (const secret of [ticket, who.nationalId, who.mobile]) {
    expect(rows).not.toContain(secret)
    expect(site.logged.join('\n')).not.toContain(secret)
  }
  expect(site.logged.join('\n')).not.toMatch(new RegExp(`\\b${code}\\b`))
  expect(JSON.stringify(rows)).not.toContain(`"${code}"`)
})
