import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#database/core/connect.ts'
import type { SessionKind } from '#database/queries/identity/session.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenAccount, givenBrowser, PASSWORD } from '#tests/support/given/account.ts'
import { givenOfficer, issueMemberSession } from '#tests/support/given/session.ts'
import { givenMember } from '#tests/support/given/site.ts'
import { givenUnitUser } from '#tests/support/given/unit.ts'
import { issueSession } from './session.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const WHO = '/api/member/auth/getAuthUser'
const CLIENT = { kind: 'other', device: 'x', address: null } as const

function issue(db: Db, kind: SessionKind, subjectId: string, remember = false) {
  const look = kind === 'impersonation' && {
    actStaff: 'officer',
    grantId: crypto.randomUUID(),
  }
  return issueSession(db, { kind, subjectId, client: CLIENT, remember, ...look })
}

test('SEC-10 one function makes sessions, and it is the only one that can', async ({ db }) => {
  const sources = globSync('{server,scripts,imports,database}/**/*.ts', { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$/.test(file),
  )
  const holding = (pattern: RegExp) =>
    sources.filter((file) => pattern.test(readFileSync(join(ROOT, file), 'utf8'))).sort()

  expect(holding(/insert(?: into session\b|Into\('session'\))/)).toEqual([
    'database/queries/identity/session.ts',
  ])
  expect(holding(/\b(?:addSession|replaceToken)\b/)).toEqual([
    'database/queries/identity/session.ts',
    'server/identity/session.ts',
  ])
  const { rows } = await sql<{ grantee: string }>`
    select distinct grantee from information_schema.role_table_grants
    where table_name = 'session' and privilege_type = 'INSERT' and grantee not in ('app_migrate', 'postgres')`.execute(
    db,
  )
  expect(rows).toEqual([{ grantee: 'app_rw' }])
})

test('SEC-15 a token is 256 random bits behind the name of its kind, and says nothing else', async ({
  db,
}) => {
  const kinds = { member: 'cm1_', unit: 'cu1_', staff: 'cs1_', impersonation: 'ci1_' } as const
  const seen = new Set<string>()
  for (const [kind, prefix] of Object.entries(kinds)) {
    const { token } = await issue(db, kind as SessionKind, '000001')
    expect(token.slice(0, 4)).toBe(prefix)
    expect(Buffer.from(token.slice(4), 'base64url')).toHaveLength(32)
    seen.add(token.slice(4))
  }
  expect(seen.size).toBe(4)
})

test('SEC-16 signing in gives a new token; one that was shown is never taken over', async ({
  db,
  app,
}) => {
  const member = await givenAccount(db)
  const shown = `cm1_${'A'.repeat(43)}`
  const { token: old } = await issueMemberSession(db, member, 'other')
  for (const presented of [shown, old]) {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/member/auth/login',
      headers: { authorization: `Bearer ${presented}` },
      payload: { membership_no: member, mem_password: PASSWORD },
    })
    expect(reply.json().token).toMatch(/^cm1_[\w-]{43}$/)
    expect(reply.json().token).not.toBe(presented)
  }
  const adopted = await app.inject({
    method: 'POST',
    url: WHO,
    headers: { authorization: `Bearer ${shown}` },
  })
  expect(adopted.statusCode).toBe(401)
})

const [MINUTE, HOUR, DAY] = [60, 60 * 60, 24 * 60 * 60]
// biome-ignore format: a table reads in columns
test.for([
  ['member',        false, 30 * MINUTE, 12 * HOUR],
  ['member',        true,  30 * DAY,    30 * DAY],
  ['unit',          false, 20 * MINUTE, 10 * HOUR],
  ['unit',          true,  7 * DAY,     7 * DAY],
  ['staff',         false, 15 * MINUTE, 8 * HOUR],
  ['staff',         true,  15 * MINUTE, 8 * HOUR],
  ['impersonation', false, 5 * MINUTE,  15 * MINUTE],
  ['impersonation', true,  5 * MINUTE,  15 * MINUTE],
] as const)('SEC-17 a session of a %s, remembered %s, rests %d s and lasts %d s by the database’s clock', async ([kind, remember, idle, absolute], {
  db,
}) => {
  await issue(db, kind, '000001', remember)

  const { rows } = await sql<{ idle: number; absolute: number }>`
    select extract(epoch from idle_expires - now())::float as idle,
           extract(epoch from abs_expires - now())::float as absolute
    from session order by created_at desc limit 1`.execute(db)

  expect(Math.abs((rows[0]?.idle ?? 0) - idle)).toBeLessThanOrEqual(1)
  expect(Math.abs((rows[0]?.absolute ?? 0) - absolute)).toBeLessThanOrEqual(1)
})

// biome-ignore format: a table reads in columns
test.for([
  ['login',     true,  `__Host-mb=[^;]+; .*; Max-Age=${30 * DAY}`],
  ['login',     false, '__Host-mb=[^;]+; .*SameSite=Strict'],
  ['loginUnit', true,  `__Host-ub=[^;]+; .*; Max-Age=${7 * DAY}`],
  ['loginUnit', false, '__Host-ub=[^;]+; .*SameSite=Strict'],
] as const)('the cookie of a %s, remembered %s, outlives the window only where that was wanted: %s', async ([login, remember, cookie], {
  db,
  app,
}) => {
  const member = await givenAccount(db)
  await givenUnitUser(db)
  const browser = await givenBrowser(app)

  const reply = await browser[login](login === 'login' ? member : '00010001', PASSWORD, { remember })

  expect([reply.headers['set-cookie']].flat()[0]).toMatch(new RegExp(`^${cookie}$`))
})

test('a remembered session gets its fresh token under the same cookie, which lasts to the same end', async ({
  db,
  app,
}) => {
  const browser = await givenBrowser(app)
  await browser.login(await givenAccount(db), PASSWORD, { remember: true })
  await db
    .updateTable('session')
    .set({ created_at: sql`created_at - interval '25 hours'` })
    .execute()

  const renewed = await browser.post(WHO)

  expect(renewed.json().token).toMatch(/^cm1_/)
  expect(renewed.headers['set-cookie']).toBeUndefined()
  browser.takeToken(renewed.json().token)
  expect((await browser.post(WHO)).statusCode).toBe(200)
})

test.for(['idle_expires', 'abs_expires'] as const)(
  'SEC-17 a second before %s a session lives, a second after it is over',
  async (limit, { db, app }) => {
    const { token } = await issueMemberSession(db, await givenMember(db), 'other')
    const ask = async (seconds: number) => {
      await db
        .updateTable('session')
        .set({ [limit]: sql`now() + make_interval(secs => ${seconds})` })
        .execute()
      const headers = { authorization: `Bearer ${token}` }
      return (await app.inject({ method: 'POST', url: WHO, headers })).statusCode
    }

    expect(await ask(1)).toBe(200)
    expect(await ask(0)).toBe(401)
    expect(await ask(-1)).toBe(401)
  },
)

test('SEC-17 using an impersonation does not make it last longer', async ({ db, app }) => {
  await givenOfficer(db, { login: 'officer' })
  const { token } = await issue(db, 'impersonation', await givenMember(db))
  await db
    .updateTable('session')
    .set({
      last_seen: sql`now() - interval '2 minutes'`,
      idle_expires: sql`now() + interval '1 minute'`,
      abs_expires: sql`now() + interval '2 minutes'`,
    })
    .execute()

  const headers = { authorization: `Bearer ${token}` }
  expect((await app.inject({ method: 'POST', url: WHO, headers })).statusCode).toBe(200)

  const { rows } = await sql<{ idle: number; absolute: number }>`
    select extract(epoch from idle_expires - now())::int as idle,
           extract(epoch from abs_expires - now())::int as absolute
    from session where kind = 'impersonation' order by created_at desc limit 1`.execute(db)
  expect(rows).toEqual([{ idle: 120, absolute: 120 }])
})

test('SEC-18 signing out ends the session at once, takes its cookie and leaves what other areas keep', async ({
  db,
  app,
}) => {
  const browser = await givenBrowser(app)
  await browser.login(await givenAccount(db), PASSWORD)
  expect((await browser.post(WHO)).statusCode).toBe(200)

  const left = await browser.post('/api/member/auth/logout')

  expect(left.headers['clear-site-data']).toBe('"cache"')
  expect(left.headers['set-cookie']).toMatch(/^__Host-mb=; .*Max-Age=0$/)
  expect((await browser.post(WHO)).statusCode).toBe(401)
  // Also for whoever has copied its cookies before.
  const ended = await db.selectFrom('session').select(['revoke_reason', 'revoked_at']).execute()
  expect(ended).toEqual([{ revoke_reason: 'signed out', revoked_at: expect.any(Date) }])
})

test.for(['left', 'died', 'absent'] as const)(
  'SEC-19 the sessions of a member who has %s are worth nothing from the next call on',
  async (state, { db, app }) => {
    const member = await givenMember(db)
    const { token } = await issueMemberSession(db, member, 'other')
    const ask = async () => {
      const headers = { authorization: `Bearer ${token}` }
      return (await app.inject({ method: 'POST', url: WHO, headers })).statusCode
    }
    expect(await ask()).toBe(200)

    await db.updateTable('member').set({ state }).where('membership_no', '=', member).execute()

    expect(await ask()).toBe(401)
  },
)

test.for([
  ['member', 5],
  ['unit', 3],
  ['staff', 1],
] as const)(
  'SEC-22 of the sessions of one %s the newest %d are left',
  async ([kind, most], { db }) => {
    for (let at = 0; at < most + 2; at++) await issue(db, kind, '00010001')

    const alive = await db
      .selectFrom('session')
      .select('revoke_reason')
      .where('revoked_at', 'is', null)
      .execute()
    expect(alive).toHaveLength(most)
  },
)
