import type { FastifyRequest } from 'fastify'
import { issuedPaper } from '#database/queries/paper/issued-paper.ts'
import { buddhistYear } from '#domain/calendar/thai-date.ts'
import { documentNumber, PAPER_KINDS, readVerificationCode } from '#domain/paper/issued-paper.ts'
import { maskedMembershipNo } from '#domain/person/membership-no.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { paperCodeOf, signaturesUnder } from '#server/signing/verify-signings.ts'

export async function verifyPaper({ server: app }: FastifyRequest, params: { code: string }) {
  const code = readVerificationCode(params.code)
  const paperCode = code && (await paperCodeOf(app.db, code))
  const paper = paperCode && (await issuedPaper(app.db, paperCode))
  if (!paper) return dataReply(null)
  const signed = await signaturesUnder(app.db, paperCode)
  const { kind, year, serial, membership_no, as_of, issued_on, totals } = paper
  return dataReply({
    kind_name: PAPER_KINDS[kind].name,
    number: documentNumber(kind, buddhistYear(year), serial),
    issued_on,
    as_of,
    membership_no_masked: membership_no && maskedMembershipNo(membership_no),
    totals: totals.map(([label, amount]) => ({ label, amount })),
    ...(signed && { signed }),
  })
}
