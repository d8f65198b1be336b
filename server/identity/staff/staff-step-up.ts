// Before something grave an officer proves once more who they are; the session goes on under a new token (SEC-16).

import type { FastifyRequest } from 'fastify'
import { inTransaction } from '#database/core/connect.ts'
import { recordAudit } from '../../audit/audit.ts'
import { Refusal } from '../../http/errors.ts'
import { limitTries } from '../../http/rate-limit.ts'
import { requireOwnPassword } from '../own-password.ts'
import { freshToken, signedOut } from '../session.ts'
import { isCodeOfMoment } from './staff-sign-in.ts'

const TRIES = { name: 'step-up', max: 10, seconds: 15 * 60 }

export async function proveAgain(
  request: FastifyRequest,
  { password, code }: { password?: string; code?: string },
): Promise<string> {
  if (password !== undefined) await requireOwnPassword(request, password)
  else await requireOwnCode(request, code)
  return inTransaction(request.server.db, async (trx) => {
    const token = await freshToken(trx, 'staff', request.staff.tokenHash)
    if (!token) throw signedOut()
    const by = password === undefined ? 'code' : 'password'
    await recordAudit(trx, request, { action: 'staff.step_up', detail: { by } })
    return token
  })
}

async function requireOwnCode(request: FastifyRequest, code: string | undefined): Promise<void> {
  const { db, sealing, secrets } = request.server
  const { login } = request.staff
  await limitTries(db, secrets.csrf, TRIES, `staff:${login}`)
  if (await isCodeOfMoment(db, sealing, login, code)) return
  const told = { action: 'staff.step_up', outcome: 'refused' } as const
  await recordAudit(db, request, { ...told, detail: { by: 'code' } })
  throw new Refusal(400, 'รหัสไม่ถูกต้องหรือใช้ไปแล้ว รอรหัสถัดไปในแอปแล้วลองใหม่')
}
