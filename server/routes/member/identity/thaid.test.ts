import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recoveryHoldOf } from '#database/queries/identity/recovery/recovery-hold.ts'
import { readCookiePolicy } from '#server/site/public-site.ts'
import { PASSWORD } from '#tests/support/given/account.ts'
import { givenThaid, type Thaid } from '#tests/support/given/thaid.ts'
import { givenBrowser, person, personWhoLeft, sharedSite } from '#tests/support/night/recovering.ts'
import { begun, known, wentThrough } from '#tests/support/night/thaid-visit.ts'

const site = sharedSite('thaid')
let thaid: Thaid

beforeAll(async () => {
  thaid = await givenThaid()
})
afterAll(() => thaid.close())
beforeEach(() => {
  site.app.settings.thaid = thaid.settings
  Object.assign(thaid, { lie: undefined, isStrangersKey: false })
})

/** Whatever a refused visit must leave as it was. */
async function kept() {
  const { db } = site.connection
  const tables = [
    'one_time_code',
    'credential',
    'session',
    'recovery_hold',
    'outbox_message',
  ] as const
  const counts = tables.map((table) =>
    db
      .selectFrom(table)
      .select((on) => on.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow(),
  )
  return (await Promise.all(counts)).map(({ rows }) => Number(rows))
}

async function toldInAudit(no: string) {
  const rows = await site.connection.db
    .selectFrom('audit_event')
    .select(['action', 'outcome', 'detail'])
    .where('subject_no', '=', no)
    .where('action', 'like', 'recovery.%')
    .orderBy('seq')
    .execute()
  return rows.map(({ action, outcome }) => `${action} ${outcome}`)
}

test('SEC-67 a member whom ThaID knows by id and birth date sets a password without SMS, and the id is kept nowhere', async () => {
  const who = person(0)
  thaid.person = known(who)
  const browser = await givenBrowser(site)
  const asked = new URL(await begun(browser, who.no))
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    scope: 'openid pid birthdate given_name family_name ial',
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: 'https://coop.example/member/thaid',
  })
  const reply = await browser.post('/thaid/return', await thaid.visit(asked.href))
  expect(reply.json(), reply.body).toMatchObject({
    data: { membership_no: who.no, purpose: 'forget', ready_at: null },
  })
  expect(reply.headers['set-cookie'], 'nobody is signed in by it').toBeUndefined()
  const { ticket } = reply.json().data
  const set = await browser.post('/forget', { ticket, mem_password: PASSWORD })
  expect(set.statusCode, set.body).toBe(200)
  const words = { membership_no: who.no, mem_password: PASSWORD, remember: false }
  expect((await browser.prove('/auth/login', words)).statusCode).toBe(200)

  expect(await toldInAudit(who.no)).toContain('recovery.thaid done')
  const { detail } = await site.connection.db
    .selectFrom('audit_event')
    .select('detail')
    .where('action', '=', 'recovery.thaid')
    .where('subject_no', '=', who.no)
    .executeTakeFirstOrThrow()
  expect(detail).toMatchObject({ ial: 2.3 })
  expect(JSON.stringify(detail)).not.toContain(who.nationalId)
  expect(site.logged.join('\n')).not.toContain(who.nationalId)
})

test('SEC-67 the right id with another birth date sets no password, nor another id with the right one', async () => {
  const who = person(8)
  const other = person(9)
  for (const lie of [{ birthdate: '1950-01-02' }, { pid: other.nationalId }]) {
    thaid.person = known(who)
    thaid.lie = (claims) => ({ ...claims, ...lie })
    const before = await kept()
    const reply = await wentThrough(thaid, await givenBrowser(site), who.no)
    expect(reply.statusCode, reply.body).toBe(401)
    expect(await kept()).toEqual(before)
  }
})

const LIES: Record<string, (claims: Record<string, unknown>) => object> = {
  'another nonce': (claims) => ({ ...claims, nonce: 'another' }),
  'no nonce': ({ nonce: _, ...claims }) => claims,
  'another audience': (claims) => ({ ...claims, aud: 'another-site' }),
  'a token that is over': (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 120 }),
  'another issuer': (claims) => ({ ...claims, iss: 'https://evil.test' }),
  'no level': ({ ial: _, ...claims }) => claims,
  'a level that is too low': (claims) => ({ ...claims, ial: '1.3' }),
  'no birth date': ({ birthdate: _, ...claims }) => claims,
  'another birth date': (claims) => ({ ...claims, birthdate: '1950-01-02' }),
  'no national id': ({ pid: _, ...claims }) => claims,
  'somebody else’s national id': (claims) => ({ ...claims, pid: person(2).nationalId }),
}

test('SEC-68 ThaID proves nobody by another nonce, audience, time, issuer, level or person, and nothing is changed', async () => {
  const who = person(1)
  thaid.person = known(who)
  for (const [what, lie] of Object.entries(LIES)) {
    thaid.lie = lie as Thaid['lie']
    const before = await kept()
    const reply = await wentThrough(thaid, await givenBrowser(site), who.no)
    expect(reply.statusCode, `${what} ${reply.body}`).toBe(401)
    expect(reply.json().error, what).toMatch(/ThaID.*กรุณา/)
    expect(await kept(), what).toEqual(before)
    expect((await toldInAudit(who.no)).at(-1), what).toBe('recovery.thaid refused')
  }
})

test('SEC-68 a token that a stranger signed proves nobody', async () => {
  thaid.person = known(person(1))
  thaid.isStrangersKey = true
  const before = await kept()
  expect((await wentThrough(thaid, await givenBrowser(site), person(1).no)).statusCode).toBe(401)
  expect(await kept()).toEqual(before)
})

test('SEC-68 whoever is no member, or another one, is told the same, and nothing is changed', async () => {
  const before = await kept()
  const gone = personWhoLeft()
  const answers = []
  for (const [who, no] of [
    [person(3), person(4).no],
    [person(3), '999999'],
    [gone, gone.no],
  ] as const) {
    thaid.person = known(who)
    const reply = await wentThrough(thaid, await givenBrowser(site), no)
    expect(reply.statusCode, reply.body).toBe(401)
    answers.push(reply.json().error)
  }
  expect(new Set(answers).size).toBe(1)
  expect(await kept()).toEqual(before)
})

test('SEC-68 what ThaID answered is good once, in the browser that asked, for what it asked and for ten minutes', async () => {
  const who = person(5)
  thaid.person = known(who)
  const browser = await givenBrowser(site)
  const answer = await thaid.visit(await begun(browser, who.no))
  const thief = await givenBrowser(site)
  const stolen = await thief.post('/thaid/return', answer)
  expect(stolen.statusCode, 'the address, opened in another browser').toBe(400)
  expect(stolen.json().error).toContain('ThaID')

  const own = await thaid.visit(await begun(thief, person(6).no))
  const injected = await thief.post('/thaid/return', { ...own, code: answer.code })
  expect(injected.statusCode, 'somebody else’s code in a visit of one’s own').toBe(401)

  const both = [1, 2, 3].map(() => browser.post('/thaid/return', answer))
  const statuses = (await Promise.all(both)).map(({ statusCode }) => statusCode)
  expect(statuses.sort(), 'once').toEqual([200, 400, 400])

  const again = await begun(browser, who.no)
  const used = await browser.post('/thaid/return', {
    ...(await thaid.visit(again)),
    code: answer.code,
  })
  expect(used.statusCode, 'a code that was used').toBe(401)
  const wrong = await browser.post('/thaid/return', { state: 'never-asked', code: 'x' })
  expect(wrong.statusCode).toBe(400)
  const givenUp = await browser.post('/thaid/return', {
    state: (await thaid.visit(await begun(browser, who.no))).state,
    error: 'access_denied',
  })
  expect(givenUp.statusCode).toBe(400)
  expect(givenUp.json().error).toContain('ยกเลิก')

  const late = await thaid.visit(await begun(browser, who.no))
  const { db } = site.connection
  const [flow] = await db.deleteFrom('thaid_flow').returningAll().execute()
  if (!flow) throw new Error('there is one')
  await db
    .insertInto('thaid_flow')
    .values({ ...flow, expires_at: new Date(Date.now() - 1_000) })
    .execute()
  expect((await browser.post('/thaid/return', late)).statusCode, 'ten minutes later').toBe(400)
})

test('SEC-68 where ThaID does not answer, or is not set, a sentence says what else can be done', async () => {
  const who = person(7)
  const browser = await givenBrowser(site)
  const broken = await givenThaid()
  site.app.settings.thaid = broken.settings
  broken.person = known(who)
  const answer = await broken.visit(await begun(browser, who.no))
  await broken.close()
  const before = await kept()
  const away = await browser.post('/thaid/return', answer)
  expect(away.statusCode, away.body).toBe(409)
  expect(away.json().error).toContain('ไม่ตอบ')
  site.app.settings.thaid = { ...broken.settings }
  const shut = await browser.post('/thaid', { membership_no: who.no, purpose: 'register' })
  expect(shut.statusCode, shut.body).toBe(409)

  site.app.settings.thaid = undefined
  for (const [path, body] of [
    ['/thaid', { membership_no: who.no, purpose: 'register' }],
    ['/thaid/return', answer],
  ] as const) {
    const off = await browser.post(path, body)
    expect(off.statusCode, path).toBe(404)
    expect(off.json().error).toContain('ThaID')
  }
  expect(await kept()).toEqual(before)
  expect(await recoveryHoldOf(site.connection.db, who.no)).toBeUndefined()
})

test('SEC-67 the privacy page says what is exchanged with ThaID, where there is ThaID', async () => {
  const written = { title: 'นโยบายความเป็นส่วนตัว', body: '<p>ก</p>', version: '1' }
  await site.connection.db
    .insertInto('policy')
    .values({ typecookie: 'policy', effective_on: '2026-01-01', ...written })
    .onConflict((on) => on.column('typecookie').doUpdateSet(written))
    .execute()
  const headings = async () => {
    const reply = await readCookiePolicy({ server: site.app } as FastifyRequest, POLICY)
    return reply.data.sections.map(({ heading }) => heading)
  }
  expect(await headings()).toEqual(['', 'ข้อมูลที่แลกเปลี่ยนกับ ThaID'])
  site.app.settings.thaid = undefined
  expect(await headings()).toEqual([''])
})

const POLICY = { typecookie: 'policy' }
