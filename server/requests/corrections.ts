import type { FastifyRequest } from 'fastify'
import type { Correction } from '#contract/member/files.ts'
import type { OkReply } from '#contract/member/identity.ts'
import { inTransaction } from '#database/core/connect.ts'
import { addCorrection, correctionsOf } from '#database/queries/member/correction-request.ts'
import { attachFiles } from '#database/queries/member/member-file.ts'
import { AT_THE_DESK, CORRECTIONS } from '#domain/person/correction.ts'
import { visitorText } from '#domain/text/visitor-text.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { limitTries } from '#server/http/rate-limit.ts'

const TRIES = { name: 'correction', max: 10, seconds: 24 * 60 * 60 }

export async function readOwnCorrections({ member, server }: FastifyRequest) {
  const requests = await correctionsOf(server.db, member.membershipNo)
  return dataReply({
    requests: requests.map(({ words: text, asked_at, answered_at, ...request }) => ({
      ...request,
      text,
      asked_at: asked_at.toISOString(),
      answered_at: answered_at?.toISOString() ?? null,
    })),
  })
}

export async function requestCorrection(
  request: FastifyRequest,
  body: Correction,
): Promise<OkReply> {
  const { membershipNo } = request.member
  const { what, files } = body
  // One way for it, not two.
  if (what in AT_THE_DESK)
    throw new Refusal(409, `ขอเปลี่ยน${CORRECTIONS[what]}ได้ที่หน้าข้อมูลส่วนบุคคล กด “ขอเปลี่ยนข้อมูล” ใต้หัวข้อนั้น`)
  const words = visitorText(body.text)
  if (!words) throw new Refusal(400, 'กรอกรายละเอียดที่ขอแก้ไข')
  await limitTries(request.server.db, request.server.secrets.csrf, TRIES, `member:${membershipNo}`)
  return inTransaction(request.server.db, async (trx) => {
    const requestId = await addCorrection(trx, { membershipNo, what, words, at: new Date() })
    const attached = await attachFiles(trx, membershipNo, { requestId, fileIds: files })
    // Somebody else's, sent long ago, or sent along with something else: all of them are not there.
    if (attached < files.length) {
      throw new Refusal(404, 'ไม่พบไฟล์ที่แนบ กรุณาแนบไฟล์ใหม่อีกครั้ง')
    }
    await recordAudit(trx, request, { action: 'member.correction', detail: { what } })
    return okReply(`ส่งคำขอแก้ไขข้อมูลแล้ว เลขที่คำขอ ${requestId} สหกรณ์จะตรวจสอบและแจ้งผล`)
  })
}
