import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { setPasswordHash } from '#database/queries/identity/credential.ts'
import { endOtherSessions } from '#database/queries/identity/session.ts'
import { recorded } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { requireOwnPassword } from './own-password.ts'
import { hashPassword } from './password.ts'
import { type PersonFacts, requireGoodPassword } from './password-check.ts'

export interface PasswordOwner {
  kind: 'member' | 'unit'
  login: string
  /** Of the session at hand, which goes on. */
  family: string
  known: PersonFacts
  /** Lets them know, in the same transaction, where there is a way to. */
  tell?(trx: Db): Promise<void>
}

/** The old password is asked for again: whoever found the phone unlocked does not know it. */
export async function changePassword(
  request: FastifyRequest,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
  { kind, login, family, known, tell }: PasswordOwner,
): Promise<void> {
  await requireOwnPassword(request, oldPassword, 'รหัสผ่านเดิมไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่')
  if (newPassword.normalize('NFC') === oldPassword.normalize('NFC'))
    throw new Refusal(400, 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม')
  await requireGoodPassword(request.server, known, newPassword)

  const newHash = await hashPassword(newPassword)
  await recorded(request, async (trx) => {
    await setPasswordHash(trx, kind, login, newHash)
    // Whoever knew the old password may still be signed in somewhere else.
    await endOtherSessions(trx, { kind, subjectId: login, butFamily: family }, 'password changed')
    await tell?.(trx)
    return { action: `${kind}.password`, detail: {} }
  })
}
