// Another way to reach a member is proved before it is signed for: a code goes there, so that a mistyped one locks nobody out.

import type { FastifyRequest } from 'fastify'
import type { WishProof } from '#contract/member/contact.ts'
import type { OkReply } from '#contract/member/identity.ts'
import type { Db } from '#database/core/connect.ts'
import { setWishCode, tryWishCode } from '#database/queries/request/request-wish.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { okReply } from '../http/ok-reply.ts'
import { limitTries } from '../http/rate-limit.ts'
import { codeHash, newCode } from '../identity/recovery/codes.ts'
import { putMessages } from '../outbox/put.ts'
import { maskedAddress } from '../outbox/terminal.ts'

const DAY = 24 * 60 * 60

/** Messages cost money, and a phone that never stops ringing is an attack of its own. */
const ROADS = {
  sms: {
    codes: { name: 'phone-code', max: 5, seconds: DAY },
    codesToOne: { name: 'phone-code-to', max: 3, seconds: DAY },
    template: 'phone_code',
    away: 'ขณะนี้สหกรณ์ส่งข้อความไม่ได้ กรุณาแจ้งหมายเลขใหม่ที่สหกรณ์พร้อมบัตรประชาชน',
  },
  email: {
    codes: { name: 'email-code', max: 5, seconds: DAY },
    codesToOne: { name: 'email-code-to', max: 3, seconds: DAY },
    template: 'email_code',
    away: 'ขณะนี้สหกรณ์ส่งอีเมลไม่ได้ จึงยืนยันอีเมลใหม่ไม่ได้ ท่านเปลี่ยนเฉพาะที่อยู่ได้โดยคงอีเมลเดิมไว้ แล้วขอเปลี่ยนอีเมลภายหลัง',
  },
} as const

interface Road {
  channel: keyof typeof ROADS
  address: string
}

/** Refuses before anything is kept where no code can be sent there, or none any more today. */
export async function requireRoad(
  { server, member }: FastifyRequest,
  { channel, address }: Road,
): Promise<void> {
  const { codes, codesToOne, away } = ROADS[channel]
  if (server.senders && !server.senders[channel]) throw new Refusal(409, away)
  await limitTries(server.db, server.secrets.csrf, codes, member.membershipNo)
  await limitTries(server.db, server.secrets.csrf, codesToOne, address)
}

export async function sendWishCode(
  trx: Db,
  request: FastifyRequest,
  { wish, channel, address }: Road & { wish: string },
) {
  const { server, member } = request
  const code = newCode()
  const until = await setWishCode(trx, wish, codeHash(wish, code, server.secrets.csrf))
  await putMessages(trx, server.sealing, {
    membershipNo: member.membershipNo,
    contacts: [{ channel, address }],
    message: { template: ROADS[channel].template, code, until },
    tooLateAt: until,
  })
  const sent_to = maskedAddress(channel, address)
  await recordAudit(trx, request, { action: 'request.code', detail: { to: sent_to } })
  return { sent_to, expires_at: until.toISOString() }
}

const PROVED = {
  phone: 'ยืนยันหมายเลขใหม่แล้ว อ่านคำขอและลงนามต่อได้',
  contact: 'ยืนยันอีเมลใหม่แล้ว อ่านคำขอและลงนามต่อได้',
}

export function proveWish(kind: keyof typeof PROVED) {
  return async (
    { server, member }: FastifyRequest,
    { wish, code }: WishProof,
  ): Promise<OkReply> => {
    const hashed = codeHash(wish, code, server.secrets.csrf)
    const tried = { membershipNo: member.membershipNo, kind, wish, codeHash: hashed }
    if (!(await tryWishCode(server.db, tried)))
      throw new Refusal(400, 'รหัสไม่ถูกต้องหรือหมดอายุ กรุณาตรวจสอบข้อความล่าสุด หรือขอรหัสใหม่')
    return okReply(PROVED[kind])
  }
}
