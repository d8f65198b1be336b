// People of an employer unit, as a test needs them.

import type { Db } from '#database/core/connect.ts'
import { setPasswordHash } from '#database/queries/identity/credential.ts'
import { addUnitUsers } from '#database/queries/identity/unit-user.ts'
import { issueSession } from '#server/identity/session.ts'
import { hashedPassword } from './account.ts'

export const UNIT = '00010001'

interface GivenUnitUser {
  login?: string
  name?: string
  disabledAt?: Date | null
}

/** Somebody of a unit, by their login, with the password of account.ts. */
export async function givenUnitUser(
  db: Db,
  { login = UNIT, name = 'จันทร์เพ็ญ ศรีวงศ์', disabledAt = null }: GivenUnitUser = {},
): Promise<string> {
  const unit_no = login.slice(0, 8)
  await addUnitUsers(db, [{ login, unit_no, name, disabled_at: disabledAt }])
  await setPasswordHash(db, 'unit', login, await hashedPassword())
  return login
}

/** The same, who has signed in already; the headers are what their calls carry. */
export async function givenUnitSession(db: Db, given: GivenUnitUser = {}) {
  const login = await givenUnitUser(db, given)
  const client = { kind: 'other', device: 'Chrome บน Windows', address: '127.0.0.1' } as const
  const { token } = await issueSession(db, { kind: 'unit', subjectId: login, client })
  return { login, token, headers: { authorization: `Bearer ${token}` } }
}
