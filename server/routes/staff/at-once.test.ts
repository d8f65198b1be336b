// What must not happen twice, tried by many at once: committed, so in a database of its own.

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connection, connect } from '#database/core/connect.ts'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { addStaff } from '#database/queries/identity/staff.ts'
import { addTicket } from '#database/queries/identity/staff-factor.ts'
import { hashPassword } from '#server/identity/password.ts'
import { hashOf } from '#server/identity/secret-hash.ts'
import { type By, beginAnew, changeOfficer } from '#server/identity/staff/manage-staff.ts'
import { totpCode } from '#server/identity/totp.ts'
import { SEALING } from '#tests/support/app/sealing.ts'
import { buildTestApp } from '#tests/support/app/test.ts'
import { givenNightDatabase } from '#tests/support/night/night.ts'

const PASSWORD = 'ดอกไม้ป่าริมทางเขียว'
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
let connection: Connection
let app: FastifyInstance
let by: By

beforeAll(async () => {
  connection = connect((await givenNightDatabase('staff_race')).app, 10)
  const { db } = connection
  app = await buildTestApp(db)
  by = { name: 'ทดสอบ', secret: app.secrets.csrf, tell: async () => undefined }
  const officer = (login: string) => ({ login, name: login, disabled_at: null })
  await addStaff(db, [{ ...officer('racer'), roles: ['editor'] }])
  await addStaff(db, [
    { ...officer('one'), roles: ['administrator'] },
    { ...officer('two'), roles: ['administrator'] },
  ])
  const password_hash = await hashPassword(PASSWORD)
  await addCredentials(db, [
    { kind: 'staff', login: 'racer', password_hash, totp_sealed: SEALING.seal(SECRET) },
  ])
})
afterAll(async () => {
  await app.close()
  await connection.close()
})

/** Each from a network of its own, or the limit would answer for the database. */
function post(url: string, payload: object, at = 1) {
  return app.inject({ method: 'POST', url, payload, remoteAddress: `127.9.${at}.1` })
}

test('SEC-14 of many who saw one code of the moment one gets in', async () => {
  const tickets = Array.from({ length: 8 }, (_, at) => `cp1_${at}`)
  for (const ticket of tickets) {
    const given = { login: 'racer', new_secret_sealed: null, new_device: true, failures: 0 }
    await addTicket(connection.db, hashOf(ticket), given)
  }
  const code = totpCode(SECRET, new Date())
  const replies = await Promise.all(
    tickets.map((ticket, at) => post('/api/admin/auth/totp', { ticket, code }, at)),
  )
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('SEC-14 of many who have one code for a password one sets it', async () => {
  const { code } = await beginAnew(connection.db, 'racer', by)
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      post('/api/admin/auth/setup', { code, password: PASSWORD }, at),
    ),
  )
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('two administrators who take each other’s role away at once leave one of them', async () => {
  const demoted = (login: string) => ({ login, name: login, roles: ['editor' as const] })
  const outcomes = await Promise.allSettled([
    changeOfficer(connection.db, demoted('one'), by),
    changeOfficer(connection.db, demoted('two'), by),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
