import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { TermsAcceptance, TermsCheck } from '#contract/member/terms.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { addDocument } from '#database/queries/signing/signing-document.ts'
import {
  addAcceptances,
  type DueTerms,
  dueTerms,
  oneAtATime,
  termsBody,
} from '#database/queries/site/terms.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { termsPurpose, termsStatement } from '#domain/signing/terms-statement.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { signAccepted } from '#server/signing/accepted.ts'

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

/** A signature of the lowest level under each text that is due (docs/decisions/0042-terms-are-signed.md). */
export async function acceptTerms(
  request: FastifyRequest,
  body: TermsAcceptance,
): Promise<OkReply> {
  const { membershipNo } = request.member
  const now = new Date()
  await inTransaction(request.server.db, async (trx) => {
    // Agreeing twice, in two tabs, is agreeing once.
    await oneAtATime(trx, membershipNo)
    const due = await dueTerms(trx, membershipNo, bangkokDate(now))
    const isRead = (terms: DueTerms) =>
      body.versions.some(
        ({ kind, version, sha256 }) =>
          kind === terms.kind &&
          version === terms.version &&
          sha256 === terms.sha256.toString('hex'),
      )
    // All or nothing: whoever was shown other words than those in force has not agreed to these.
    if (!due.every(isRead))
      throw new Refusal(409, 'ข้อกำหนดมีฉบับใหม่กว่าที่ท่านอ่าน กรุณาอ่านฉบับล่าสุดแล้วยอมรับอีกครั้ง')
    const statement = termsStatement(due.map(({ kind }) => kind))
    for (const terms of due) {
      const { signingId } = await signTerms(trx, request, terms, statement)
      const { kind, version, sha256 } = terms
      const address = request.ip
      await addAcceptances(trx, [
        { membershipNo, kind, version, sha256, at: now, address, signingId },
      ])
    }
  })
  return okReply('บันทึกการยอมรับข้อกำหนดแล้ว')
}

/** The very words, whose hash the browser sent back; kept once for all members. */
async function signTerms(
  trx: Db,
  request: FastifyRequest,
  { kind, version, title, sha256 }: DueTerms,
  statement: string,
) {
  const bytes = Buffer.from(await termsBody(trx, kind, version))
  await addDocument(trx, {
    sha256,
    media_type: 'text/html',
    bytes,
    title,
    number: `ฉบับที่ ${version}`,
    template: null,
    content: null,
    paper_code: null,
  })
  return signAccepted(trx, request, {
    kind,
    purpose: termsPurpose(kind),
    reference: version,
    sha256,
    statements: [statement],
    action: `${kind}.accept`,
  })
}
