import type { FastifyRequest } from 'fastify'
import { passwordHashOf } from '#database/queries/identity/credential.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { limitTries } from '../http/rate-limit.ts'
import { passwordMatches } from './password.ts'

const TRIES = { name: 'step-up', max: 10, seconds: 15 * 60 }

/**
 * The password of whoever is signed in, asked for once more before something grave (SEC-21): a screen left
 * unlocked does not know it.
 */
export async function requireOwnPassword(
  request: FastifyRequest,
  password: string,
  wrong = 'รหัสผ่านไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่',
): Promise<void> {
  const { member, staff, unit } = request
  const { db, secrets } = request.server
  const [kind, login] = staff
    ? (['staff', staff.login] as const)
    : unit
      ? (['unit', unit.login] as const)
      : (['member', member.membershipNo] as const)
  await limitTries(db, secrets.csrf, TRIES, `${kind}:${login}`)
  if (await passwordMatches(password, await passwordHashOf(db, kind, login))) return
  await recordAudit(db, request, {
    action: `${kind}.step_up`,
    outcome: 'refused',
    detail: { route: request.routeOptions.url ?? '' },
  })
  throw new Refusal(400, wrong)
}
