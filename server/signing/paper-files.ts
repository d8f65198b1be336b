// What officers open of a signature on paper: the printed document, and the page with the ink.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { pendingActContent } from '#database/queries/identity/pending-act.ts'
import { signingByCode, signingsOfMember } from '#database/queries/signing/signing.ts'
import { paperAttemptOf } from '#database/queries/signing/signing-attempt.ts'
import { documentOf } from '#database/queries/signing/signing-document.ts'
import { scanOf } from '#database/queries/signing/signing-scan.ts'
import { readVerificationCode } from '#domain/paper/issued-paper.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply } from '../http/ok-reply.ts'
import { sendFile } from '../papers/paper.ts'
import { listed } from './own-signings.ts'
import { signedPdf } from './signed-file.ts'

export async function sendPrinted(
  request: FastifyRequest,
  { no, attempt }: { no: string; attempt: string },
  reply: FastifyReply,
) {
  const found = await paperAttemptOf(request.server.db, attempt, no)
  if (!found) throw new Refusal(404, 'ไม่พบเอกสารนี้ กรุณาพิมพ์ใหม่')
  return sendDocument(request, reply, found.sha256)
}

async function sendDocument(request: FastifyRequest, reply: FastifyReply, sha256: Buffer) {
  const document = await documentOf(request.server.db, sha256)
  if (!document) throw new Refusal(404, 'ไม่พบเอกสารนี้ กรุณาพิมพ์ใหม่')
  const name = `${document.title}_${document.number ?? ''}.pdf`.replaceAll('/', '-')
  return sendFile(request, reply, { name, type: document.media_type, bytes: document.bytes })
}

/** For the second officer, while it waits and afterwards. */
export async function sendActFile(
  request: FastifyRequest,
  { actId, file }: { actId: string; file: 'document' | 'scan' },
  reply: FastifyReply,
) {
  const { db, sealing } = request.server
  const act = await pendingActContent(db, Number(actId))
  if (act?.kind !== 'paper_signing') throw new Refusal(404, 'รายการนี้ไม่มีไฟล์')
  const taken = JSON.parse(sealing.open(act.content_sealed))
  const document = Buffer.from(taken.document, 'hex')
  if (file === 'document') return sendDocument(request, reply, document)
  const scan = await scanOf(db, Buffer.from(taken.scan.sha256, 'hex'), document)
  if (!scan) throw new Refusal(404, 'หน้าสแกนนี้ลบไปแล้ว เพราะไม่มีผู้ยืนยันภายในเวลา')
  const ending = scan.media_type === 'application/pdf' ? 'pdf' : 'webp'
  return sendFile(request, reply, {
    name: `หน้าสแกน_${taken.no}.${ending}`,
    type: scan.media_type,
    bytes: scan.bytes,
  })
}

/** What this member signed, newest first. */
export async function readSigningsOf({ server }: FastifyRequest, { no }: { no: string }) {
  const signings = listed(await signingsOfMember(server.db, no))
  return dataReply({ signings: signings.map(({ kind, reference, ...shown }) => shown) })
}

export async function sendSignedOf(
  request: FastifyRequest,
  params: { no: string; code: string },
  reply: FastifyReply,
) {
  const { db } = request.server
  const code = readVerificationCode(params.code)
  const found = code && (await signingByCode(db, code))
  if (!found || found.membership_no !== params.no)
    throw new Refusal(404, 'ไม่พบการลงนามนี้ในชื่อของสมาชิก')
  const all = await signingsOfMember(db, params.no)
  const signings = all.filter(({ sha256 }) => sha256.equals(found.sha256)).reverse()
  const bytes = await signedPdf(request, found.sha256, signings)
  return sendFile(request, reply, { name: `${code}.pdf`, type: 'application/pdf', bytes })
}
