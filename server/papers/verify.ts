import type { FastifyRequest } from 'fastify'
import type { VerifiedPaper } from '#contract/public/verify.ts'
import type { Db } from '#database/core/connect.ts'
import { issuedPaper } from '#database/queries/paper/issued-paper.ts'
import { buddhistYear } from '#domain/calendar/thai-date.ts'
import { documentNumber, PAPER_KINDS, readVerificationCode } from '#domain/paper/issued-paper.ts'
import { maskedMembershipNo } from '#domain/person/membership-no.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { signaturesUnder, signedUnder } from '#server/signing/verify-signings.ts'

export async function verifyPaper({ server: { db } }: FastifyRequest, params: { code: string }) {
  const code = readVerificationCode(params.code)
  if (!code) return dataReply(null)
  const issued = await issuedPaper(db, code)
  const signed = issued ? undefined : await signedUnder(db, code)
  if (signed && 'text' in signed) return dataReply(signed.text)
  const paperCode = signed?.paperCode ?? code
  const paper = issued ?? (await issuedPaper(db, paperCode))
  return dataReply(paper ? await told(db, paper, paperCode) : null)
}

async function told(
  db: Db,
  paper: NonNullable<Awaited<ReturnType<typeof issuedPaper>>>,
  paperCode: string,
): Promise<VerifiedPaper> {
  const signed = await signaturesUnder(db, paperCode)
  const { kind, year, serial, membership_no, as_of, issued_on, totals } = paper
  return {
    kind_name: PAPER_KINDS[kind].name,
    number: documentNumber(kind, buddhistYear(year), serial),
    issued_on,
    as_of,
    membership_no_masked: membership_no && maskedMembershipNo(membership_no),
    totals: totals.map(([label, amount]) => ({ label, amount })),
    ...(signed && { signed }),
  }
}
