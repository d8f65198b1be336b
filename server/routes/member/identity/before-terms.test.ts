import type { FastifyInstance } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { expect, test } from '#tests/support/app/test.ts'
import {
  givenImpersonation,
  givenOfficer,
  issueMemberSession,
} from '#tests/support/given/session.ts'
import { givenMember } from '#tests/support/given/site.ts'
import { givenAgreement, givenTerms } from '#tests/support/given/terms.ts'
import { ROWS } from '#tests/support/permissions/routes.ts'

/** Written down by hand: to know who one is, to read and agree, and to leave. */
const BEFORE_TERMS = [
  'POST /api/member/auth/getAuthUser',
  'POST /api/member/auth/logout',
  'POST /api/member/termofconditional',
  'POST /api/member/termofconditional/accept',
]

function doorsOfMembers(app: FastifyInstance): string[] {
  return app.doors.filter(({ authz }) => authz === 'member').map(({ name }) => name)
}

async function ask(app: FastifyInstance, name: string, caller: object) {
  const [method = '', path = ''] = name.split(' ')
  const row = ROWS[name]
  return app.inject({
    method: method as 'GET',
    url: row?.at ?? path,
    headers: { ...row?.headers, ...caller },
  })
}

async function signedIn(db: Db, member: string) {
  const { token } = await issueMemberSession(db, member, 'other')
  return { authorization: `Bearer ${token}` }
}

test('SEC-38 until the terms in force are agreed to, every door of members but four says so', async ({
  db,
  app,
}) => {
  const member = await givenMember(db)
  await givenTerms(db)
  const open: string[] = []
  for (const name of doorsOfMembers(app)) {
    const reply = await ask(app, name, await signedIn(db, member))
    if (name.startsWith('HEAD ')) {
      expect(reply.statusCode, name).toBe(403)
    } else if (reply.json().needs !== 'terms') {
      open.push(name)
    } else {
      expect([reply.statusCode, reply.json().error], name).toEqual([
        403,
        'กรุณาอ่านและยอมรับข้อกำหนดฉบับปัจจุบันก่อนใช้ระบบสมาชิก',
      ])
    }
  }
  expect(open.sort()).toEqual(BEFORE_TERMS)
  expect(await db.selectFrom('correction_request').select('request_id').execute()).toEqual([])
})

test('SEC-38 what was agreed to opens them, until something newer is in force', async ({
  db,
  app,
}) => {
  const member = await givenMember(db)
  const caller = await signedIn(db, member)
  const needs = async () => (await ask(app, 'GET /api/member/consents', caller)).json().needs
  expect(await needs()).toBeUndefined()

  await givenAgreement(db, member, await givenTerms(db))
  expect(await needs()).toBeUndefined()
  await givenTerms(db, { version: '3.0', effective_on: '2999-01-01', body: '<p>ยังไม่ถึง</p>' })
  expect(await needs()).toBeUndefined()
  const newer = await givenTerms(db, {
    version: '2.0',
    effective_on: '2026-02-01',
    body: '<p>ใหม่</p>',
  })
  expect(await needs()).toBe('terms')
  await givenAgreement(db, member, newer, '2.0')
  expect(await needs()).toBeUndefined()
  await givenTerms(db, { kind: 'privacy', body: '<p>ข้อมูล</p>' })
  expect(await needs()).toBe('terms')
})

test('the terms are not an officer’s to agree to, and do not stand in the way of a look', async ({
  db,
  app,
}) => {
  const member = await givenMember(db)
  await givenTerms(db)
  await givenOfficer(db, { login: 'somsak', roles: ['member_service'] })
  const { headers } = await givenImpersonation(app, 'somsak', member)
  for (const name of doorsOfMembers(app)) {
    // Leaving would end the look.
    if (name.startsWith('HEAD ') || name.endsWith('/logout')) continue
    expect((await ask(app, name, headers)).json().needs, name).toBeUndefined()
  }
})
