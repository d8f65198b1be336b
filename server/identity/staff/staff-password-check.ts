import type { FastifyInstance } from 'fastify'
import { passwordLength, STAFF_PASSWORD_MIN } from '#domain/identity/password-rules.ts'
import { Refusal } from '../../http/errors.ts'
import { requireGoodPassword } from '../password-check.ts'

/** As for members, and longer (docs/security.md#passwords): an officer's password opens more than one person's money. */
export async function requireGoodStaffPassword(
  app: FastifyInstance,
  { login, name }: { login: string; name: string },
  password: string,
): Promise<void> {
  if (passwordLength(password) < STAFF_PASSWORD_MIN)
    throw new Refusal(400, `รหัสผ่านต้องยาวอย่างน้อย ${STAFF_PASSWORD_MIN} ตัวอักษร`)
  await requireGoodPassword(app, { membershipNo: login, names: name.split(/\s+/) }, password)
}
