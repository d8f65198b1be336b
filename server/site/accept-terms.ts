import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { TermsAcceptance, TermsCheck } from '#contract/member/terms.ts'
import { inTransaction } from '#database/core/connect.ts'
import { addAcceptances, dueTerms } from '#database/queries/site/terms.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'

export async function readTermsToAccept({ member, server }: FastifyRequest): Promise<TermsCheck> {
  // Terms are the member's to agree to, and do not stand in the way of an officer who only looks.
  if (member.actStaff !== null) return dataReply({ due: [] })
  const due = await dueTerms(server.db, member.membershipNo, bangkokDate(new Date()))
  return {
    rc_code: due.length === 0 ? ('1' as const) : ('0' as const),
    data: {
      due: due.map(({ agreedBefore, sha256, ...terms }) => ({
        ...terms,
        sha256: sha256.toString('hex'),
        agreed_before: agreedBefore,
      })),
    },
  }
}

export async function acceptTerms(
  request: FastifyRequest,
  body: TermsAcceptance,
): Promise<OkReply> {
  const { membershipNo } = request.member
  const now = new Date()
  await inTransaction(request.server.db, async (trx) => {
    const due = await dueTerms(trx, membershipNo, bangkokDate(now))
    const accepted = due.filter((terms) =>
      body.versions.some(
        ({ kind, version, sha256 }) =>
          kind === terms.kind &&
          version === terms.version &&
          sha256 === terms.sha256.toString('hex'),
      ),
    )
    // All or nothing: whoever was shown other words than those in force has not agreed to these.
    if (accepted.length < due.length)
      throw new Refusal(409, 'ข้อกำหนดมีฉบับใหม่กว่าที่ท่านอ่าน กรุณาอ่านฉบับล่าสุดแล้วยอมรับอีกครั้ง')
    if (accepted.length === 0) return
    await addAcceptances(
      trx,
      accepted.map(({ kind, version, sha256 }) => ({
        membershipNo,
        kind,
        version,
        sha256,
        at: now,
        address: request.ip,
      })),
    )
    await recordAudit(trx, request, {
      action: 'terms.accept',
      detail: Object.fromEntries(accepted.map(({ kind, version }) => [kind, version])),
    })
  })
  return okReply('บันทึกการยอมรับข้อกำหนดแล้ว')
}
