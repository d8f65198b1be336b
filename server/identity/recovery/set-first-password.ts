import type { FastifyRequest } from 'fastify'
import type { FirstPassword, PasswordSet } from '#contract/member/recovery.ts'
import { setPasswordHash } from '#database/queries/identity/credential.ts'
import type { Purpose } from '#database/queries/identity/one-time-code.ts'
import { holderOfTicket, spendTicket } from '#database/queries/identity/one-time-code.ts'
import { endRecoveryHold } from '#database/queries/identity/recovery/recovery-hold.ts'
import { endOtherSessions } from '#database/queries/identity/session.ts'
import { forgetTries } from '#database/queries/identity/sign-in-failure.ts'
import { guessableFactsOfMember, presentMember } from '#database/queries/member/member.ts'
import { recorded } from '../../audit/audit.ts'
import { Refusal } from '../../http/errors.ts'
import { requireEnoughProof } from '../../passkeys/passkey-only.ts'
import { hashPassword } from '../password.ts'
import { requireGoodPassword } from '../password-check.ts'
import { accountKey } from '../sign-in.ts'
import { ticketHash, visitorOf } from './codes.ts'
import { notifyWithStop } from './notify-with-stop.ts'
import { requireNotStopped } from './stop.ts'

const DONE: Record<Purpose, string> = {
  register: 'ตั้งรหัสผ่านเรียบร้อยแล้ว เข้าสู่ระบบด้วยเลขสมาชิกและรหัสผ่านใหม่ได้ทันที',
  forget: 'ตั้งรหัสผ่านใหม่เรียบร้อยแล้ว อุปกรณ์ที่เข้าสู่ระบบไว้ถูกให้ออกจากระบบทั้งหมด',
}

/**
 * The first password and one in the place of a forgotten one are the same thing. Nobody is signed in by it
 * (docs/security.md#sessions): the new password is typed once more, and the portal's own door decides.
 */
export async function setFirstPassword(
  request: FastifyRequest,
  purpose: Purpose,
  { ticket, mem_password: password }: FirstPassword,
): Promise<PasswordSet> {
  const { db, secrets } = request.server
  const hashed = ticketHash(ticket)
  const shown = { purpose, visitor: visitorOf(request), ticketHash: hashed }
  const holder = await holderOfTicket(db, shown)
  if (!holder) throw worthless()
  const { membershipNo } = holder
  await requireGoodPassword(
    request.server,
    await guessableFactsOfMember(db, membershipNo),
    password,
  )

  const passwordHash = await hashPassword(password)
  await recorded(request, async (trx) => {
    await requireNotStopped(trx, membershipNo)
    const isMember = await presentMember(trx, membershipNo)
    if (!isMember || !(await spendTicket(trx, hashed, membershipNo))) throw worthless()
    await requireEnoughProof(trx, request, holder)
    await endRecoveryHold(trx, membershipNo)
    await setPasswordHash(trx, 'member', membershipNo, passwordHash)
    await endOtherSessions(trx, { kind: 'member', subjectId: membershipNo }, 'password reset')
    await forgetTries(trx, accountKey(secrets.csrf, 'member', membershipNo))
    await notifyWithStop(trx, request, membershipNo, { template: 'password_set' })
    return {
      actor: `member:${membershipNo}`,
      action: `member.${purpose}`,
      subjectNo: membershipNo,
      detail: {},
    }
  })
  return { rc_code: '1', messages: [DONE[purpose]] }
}

function worthless(): Refusal {
  return new Refusal(401, 'การยืนยันตัวตนหมดเวลาหรือถูกใช้ไปแล้ว กรุณาเริ่มใหม่จากขั้นตอนแรก')
}
