import { sql } from 'kysely'
import { expect, test } from '#tests/support/app/test.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import { givenMember, givenVisitor } from '#tests/support/given/site.ts'

const URL = '/api/member/auth/getAuthUser'

function bearer(token: string) {
  return { authorization: `Bearer ${token}` }
}

test('a signed-in member is told who they are, and nothing more', async ({ db, app }) => {
  const somying = await givenMember(db, 'สมหญิง')
  const { token } = await issueMemberSession(db, somying, 'other')

  const reply = await app.inject({ method: 'POST', url: URL, headers: bearer(token) })

  expect(reply.json()).toEqual({
    rc_code: '1',
    membership_no: somying,
    member: { member_name: 'สมหญิง', member_surname: 'ใจงาม' },
  })
})

test('each token speaks for its own member', async ({ db, app }) => {
  const [somying, prasert] = [await givenMember(db, 'สมหญิง'), await givenMember(db, 'ประเสริฐ')]
  const first = await issueMemberSession(db, somying, 'other')
  const second = await issueMemberSession(db, prasert, 'other')

  const asked = await Promise.all(
    [first, second].map(({ token }) =>
      app.inject({ method: 'POST', url: URL, headers: bearer(token) }),
    ),
  )

  expect(asked.map((reply) => reply.json().membership_no)).toEqual([somying, prasert])
})

test('without a living session there is only a refusal, and always the same one', async ({
  db,
  app,
}) => {
  const member = await givenMember(db)
  const expired = await issueMemberSession(db, member, 'other')
  const revoked = await issueMemberSession(db, member, 'other')
  await db.updateTable('session').set({ idle_expires: sql`now() - interval '1 second'` }).execute()
  const alive = await issueMemberSession(db, member, 'other')
  await db
    .updateTable('session')
    .set({ revoked_at: new Date() })
    .where('idle_expires', '>', sql<Date>`now()`)
    .execute()

  const refusals = await Promise.all(
    [
      {},
      { authorization: 'Bearer ' },
      { authorization: 'Basic MDAwMDAxOng=' },
      bearer(`cm1_${'A'.repeat(43)}`),
      bearer('eyJhbGciOiJub25lIn0.e30.'),
      bearer(expired.token),
      bearer(revoked.token),
      bearer(alive.token),
    ].map((headers) => app.inject({ method: 'POST', url: URL, headers })),
  )

  for (const reply of refusals) {
    expect(reply.statusCode).toBe(401)
    expect(reply.json()).toMatchObject({
      rc_code: '0',
      error: 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง',
    })
  }
})

test('a token taken from a browser is worth nothing without that browser’s cookie', async ({
  db,
  app,
}) => {
  const { token, binding } = await issueMemberSession(db, await givenMember(db), 'browser')
  const csrf = await givenVisitor(app)
  const ask = (cookie: string) =>
    app.inject({
      method: 'POST',
      url: URL,
      headers: {
        ...bearer(token),
        'x-csrf-token': csrf.token,
        cookie: `${csrf.cookie}; ${cookie}`,
      },
    })

  expect((await ask('')).statusCode).toBe(401)
  expect((await ask(`__Host-mb=${'A'.repeat(43)}`)).statusCode).toBe(401)
  expect((await ask(`__Host-mb=${binding}`)).statusCode).toBe(200)
})

test('SEC-15 the database never sees a token, only its hash', async ({ db }) => {
  const { token, binding } = await issueMemberSession(db, await givenMember(db), 'browser')

  const rows = await db.selectFrom('session').selectAll().execute()
  const values = rows.flatMap((row) => Object.values<unknown>(row))
  // Bytes are read as letters, or nobody would find a token among them.
  const kept = values.map((one) => (Buffer.isBuffer(one) ? one.toString('latin1') : String(one)))

  for (const secret of [token, String(binding)])
    expect(kept.join('|')).not.toContain(secret.slice(-16))
})
