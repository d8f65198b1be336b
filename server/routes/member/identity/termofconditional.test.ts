import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#database/core/connect.ts'
import { checkFile } from '#scripts/verify-signing/check-file.ts'
import { expect, test } from '#tests/support/app/test.ts'
import {
  givenImpersonation,
  givenOfficer,
  issueMemberSession,
} from '#tests/support/given/session.ts'
import { givenMember } from '#tests/support/given/site.ts'
import { givenAgreement, givenTerms } from '#tests/support/given/terms.ts'

const CHECK = '/api/member/termofconditional'
const ACCEPT = '/api/member/termofconditional/accept'

async function signedIn(db: Db) {
  const member = await givenMember(db)
  const { token } = await issueMemberSession(db, member, 'other')
  return { member, headers: { authorization: `Bearer ${token}` } }
}

function post(app: FastifyInstance, url: string, headers: object, payload: object = {}) {
  return app.inject({ method: 'POST', url, headers: { ...headers }, payload })
}

test('who has not agreed to what is in force is told what is due, and is in once they have', async ({
  db,
  app,
}) => {
  const { member, headers } = await signedIn(db)
  const terms = await givenTerms(db)
  const privacy = await givenTerms(db, { kind: 'privacy', title: 'ประกาศ', body: '<p>ข้อมูล</p>' })

  const check = await post(app, CHECK, headers)
  expect(check.statusCode).toBe(200)
  expect(check.json()).toMatchObject({
    rc_code: '0',
    data: {
      due: [
        { kind: 'terms', version: '1.0', sha256: terms, agreed_before: false },
        { kind: 'privacy', version: '1.0', sha256: privacy },
      ],
    },
  })

  const versions = [
    { kind: 'terms', version: '1.0', sha256: terms },
    { kind: 'privacy', version: '1.0', sha256: privacy },
  ]
  expect((await post(app, ACCEPT, headers, { versions })).json()).toMatchObject({ rc_code: '1' })
  expect((await post(app, CHECK, headers)).json()).toEqual({ rc_code: '1', data: { due: [] } })

  const kept = await db.selectFrom('terms_acceptance').selectAll().execute()
  expect(kept.map(({ kind, sha256 }) => [kind, sha256.toString('hex')])).toEqual([
    ['terms', terms],
    ['privacy', privacy],
  ])
  expect(kept[0]).toMatchObject({ membership_no: member, address: '127.0.0.1' })
  const events = await db.selectFrom('audit_event').selectAll().orderBy('seq').execute()
  expect(events).toMatchObject([
    { action: 'terms.accept', subject_no: member, detail: { kind: 'terms', reference: '1.0' } },
    { action: 'privacy.accept', subject_no: member, detail: { kind: 'privacy', reference: '1.0' } },
  ])
})

test('what is agreed to is signed, at the level that it is: the member has it as a file, a checker finds it unchanged, and /verify tells of it', async ({
  db,
  app,
}) => {
  const sha256 = await givenTerms(db)
  const versions = [{ kind: 'terms', version: '1.0', sha256 }]
  const [one, another] = [await signedIn(db), await signedIn(db)]
  for (const { headers } of [one, another]) await post(app, ACCEPT, headers, { versions })
  const signings = await db.selectFrom('signing').selectAll().orderBy('signing_id').execute()
  expect(signings).toHaveLength(2)
  const record = JSON.parse(signings[0]?.record ?? '')
  expect(record).toMatchObject({
    kind: 'terms',
    reference: '1.0',
    level: 'accepted',
    document: { sha256, media_type: 'text/html' },
    statements: ['ข้าพเจ้าอ่านและยอมรับข้อกำหนดการใช้ระบบสมาชิก'],
  })

  const read = (url: string, headers: object) => app.inject({ url, headers: { ...headers } })
  const { accepted } = (await read('/api/member/consents', one.headers)).json().data
  expect(accepted).toMatchObject([{ kind: 'terms', signing: record.code }])
  const file = await read(`/api/member/signings/${record.code}/pdf`, one.headers)
  const { signed } = (await app.inject(`/api/info/verify/${record.code}`)).json().data
  const checked = checkFile(file.rawPayload, signed.key)
  expect(checked.findings).toEqual([])
  // Everybody signs the same words; nobody is given another's signature.
  expect(checked.signings.map(({ code }) => code)).toEqual([record.code])
  expect(signed.signings).toMatchObject([{ level: 'accepted', is_unchanged: true }])
  expect((await read(`/api/member/signings/${record.code}/pdf`, another.headers)).statusCode).toBe(
    404,
  )
  const taken = await post(app, `/api/member/signings/${record.code}/withdrawal`, one.headers)
  expect(taken.statusCode).toBe(409)
})

test('what was agreed to before terms were signed stands', async ({ db, app }) => {
  const { member, headers } = await signedIn(db)
  await givenAgreement(db, member, await givenTerms(db))
  expect((await post(app, CHECK, headers)).json().rc_code).toBe('1')
  const reply = await app.inject({ url: '/api/member/consents', headers })
  expect(reply.json().data.accepted).toMatchObject([{ kind: 'terms', signing: null }])
})

test('agreeing again changes nothing', async ({ db, app }) => {
  const { headers } = await signedIn(db)
  const sha256 = await givenTerms(db)
  const versions = [{ kind: 'terms', version: '1.0', sha256 }]
  await post(app, ACCEPT, headers, { versions })
  expect((await post(app, ACCEPT, headers, { versions })).statusCode).toBe(200)

  expect(await db.selectFrom('terms_acceptance').selectAll().execute()).toHaveLength(1)
  expect(await db.selectFrom('signing').selectAll().execute()).toHaveLength(1)
  expect(await db.selectFrom('audit_event').selectAll().execute()).toHaveLength(1)
})

test('a new version is due from its day on, and not a day before', async ({ db, app }) => {
  const { headers } = await signedIn(db)
  const sha256 = await givenTerms(db)
  await post(app, ACCEPT, headers, { versions: [{ kind: 'terms', version: '1.0', sha256 }] })

  await givenTerms(db, { version: '3.0', effective_on: '2999-01-01', body: '<p>อนาคต</p>' })
  expect((await post(app, CHECK, headers)).json().rc_code).toBe('1')

  await givenTerms(db, { version: '2.0', effective_on: '2026-02-01', body: '<p>ใหม่</p>' })
  expect((await post(app, CHECK, headers)).json()).toMatchObject({
    rc_code: '0',
    data: { due: [{ version: '2.0', agreed_before: true }] },
  })
})

test('whoever was shown other words, or only half of them, has not agreed', async ({ db, app }) => {
  const { headers } = await signedIn(db)
  const sha256 = await givenTerms(db)
  await givenTerms(db, { kind: 'privacy', body: '<p>ข้อมูล</p>' })
  for (const versions of [
    [{ kind: 'terms', version: '1.0', sha256 }],
    [{ kind: 'terms', version: '0.9', sha256 }],
    [{ kind: 'terms', version: '1.0', sha256: '0'.repeat(64) }],
  ]) {
    expect((await post(app, ACCEPT, headers, { versions })).statusCode).toBe(409)
  }
  for (const payload of [{}, { versions: [] }, { versions: 'all' }, { versions: [{}] }]) {
    expect((await post(app, ACCEPT, headers, payload)).statusCode).toBe(400)
  }
  expect(await db.selectFrom('terms_acceptance').selectAll().execute()).toEqual([])
})

test('an officer who looks is not held up by terms, and cannot agree for the member', async ({
  db,
  app,
}) => {
  const member = await givenMember(db)
  const sha256 = await givenTerms(db)
  const { login } = await givenOfficer(db)
  const { headers } = await givenImpersonation(app, login, member)

  expect((await post(app, CHECK, headers)).json()).toMatchObject({ rc_code: '1' })
  const versions = [{ kind: 'terms', version: '1.0', sha256 }]
  expect((await post(app, ACCEPT, headers, { versions })).statusCode).toBe(403)
  expect(await db.selectFrom('terms_acceptance').selectAll().execute()).toEqual([])
})

test.for(['terms_version', 'terms_acceptance', 'consent_event'])(
  'the server adds to %s and can never change it',
  async (table, { db }) => {
    await givenTerms(db)
    for (const change of [
      `update ${table} set version = '9.9'`,
      `delete from ${table}`,
      `truncate ${table}`,
    ]) {
      await sql`savepoint before_change`.execute(db)
      await expect(
        sql
          .raw(change.replace('version', table === 'consent_event' ? 'notice_version' : 'version'))
          .execute(db),
      ).rejects.toThrow(/permission denied|in force are only ever added to/)
      await sql`rollback to savepoint before_change`.execute(db)
    }
  },
)

test('everybody can read what is in force, and what was', async ({ db, app }) => {
  await givenTerms(db)
  await givenTerms(db, {
    version: '2.0',
    effective_on: '2026-02-01',
    body: '<h2>ใหม่</h2><p>ก<script>x</script></p>',
  })
  await givenTerms(db, { version: '3.0', effective_on: '2999-01-01', body: '<p>อนาคต</p>' })
  const read = async (query = '') => app.inject(`/api/info/termofconditional${query}`)

  expect((await read()).json().data).toMatchObject({
    kind: 'terms',
    version: '2.0',
    is_current: true,
    sections: [{ heading: 'ใหม่', html: '<p>ก</p>' }],
    versions: [
      { version: '2.0', is_current: true },
      { version: '1.0', is_current: false },
    ],
  })
  expect((await read('?doc=terms&version=1.0')).json().data).toMatchObject({
    version: '1.0',
    is_current: false,
  })
  expect((await read('?version=3.0')).statusCode).toBe(404)
  expect((await read('?doc=privacy')).statusCode).toBe(404)
  expect((await read('?doc=other')).statusCode).toBe(400)
})
