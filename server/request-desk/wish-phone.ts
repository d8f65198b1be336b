// Another mobile number: a code goes there first, so that a mistyped one locks nobody out.

import type { FastifyRequest } from 'fastify'
import type { PhoneProof, PhoneWish } from '#contract/member/contact.ts'
import type { OkReply } from '#contract/member/identity.ts'
import { inTransaction } from '#database/core/connect.ts'
import { setWishCode, tryWishCode } from '#database/queries/request/request-wish.ts'
import { type PhoneChange, typedMobile } from '#domain/request/phone.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply, okReply } from '../http/ok-reply.ts'
import { limitTries } from '../http/rate-limit.ts'
import { codeHash, newCode } from '../identity/recovery/codes.ts'
import { readMember } from '../member-figures/member-feed.ts'
import { putMessages } from '../outbox/put.ts'
import { maskedAddress } from '../outbox/terminal.ts'
import { requireNoBrake } from './hold.ts'
import { keepWish } from './keep-wish.ts'
import { registerNow } from './register-now.ts'

/** Messages cost money, and a phone that never stops ringing is an attack of its own. */
const CODES = { name: 'phone-code', max: 5, seconds: 24 * 60 * 60 }
const CODES_TO_NUMBER = { name: 'phone-code-to', max: 3, seconds: 24 * 60 * 60 }

export async function wishPhone(request: FastifyRequest, body: PhoneWish) {
  const { server, member } = request
  const { membershipNo } = member
  const mobile = typedMobile(body.mobile)
  if (!mobile) throw new Refusal(400, 'กรอกหมายเลขโทรศัพท์มือถือ 10 หลัก ขึ้นต้นด้วย 06 08 หรือ 09')
  const now = await readMember(server, membershipNo, registerNow)
  if (now.mobile === mobile) throw new Refusal(409, 'หมายเลขนี้อยู่ในทะเบียนแล้ว')
  if (server.senders && !server.senders.sms)
    throw new Refusal(409, 'ขณะนี้สหกรณ์ส่งข้อความไม่ได้ กรุณาแจ้งหมายเลขใหม่ที่สหกรณ์พร้อมบัตรประชาชน')
  await limitTries(server.db, server.secrets.csrf, CODES, membershipNo)
  await limitTries(server.db, server.secrets.csrf, CODES_TO_NUMBER, mobile)
  return inTransaction(server.db, async (trx) => {
    await requireNoBrake(trx, membershipNo)
    const payload: PhoneChange = { mobile, proved: 'code' }
    const wish = await keepWish(trx, { membershipNo, kind: 'phone', payload, mends: body.mends })
    const code = newCode()
    const until = await setWishCode(trx, wish, codeHash(wish, code, server.secrets.csrf))
    await putMessages(trx, server.sealing, {
      membershipNo,
      contacts: [{ channel: 'sms', address: mobile }],
      message: { template: 'phone_code', code, until },
      tooLateAt: until,
    })
    const sent_to = maskedAddress('sms', mobile)
    await recordAudit(trx, request, { action: 'request.code', detail: { to: sent_to } })
    return dataReply({ wish, sent_to, expires_at: until.toISOString() })
  })
}

export async function provePhone(
  { server, member }: FastifyRequest,
  { wish, code }: PhoneProof,
): Promise<OkReply> {
  const { membershipNo } = member
  const hashed = codeHash(wish, code, server.secrets.csrf)
  if (!(await tryWishCode(server.db, { membershipNo, wish, codeHash: hashed })))
    throw new Refusal(400, 'รหัสไม่ถูกต้องหรือหมดอายุ กรุณาตรวจสอบข้อความล่าสุด หรือขอรหัสใหม่')
  return okReply('ยืนยันหมายเลขใหม่แล้ว อ่านคำขอและลงนามต่อได้')
}
