import type { FastifyInstance } from 'fastify'
import { passwordProblem, STAFF_PASSWORD_MIN } from '#domain/password-rules.ts'
import { isCommonPassword } from './common-passwords.ts'
import { Refusal } from './errors.ts'
import { readPageConfig } from './page-config.ts'

/** As for members, and longer (D1): an officer's password opens more than one person's money. */
export async function requireGoodStaffPassword(
  app: FastifyInstance,
  { login, name }: { login: string; name: string },
  password: string,
): Promise<void> {
  if ([...password.normalize('NFC')].length < STAFF_PASSWORD_MIN)
    throw new Refusal(400, `รหัสผ่านต้องยาวอย่างน้อย ${STAFF_PASSWORD_MIN} ตัวอักษร`)
  const { coopNameTH, coopNameEN } = await readPageConfig(app.db)
  const cooperative = [coopNameTH, ...coopNameEN.split(/\W+/), 'สหกรณ์', 'coop']
  const known = { membershipNo: login, names: name.split(/\s+/), cooperative }
  const problem = passwordProblem(password, known, isCommonPassword)
  if (problem) throw new Refusal(400, problem)
}
