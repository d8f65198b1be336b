import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { connect, type Db } from '#database/core/connect.ts'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { addStaff } from '#database/queries/identity/staff.ts'
import { addMembers } from '#database/queries/member/member.ts'
import { hashPassword } from '#server/identity/password.ts'
import { buildTestApp, expect, test } from '#tests/support/app/test.ts'
import {
  FROM_OUR_PAGE,
  givenGrant,
  givenImpersonation,
  givenOfficer,
  issueMemberSession,
} from '#tests/support/given/session.ts'
import { givenMember } from '#tests/support/given/site.ts'
import { givenNightDatabase } from '#tests/support/night/night.ts'

const GRANTS = '/api/admin/impersonate/grants'
const REDEEM = '/admin/impersonate/auth/member'
const WHO = '/api/member/auth/getAuthUser'
const PASSWORD = 'a password only this officer knows'
const ASKED = { reason: 'สมาชิกโทรขอให้ช่วยดูยอดหุ้น', ticket: 'T-77', password: PASSWORD }

async function givenOfficerWithPassword(db: Db, roles: Parameters<typeof givenOfficer>[1] = {}) {
  const officer = await givenOfficer(db, roles)
  const password_hash = await hashPassword(PASSWORD)
  await addCredentials(db, [{ kind: 'staff', login: officer.login, password_hash }])
  return { ...officer, headers: { authorization: `Bearer ${officer.token}` } }
}

function ask(app: FastifyInstance, headers: object, payload: object) {
  return app.inject({ method: 'POST', url: GRANTS, headers: { ...headers }, payload })
}

function redeem(app: FastifyInstance, code: string | undefined, headers: object = FROM_OUR_PAGE) {
  const grant = code === undefined ? {} : { 'x-impersonation-grant': code }
  return app.inject({ url: REDEEM, headers: { ...headers, ...grant } })
}

async function who(app: FastifyInstance, headers: object) {
  return (await app.inject({ method: 'POST', url: WHO, headers: { ...headers } })).statusCode
}

test('SEC-21 an officer with the role gets one address, for a reason and with the password once more', async ({
  db,
  app,
}) => {
  const member = await givenMember(db)
  const { headers, login } = await givenOfficerWithPassword(db)

  const wrong = await ask(app, headers, { ...ASKED, membership_no: member, password: 'guessed' })
  expect(wrong.statusCode).toBe(400)
  const short = await ask(app, headers, { ...ASKED, membership_no: member, reason: 'ดู' })
  expect(short.statusCode).toBe(400)
  const granted = await ask(app, headers, { ...ASKED, membership_no: member })

  expect(granted.json().data).toEqual({
    address: expect.stringMatching(/^\/member\/impersonate#g=[\w-]{43}$/),
    seconds: 60,
  })
  const events = await db.selectFrom('audit_event').selectAll().orderBy('seq').execute()
  expect(events.map(({ actor, action, outcome }) => [actor, action, outcome])).toEqual([
    [`staff:${login}`, 'staff.step_up', 'refused'],
    [`staff:${login}`, 'impersonation.grant', 'done'],
  ])
  expect(events[1]).toMatchObject({ subject_no: member, detail: { ticket: 'T-77' } })
})

test('without the role, for officers, and for those who left there is no grant', async ({
  db,
  app,
}) => {
  const member = await givenMember(db)
  const left = await givenMember(db)
  await db.updateTable('member').set({ state: 'left' }).where('membership_no', '=', left).execute()
  const colleague = await givenMember(db)
  const { headers, login } = await givenOfficerWithPassword(db)
  await db
    .updateTable('staff')
    .set({ membership_no: colleague })
    .where('login', '=', login)
    .execute()
  const status = async (membership_no: string) =>
    (await ask(app, headers, { ...ASKED, membership_no })).statusCode

  expect(await status(colleague)).toBe(403) // their own number, or a colleague's
  expect(await status(left)).toBe(409)
  expect(await status('999998')).toBe(409)
  expect(await status(member)).toBe(200)
  await db
    .updateTable('staff')
    .set({ roles: ['auditor'] })
    .execute()
  expect(await status(member)).toBe(403)
  await db.updateTable('staff').set({ disabled_at: new Date() }).execute()
  expect(await status(member)).toBe(401)

  const { token } = await issueMemberSession(db, member, 'other')
  const asMember = await ask(app, { authorization: `Bearer ${token}` }, ASKED)
  expect(asMember.statusCode).toBe(401)
})

test('the code opens the member’s portal once, and says who looks and until when', async ({
  db,
  app,
}) => {
  const member = await givenMember(db, 'สมหญิง')
  const { login } = await givenOfficer(db, { name: 'กมลชนก ดีพร้อม' })
  const code = await givenGrant(db, login, member)

  const first = await redeem(app, code)
  const second = await redeem(app, code)

  expect(first.json()).toEqual({
    rc_code: '1',
    token: expect.stringMatching(/^ci1_[\w-]{43}$/),
    membership_no: member,
    member: { member_name: 'สมหญิง', member_surname: 'ใจงาม' },
    impersonation: { officer: 'กมลชนก ดีพร้อม', ends_at: expect.any(String) },
  })
  const minutes = (Date.parse(first.json().impersonation.ends_at) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(14)
  expect(minutes).toBeLessThanOrEqual(15.1)
  expect(second.statusCode).toBe(401)
  expect(
    JSON.stringify(await db.selectFrom('impersonation_grant').selectAll().execute()),
  ).not.toContain(code)
})

test('no grant, a made-up one and a late one are one refusal', async ({ db, app }) => {
  const { login } = await givenOfficer(db)
  const late = await givenGrant(db, login, await givenMember(db))
  await db
    .updateTable('impersonation_grant')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .execute()

  const refusals = await Promise.all(
    [undefined, '', 'x', 'A'.repeat(43), late].map((code) => redeem(app, code)),
  )

  expect(new Set(refusals.map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
  expect(new Set(refusals.map((reply) => reply.json().error)).size).toBe(1)
})

test('SEC-45 the GET that redeems a grant answers only our own page that asks on purpose', async ({
  db,
  app,
}) => {
  const { login } = await givenOfficer(db)
  const code = await givenGrant(db, login, await givenMember(db))
  for (const headers of [
    {},
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
    { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' },
    { ...FROM_OUR_PAGE, 'sec-purpose': 'prefetch' },
    { ...FROM_OUR_PAGE, purpose: 'prefetch' },
  ]) {
    expect((await redeem(app, code, headers)).statusCode, JSON.stringify(headers)).toBe(403)
  }
  await app.inject({
    method: 'HEAD',
    url: REDEEM,
    headers: { ...FROM_OUR_PAGE, 'x-impersonation-grant': code },
  })

  expect((await redeem(app, code)).statusCode).toBe(200) // none of them used it up
})

test('whoever looks may not look on from there, nor do anything', async ({ db, app }) => {
  const member = await givenMember(db)
  const { login } = await givenOfficer(db)
  const { headers } = await givenImpersonation(app, login, member)
  const next = await givenGrant(db, login, await givenMember(db))

  const nested = await redeem(app, next, { ...headers, ...FROM_OUR_PAGE })
  expect(nested.statusCode).toBe(403)
  for (const [method, url] of [
    ['POST', '/api/member/member_pass'],
    ['POST', '/api/member/consents'],
    ['POST', '/api/member/data-copy'],
    ['GET', '/api/member/devices'],
    ['GET', '/api/member/access'],
  ] as const) {
    const reply = await app.inject({ method, url, headers })
    expect(reply.statusCode, url).toBe(403)
  }
  const looks = await db
    .selectFrom('audit_event')
    .select(['act_staff', 'subject_no', 'outcome'])
    .where('action', '=', 'impersonation.look')
    .execute()
  expect(looks).toHaveLength(5)
  expect(new Set(looks.map((look) => JSON.stringify(look)))).toEqual(
    new Set([JSON.stringify({ act_staff: login, subject_no: member, outcome: 'refused' })]),
  )
})

test.for([
  ['the role is taken away', (db: Db) => db.updateTable('staff').set({ roles: [] }).execute()],
  [
    'the officer is disabled',
    (db: Db) => db.updateTable('staff').set({ disabled_at: new Date() }).execute(),
  ],
  ['the member leaves', (db: Db) => db.updateTable('member').set({ state: 'left' }).execute()],
  [
    'a quarter of an hour is over',
    (db: Db) => db.updateTable('session').set({ abs_expires: sql`now()` }).execute(),
  ],
] as const)('SEC-19 looking ends at once when %s', async ([, happens], { db, app }) => {
  const member = await givenMember(db)
  const { login } = await givenOfficer(db)
  const { headers } = await givenImpersonation(app, login, member)
  expect(await who(app, headers)).toBe(200)

  await happens(db)

  expect(await who(app, headers)).toBe(401)
})

test('a grant is worth what its officer and its member are when it is used', async ({
  db,
  app,
}) => {
  const member = await givenMember(db)
  const { login } = await givenOfficer(db)
  const [first, second] = [await givenGrant(db, login, member), await givenGrant(db, login, member)]

  await db.updateTable('member').set({ state: 'died' }).execute()
  expect((await redeem(app, first)).statusCode).toBe(409)
  await db.updateTable('member').set({ state: 'active' }).execute()
  await db
    .updateTable('staff')
    .set({ roles: ['editor'] })
    .execute()
  expect((await redeem(app, second)).statusCode).toBe(401)
})

test('the officer leaves by the button, and what they stored is worth nothing', async ({
  db,
  app,
}) => {
  const { login } = await givenOfficer(db)
  const { headers } = await givenImpersonation(app, login, await givenMember(db))

  const left = await app.inject({ method: 'POST', url: '/api/member/auth/logout', headers })

  expect(left.statusCode).toBe(200)
  expect(await who(app, headers)).toBe(401)
})

test('SEC-14 of fifty who use one grant at once one gets in', async () => {
  // Committed, so in a database of its own.
  const connection = connect((await givenNightDatabase('grant_race')).app, 10)
  const { db } = connection
  const [login, membership_no] = ['racer', '000001']
  await addMembers(db, [{ membership_no, member_name: 'วิ่ง', member_surname: 'เร็ว' }])
  await addStaff(db, [{ login, name: login, roles: ['administrator'], disabled_at: null }])
  const app = await buildTestApp(db)
  try {
    const code = await givenGrant(db, login, membership_no)
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        app.inject({
          url: REDEEM,
          // Each from a network of its own, or the limit would answer for the database.
          remoteAddress: `127.0.${at}.1`,
          headers: { ...FROM_OUR_PAGE, 'x-impersonation-grant': code },
        }),
      ),
    )
    const statuses = replies.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 401)).toHaveLength(49)
  } finally {
    await app.close()
    await connection.close()
  }
})
