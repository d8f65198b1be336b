import type { FastifyInstance } from 'fastify'
import { appendAudit } from '#database/core/audit.ts'
import type { Db } from '#database/core/connect.ts'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { accessWords, HIDDEN_FROM_MEMBERS } from '#domain/audit/access-words.ts'
import { AUDIT_ACTIONS, type AuditAction } from '#domain/audit/audit-actions.ts'
import { hashPassword } from '#server/identity/password.ts'
import { expect, test } from '#tests/support/app/test.ts'
import {
  givenImpersonation,
  givenOfficer,
  issueMemberSession,
} from '#tests/support/given/session.ts'
import { givenMember } from '#tests/support/given/site.ts'
import { givenAgreement, givenTerms } from '#tests/support/given/terms.ts'

const PASSWORD = 'a password only this member knows'

async function signedIn(db: Db) {
  const member = await givenMember(db)
  const { token } = await issueMemberSession(db, member, 'other')
  return { member, headers: { authorization: `Bearer ${token}` } }
}

async function read(app: FastifyInstance, headers: object, query = '') {
  const reply = await app.inject({ url: `/api/member/access${query}`, headers: { ...headers } })
  return reply.json().data
}

test('a member reads what happened to their account, and nobody else’s', async ({ db, app }) => {
  const { member, headers } = await signedIn(db)
  const stranger = await signedIn(db)
  const login = { membership_no: member, mem_password: 'wrong' }
  await app.inject({
    method: 'POST',
    url: '/api/member/auth/login',
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile' },
    payload: login,
  })

  expect((await read(app, headers)).events).toMatchObject([
    { action: 'member.login', outcome: 'refused', by: 'visitor', device: 'Chrome บน Android' },
  ])
  expect(await read(app, stranger.headers)).toEqual({ events: [], next: null })
  expect((await app.inject('/api/member/access')).statusCode).toBe(401)
})

test('SEC-59 an officer’s visit is one entry: who, why, what they looked at and when last', async ({
  db,
  app,
}) => {
  const { member, headers } = await signedIn(db)
  const { login } = await givenOfficer(db, { name: 'กมลชนก ดีพร้อม' })
  for (let visit = 0; visit < 2; visit++) {
    const { headers: looking } = await givenImpersonation(app, login, member)
    const look = { method: 'POST', headers: looking } as const
    await app.inject({ ...look, url: '/api/member/auth/getAuthUser' })
    if (visit === 0) await app.inject({ ...look, url: '/api/member/termofconditional' })
    await app.inject({ ...look, url: '/api/member/auth/logout' })
  }

  const { events } = await read(app, headers)

  expect(events).toHaveLength(2)
  expect(events[1]).toMatchObject({
    action: 'impersonation.start',
    by: 'staff',
    officer: 'กมลชนก ดีพร้อม',
    address: null,
    visit: {
      reason: 'สมาชิกขอให้ช่วยดูยอดหุ้น',
      ticket: 'T-1',
      looks: 3,
      pages: [
        '/api/member/auth/getAuthUser',
        '/api/member/auth/logout',
        '/api/member/termofconditional',
      ],
      last_look_at: expect.any(String),
    },
  })
  expect(events[0].visit.looks).toBe(2)
})

test('everything about a member that is told has words, and what is not for them is left out', async ({
  db,
  app,
}) => {
  const { member, headers } = await signedIn(db)
  const about = { actor: 'system', subjectNo: member, outcome: 'done' } as const
  const actions = Object.keys(AUDIT_ACTIONS) as AuditAction[]
  for (const action of actions) await appendAudit(db, app.audit, { ...about, action })

  const told: string[] = []
  for (let before = ''; ; ) {
    const page = await read(app, headers, before)
    told.push(...page.events.map(({ action }: { action: string }) => accessWords(action, 'done')))
    if (page.next === null) break
    before = `?before=${page.next}`
  }

  expect(told).toHaveLength(actions.length - HIDDEN_FROM_MEMBERS.length)
  expect(told).toContain('มีการขอตั้งรหัสผ่านของบัญชีท่าน')
  expect(told.join()).not.toContain('รายการอื่น')
})

test('what is older comes page by page, without a gap and without a repetition', async ({
  db,
  app,
}) => {
  const { member, headers } = await signedIn(db)
  for (let at = 0; at < 45; at++) {
    await appendAudit(db, app.audit, {
      actor: `member:${member}`,
      action: 'member.login',
      subjectNo: member,
      outcome: 'done',
    })
  }

  const first = await read(app, headers)
  const second = await read(app, headers, `?before=${first.next}`)
  const third = await read(app, headers, `?before=${second.next}`)

  expect([first, second, third].map(({ events }) => events.length)).toEqual([20, 20, 5])
  expect(third.next).toBeNull()
  const seqs = [first, second, third].flatMap(({ events }) =>
    events.map(({ seq }: { seq: number }) => seq),
  )
  expect(new Set(seqs).size).toBe(45)
  expect(seqs).toEqual([...seqs].sort((a, b) => b - a))
  for (const before of ['0', '-1', 'x', '1e3', '']) {
    const reply = await app.inject({ url: `/api/member/access?before=${before}`, headers })
    expect(reply.statusCode, before).toBe(400)
  }
})

test('a consent is given and taken back, each time written down, and only the last word counts', async ({
  db,
  app,
}) => {
  const { member, headers } = await signedIn(db)
  const say = (purpose: string, given: unknown) =>
    app.inject({
      method: 'POST',
      url: '/api/member/consents',
      headers,
      payload: { purpose, given },
    })
  const given = async () => {
    const reply = await app.inject({ url: '/api/member/consents', headers })
    const { consents } = reply.json().data
    return consents
      .filter((one: { given: boolean }) => one.given)
      .map((one: { purpose: string }) => one.purpose)
  }

  expect(await given()).toEqual([]) // nothing is ticked for anybody
  await say('marketing', true)
  await say('photo', true)
  await say('marketing', false)
  expect(await given()).toEqual(['photo'])
  expect((await say('everything', true)).statusCode).toBe(400)
  expect((await say('photo', 'yes')).statusCode).toBe(400)

  const events = await db.selectFrom('consent_event').selectAll().orderBy('consent_id').execute()
  expect(events.map((event) => [event.membership_no, event.purpose, event.given])).toEqual([
    [member, 'marketing', true],
    [member, 'photo', true],
    [member, 'marketing', false],
  ])
  const audit = await db.selectFrom('audit_event').select('action').orderBy('seq').execute()
  expect(audit.map(({ action }) => action)).toEqual([
    'consent.give',
    'consent.give',
    'consent.withdraw',
  ])
})

test('SEC-21 a copy of my data needs my password once more, and is written down', async ({
  db,
  app,
}) => {
  const { member, headers } = await signedIn(db)
  const password_hash = await hashPassword(PASSWORD)
  await addCredentials(db, [{ kind: 'member', login: member, password_hash }])
  await givenAgreement(db, member, await givenTerms(db))
  const copy = (mem_password: string) =>
    app.inject({ method: 'POST', url: '/api/member/data-copy', headers, payload: { mem_password } })

  expect((await copy('guessed')).statusCode).toBe(400)
  const copied = await copy(PASSWORD)

  expect(copied.json().data).toMatchObject({
    membership_no: member,
    as_of: null,
    portal: {
      member: [{ membership_no: member, member_surname: 'ใจงาม' }],
      session: [{ kind: 'member', device: 'Chrome บน Android' }],
      audit_event: [{ action: 'member.step_up', outcome: 'refused' }],
    },
  })
  expect(copied.body).not.toContain(password_hash)
  expect(copied.body).not.toMatch(/token|password_hash|bind/)
  const events = await db
    .selectFrom('audit_event')
    .select(['action', 'outcome'])
    .orderBy('seq')
    .execute()
  expect(events).toEqual([
    { action: 'member.step_up', outcome: 'refused' },
    { action: 'data.copy', outcome: 'done' },
  ])
})
