import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GrantRequest } from '#contract/staff/impersonation.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { redeemGrant } from '#database/queries/identity/impersonation-grant.ts'
import { presentMember } from '#database/queries/member/member.ts'
import { padMembershipNo } from '#domain/person/membership-no.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { requireOwnPassword } from '#server/identity/own-password.ts'
import { hashOf } from '#server/identity/secret-hash.ts'
import { clientOf, giveBinding, issueSession, memberIn } from '#server/identity/session.ts'
import { GRANT_SECONDS, grantImpersonation } from '#server/members/grant-impersonation.ts'

const CODE = /^[\w-]{43}$/

const NOT_GRANTED = 'ไม่มีสิทธิ์เข้าดูข้อมูลสมาชิกรายนี้ หรือสิทธิ์หมดอายุหรือใช้ไปแล้ว กรุณาขอสิทธิ์ใหม่'

export async function grantVisit(request: FastifyRequest, body: GrantRequest) {
  await requireOwnPassword(request, body.password)
  const asked = {
    staffLogin: request.staff.login,
    membershipNo: padMembershipNo(body.membership_no) ?? '',
    reason: visitorLine(body.reason),
    ticket: visitorLine(body.ticket ?? ''),
  }
  if (asked.reason.length < 10) throw new Refusal(400, 'กรุณากรอกเหตุผลอย่างน้อย 10 ตัวอักษร')
  const code = await grantImpersonation(request.server.db, asked, (trx, { detail, ...event }) =>
    recordAudit(trx, request, { ...event, detail: { ...detail } }),
  )
  const address = `/member/impersonate#g=${code}`
  return dataReply({ address, seconds: GRANT_SECONDS })
}

export async function startVisit(request: FastifyRequest, reply: FastifyReply) {
  requireOwnPage(request)
  // From one member to the next there is no way but through a grant of one's own.
  if ((await memberIn(request))?.actStaff) throw new Refusal(403, 'กรุณาออกจากการดูในนามสมาชิกเดิมก่อน')
  const code = String(request.headers['x-impersonation-grant'] ?? '')
  const outcome = await inTransaction(request.server.db, (trx) => redeem(trx, request, code))
  if (outcome instanceof Refusal) throw outcome
  giveBinding(reply, outcome.session)
  return outcome.answer
}

/** Answers the refusal rather than throwing it: what is written down of it must be kept. */
async function redeem(trx: Db, request: FastifyRequest, code: string) {
  const grant = CODE.test(code) ? await redeemGrant(trx, hashOf(code)) : undefined
  if (!grant) {
    const told = { action: 'impersonation.start' as const, outcome: 'refused', detail: {} } as const
    await recordAudit(trx, request, { ...told, actor: 'visitor' })
    return new Refusal(401, NOT_GRANTED)
  }
  const { staffLogin, officer, membershipNo, reason, ticket, grantId, mayStill } = grant
  const event = {
    action: 'impersonation.start' as const,
    actor: `staff:${staffLogin}`,
    subjectNo: membershipNo,
    detail: { reason, ticket },
  }
  const member = await presentMember(trx, membershipNo)
  if (!mayStill || !member) {
    await recordAudit(trx, request, { ...event, outcome: 'refused' })
    return mayStill ? new Refusal(409, 'สมาชิกรายนี้พ้นสมาชิกภาพแล้ว') : new Refusal(401, NOT_GRANTED)
  }
  const session = await issueSession(trx, {
    kind: 'impersonation',
    subjectId: membershipNo,
    client: clientOf(request),
    actStaff: staffLogin,
    grantId,
  })
  await recordAudit(trx, request, event)
  const answer = {
    rc_code: '1' as const,
    token: session.token,
    membership_no: membershipNo,
    member: { member_name: member.name, member_surname: member.surname },
    impersonation: { officer, ends_at: session.endsAt.toISOString() },
  }
  return { session, answer }
}

/** A link, a picture or a page fetched ahead cannot say all of this. */
function requireOwnPage({ headers }: FastifyRequest): void {
  const isOwn =
    headers['sec-fetch-site'] === 'same-origin' &&
    headers['sec-fetch-mode'] === 'cors' &&
    headers['sec-purpose'] === undefined &&
    headers.purpose === undefined
  if (!isOwn) throw new Refusal(403, 'คำขอนี้ไม่ได้มาจากเว็บไซต์ของสหกรณ์')
}
