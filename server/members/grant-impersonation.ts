import { randomBytes } from 'node:crypto'
import type { AuditEvent } from '#database/core/audit.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { addGrant } from '#database/queries/identity/impersonation-grant.ts'
import { isOfficersNumber, presentOfficer } from '#database/queries/identity/staff.ts'
import { presentMember } from '#database/queries/member/member.ts'
import { IMPERSONATING_ROLES } from '#domain/identity/staff-role.ts'
import { Refusal } from '../http/errors.ts'
import { hashOf } from '../identity/secret-hash.ts'

export const GRANT_SECONDS = 60

interface ImpersonationRequest {
  staffLogin: string
  membershipNo: string
  reason: string
  ticket: string
}

type Tell = (
  trx: Db,
  event: Pick<AuditEvent, 'actor' | 'action' | 'subjectNo' | 'outcome'> & { detail: object },
) => Promise<void>

/**
 * Leave to look once through a member's eyes. The code is told here and never again; it goes into the part of
 * an address that browsers do not send, so that no log ever holds it.
 */
export async function grantImpersonation(
  db: Db,
  { staffLogin, membershipNo, reason, ticket }: ImpersonationRequest,
  tell: Tell,
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  const refusal = await inTransaction(db, async (trx) => {
    const why = await whyNot(trx, staffLogin, membershipNo)
    if (!why) {
      const codeHash = hashOf(code)
      const seconds = GRANT_SECONDS
      await addGrant(trx, { codeHash, staffLogin, membershipNo, reason, ticket, seconds })
    }
    await tell(trx, {
      actor: `staff:${staffLogin}`,
      action: 'impersonation.grant',
      subjectNo: membershipNo,
      outcome: why ? 'refused' : 'done',
      detail: { reason, ticket },
    })
    return why
  })
  if (refusal) throw refusal
  return code
}

async function whyNot(
  trx: Db,
  staffLogin: string,
  membershipNo: string,
): Promise<Refusal | undefined> {
  const officer = await presentOfficer(trx, staffLogin)
  if (!officer?.roles.some((role) => IMPERSONATING_ROLES.includes(role)))
    return new Refusal(403, 'ท่านไม่มีสิทธิ์เข้าดูข้อมูลในนามสมาชิก')
  if (await isOfficersNumber(trx, membershipNo))
    return new Refusal(403, 'เข้าดูในนามสมาชิกที่เป็นเจ้าหน้าที่ไม่ได้')
  if (!(await presentMember(trx, membershipNo)))
    return new Refusal(409, 'ไม่พบสมาชิกเลขนี้ หรือพ้นสมาชิกภาพแล้ว')
  return undefined
}
