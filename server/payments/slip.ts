// The bank's slip that a member attaches to a code. It says that they have paid and helps whoever looks for it; only the bank's file
// makes a payment.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { PaySlip } from '#contract/member/payments/pay.ts'
import { intentOf } from '#database/queries/payment/pay-intent.ts'
import { addSlip, isSlipKnown, slipOfLine } from '#database/queries/payment/pay-slip.ts'
import { recordAudit, recorded } from '../audit/audit.ts'
import { savedAs } from '../http/content-disposition.ts'
import { Refusal } from '../http/errors.ts'
import { okReply } from '../http/ok-reply.ts'
import { NO_INTENT } from './own-intents.ts'

export async function sendSlip(
  request: FastifyRequest,
  params: { intentNo: string },
  { file_id, bank, reference }: PaySlip,
): Promise<OkReply> {
  const { membershipNo } = request.member
  const intentNo = Number(params.intentNo)
  await recorded(request, async (trx) => {
    const intent = await intentOf(trx, membershipNo, intentNo)
    if (!intent) throw new Refusal(404, NO_INTENT)
    if (intent.confirmed_at) throw new Refusal(409, 'ธนาคารยืนยันรายการนี้แล้ว ไม่ต้องส่งสลิป')
    if (await isSlipKnown(trx, { intentNo, reference }))
      throw new Refusal(
        409,
        'สลิปที่มีเลขอ้างอิงนี้ส่งเข้ามากับรายการอื่นแล้ว กรุณาตรวจเลขอ้างอิง สลิปหนึ่งใบใช้ได้กับรายการเดียว',
      )
    const slip = { intentNo, membershipNo, fileId: file_id, bank, reference, at: new Date() }
    if (!(await addSlip(trx, slip)))
      throw new Refusal(409, 'ไม่พบไฟล์สลิปที่แนบ กรุณาแนบไฟล์ใหม่แล้วส่งอีกครั้ง')
    return { action: 'member.slip', detail: { intent_no: intentNo } }
  })
  return okReply('ได้รับสลิปแล้ว รอธนาคารยืนยัน')
}

export async function openSlip(
  request: FastifyRequest,
  { fileId, lineId }: { fileId: string; lineId: string },
  reply: FastifyReply,
) {
  const { db } = request.server
  const slip = await slipOfLine(db, Number(fileId), Number(lineId))
  if (!slip?.kind || !slip.bytes) throw new Refusal(404, 'ไม่พบสลิปของรายการนี้')
  const name = slipFileName(slip.intent_no, slip.kind)
  const detail = { intent_no: slip.intent_no, name }
  const told = { action: 'staff.file_open' as const, subjectNo: slip.membership_no, detail }
  await recordAudit(db, request, told)
  reply.type(slip.kind).header('content-disposition', savedAs(name))
  return reply.send(slip.bytes)
}

export function slipFileName(intentNo: number, kind: string): string {
  return `slip-${intentNo}.${kind === 'image/webp' ? 'webp' : 'pdf'}`
}
