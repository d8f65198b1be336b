// The papers of a loan as the desk has them: the borrower's and every guarantor's.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { certificateScanOf } from '#database/queries/request/certificate-scan.ts'
import { signedByBorrower, signedByGuarantors } from '#database/queries/request/loan-paper.ts'
import { type eventsOf, type RequestRow, requestById } from '#database/queries/request/request.ts'
import { signingsOfDocument } from '#database/queries/signing/signing.ts'
import { officialPaper } from '#documents/paper/official.ts'
import type { RequestedLoan } from '#domain/request/loan.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { recordAudit } from '../../audit/audit.ts'
import { Refusal } from '../../http/errors.ts'
import { readForOfficer } from '../../members/staff-member.ts'
import { issued, issuingCooperative } from '../../papers/issuing.ts'
import { pdfBody, sendFile } from '../../papers/paper.ts'
import { inTurn } from '../../papers/paper-turns.ts'
import { signedPdf } from '../../signing/signed-file.ts'
import { readLetter } from './letters.ts'
import { borrowersPapers, signedPaper } from './own-papers.ts'

type Events = Awaited<ReturnType<typeof eventsOf>>

export async function deskPapers(db: Db, row: RequestRow, events: Events) {
  const { guarantors } = row.payload as RequestedLoan
  const [own, others] = await Promise.all([
    borrowersPapers(db, [row], events),
    signedByGuarantors(db, { requestId: row.request_id }),
  ])
  return [
    ...(own.get(row.request_id) ?? []).map((paper) => ({ ...paper, name: 'ผู้กู้' })),
    ...others.map((one) => ({
      ...signedPaper(one),
      name: guarantors.find((named) => named.membershipNo === one.membership_no)?.name ?? '',
    })),
  ]
}

const NO_PAPER = 'ไม่พบเอกสารนี้ของคำขอ'

/** For whoever decides: of this request and no other. */
export async function sendDeskPaper(
  request: FastifyRequest,
  { requestId, paper }: { requestId: string; paper: string },
  reply: FastifyReply,
) {
  const { server, staff } = request
  const row = await requestById(server.db, Number(requestId))
  if (row?.kind !== 'loan') throw new Refusal(404, NO_PAPER)
  return inTurn(server.papers, `staff:${staff.login}`, async () => {
    const file = await fileOf(request, row, paper)
    const detail = { request_id: row.request_id, name: file.name }
    const told = { action: 'staff.file_open' as const, subjectNo: row.membership_no, detail }
    await recordAudit(server.db, request, told)
    return sendFile(request, reply, file)
  })
}

function fileOf(request: FastifyRequest, row: RequestRow, paper: string) {
  if (paper === 'letter') return letterFile(request, row)
  if (paper === 'certificate') return certificateFile(request, row)
  return signedOf(request, row, paper)
}

/** What the unit signed on paper, as an officer scanned it. */
async function certificateFile(request: FastifyRequest, row: RequestRow) {
  const scan = await certificateScanOf(request.server.db, row.request_id)
  if (!scan) throw new Refusal(404, NO_PAPER)
  const ending = scan.media_type === 'application/pdf' ? 'pdf' : 'webp'
  const name = `หนังสือรับรองรายได้_${requestNo(row)}.${ending}`.replaceAll('/', '-')
  return { name, type: scan.media_type, bytes: scan.bytes }
}

async function letterFile(request: FastifyRequest, row: RequestRow) {
  const { server } = request
  const content = await readForOfficer(request, row.membership_no, (reading) =>
    readLetter(reading, row),
  )
  const issue = await issued(server, row.membership_no, content, new Date())
  const paper = officialPaper(content, await issuingCooperative(server), issue)
  return { ...(await pdfBody(request, 'official', paper)), name: `${content.fileName}.pdf` }
}

async function signedOf(request: FastifyRequest, { request_id }: RequestRow, code: string) {
  const { db } = request.server
  const all = await Promise.all([
    signedByBorrower(db, [request_id]),
    signedByGuarantors(db, { requestId: request_id }),
  ])
  const found = all.flat().find((one) => one.code === code)
  if (!found) throw new Refusal(404, NO_PAPER)
  const signings = await signingsOfDocument(db, found.sha256)
  const bytes = await signedPdf(request, found.sha256, signings)
  return { name: `${code}.pdf`, type: 'application/pdf', bytes }
}
