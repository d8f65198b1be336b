import type { FastifyRequest } from 'fastify'
import { passwordHashOf } from '#database/queries/identity/credential.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { limitTries } from '../http/rate-limit.ts'
import { holderOf } from '../passkeys/holder.ts'
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
  const { db, secrets } = request.server
  const { kind, login } = holderOf(request)
  await limitTries(db, secrets.csrf, TRIES, `${kind}:${login}`)
  if (await passwordMatches(password, await passwordHashOf(db, kind, login))) return
  await recordRefusedProof(request)
  throw new Refusal(400, wrong)
}

export function recordRefusedProof(request: FastifyRequest): Promise<void> {
  return recordAudit(request.server.db, request, {
    action: `${holderOf(request).kind}.step_up`,
    outcome: 'refused',
    detail: { route: request.routeOptions.url ?? '' },
  })
}
