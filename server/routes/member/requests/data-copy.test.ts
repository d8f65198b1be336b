import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connection, connect } from '#database/core/connect.ts'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { isNationalId } from '#domain/person/national-id.ts'
import { hashPassword } from '#server/identity/password.ts'
import { buildTestApp } from '#tests/support/app/test.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import { givenNight, type NightDatabase, queryAsOwner } from '#tests/support/night/night.ts'

const PASSWORD = 'a password only this member knows'

let database: NightDatabase
let connection: Connection
beforeAll(async () => {
  ;({ database } = await givenNight('data_copy', { members: 30, units: 4 }))
  connection = connect(database.app, 4)
})
afterAll(() => connection.close())

test('SEC-56 the copy holds every row of the night that is mine, my national id in full, and nobody else’s', async () => {
  const { db } = connection
  const [borrower] = await queryAsOwner<{ borrower_no: string }>(
    database.owner,
    'select borrower_no from guarantee where guarantor_no is not null limit 1',
  )
  const member = String(borrower?.borrower_no)
  const password_hash = await hashPassword(PASSWORD)
  await addCredentials(db, [{ kind: 'member', login: member, password_hash }])
  const { token } = await issueMemberSession(db, member, 'other')
  const app = await buildTestApp(db)
  try {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/member/data-copy',
      headers: { authorization: `Bearer ${token}` },
      payload: { mem_password: PASSWORD },
    })
    const { as_of, night } = reply.json().data

    expect(as_of).toBe('2026-10-31')
    expect(isNationalId(night.member_detail[0].national_id)).toBe(true)
    expect(night.member_detail[0]).not.toHaveProperty('national_id_index')
    for (const [table, rows] of Object.entries<Record<string, unknown>[]>(night)) {
      const [{ count } = { count: -1 }] = await queryAsOwner<{ count: number }>(
        database.owner,
        table === 'guarantee'
          ? `select count(*)::int as count from guarantee where '${member}' in (borrower_no, guarantor_no)`
          : `select count(*)::int as count from ${table} where membership_no = '${member}'`,
      )
      expect(rows.length, table).toBe(count)
    }
    expect(Object.keys(night).length).toBeGreaterThan(15)
  } finally {
    await app.close()
  }
})
