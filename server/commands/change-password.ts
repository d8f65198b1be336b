import type { FastifyRequest } from 'fastify'
import { type Db, inTransaction } from '#database/connect.ts'
import { setPasswordHash } from '#database/queries/credential.ts'
import { endOtherSessions } from '#database/queries/session.ts'
import { writeDown } from '../audit.ts'
import { Refusal } from '../errors.ts'
import { requireGoodPassword } from '../good-password.ts'
import { notify } from '../outbox/put.ts'
import { requireOwnPassword } from '../own-password.ts'
import { hashPassword } from '../password.ts'

/** The old password is asked for again: whoever found the phone unlocked does not know it. */
export async function changePassword(
  db: Db,
  request: FastifyRequest,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> {
  const { member } = request
  await requireOwnPassword(request, oldPassword, 'รหัสผ่านเดิมไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่')
  if (newPassword.normalize('NFC') === oldPassword.normalize('NFC'))
    throw new Refusal(400, 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม')
  await requireGoodPassword(request.server, member.membershipNo, newPassword)

  const newHash = await hashPassword(newPassword)
  await inTransaction(db, async (trx) => {
    await setPasswordHash(trx, 'member', member.membershipNo, newHash)
    // Whoever knew the old password may still be signed in somewhere else.
    await endOtherSessions(
      trx,
      { kind: 'member', subjectId: member.membershipNo, butFamily: member.family },
      'password changed',
    )
    const notice = { template: 'password_changed', at: new Date() } as const
    await notify(trx, request.server.sealing, member.membershipNo, notice)
    await writeDown(trx, request, { action: 'member.password', detail: {} })
  })
}
