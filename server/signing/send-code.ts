import type { FastifyRequest } from 'fastify'
import { inTransaction } from '#database/core/connect.ts'
import { type Contact, contactsOf } from '#database/queries/member/member-contact.ts'
import { type SentCode, sendAgain } from '#database/queries/signing/signing-attempt.ts'
import { SIGNING_KINDS, type SigningKind } from '#domain/signing/signing-kinds.ts'
import { shortFingerprint } from '#domain/signing/signing-record.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { limitTries } from '../http/rate-limit.ts'
import { putMessages } from '../outbox/put.ts'
import { maskedAddress } from '../outbox/terminal.ts'
import { codeFor } from './challenge.ts'
import { attemptIn, challengeIn } from './open-attempt.ts'

/** Messages cost money, and a phone that never stops ringing is an attack of its own. */
const CODES = { name: 'signing-code', max: 10, seconds: 3600 }

export interface CodeSent extends SentCode {
  sentTo: string
  /** Stands in the message too. */
  document: string
}

export async function sendSigningCode(
  request: FastifyRequest,
  attemptId: string,
): Promise<CodeSent> {
  const { server, member } = request
  const attempt = await attemptIn(request, attemptId)
  if (attempt.level === 'passkey')
    throw new Refusal(409, 'เรื่องนี้ต้องลงนามด้วยพาสคีย์ รหัสทางโทรศัพท์ไม่เพียงพอ')
  const phone = await phoneOf(request)
  if (!phone) throw new Refusal(409, NO_PHONE)
  await limitTries(server.db, server.secrets.csrf, CODES, member.membershipNo)
  const sentTo = maskedAddress('sms', phone.address)
  const document = shortFingerprint(attempt.sha256.toString('hex'))
  const act = attempt.withdraws === null ? 'ลงนาม' : 'ถอนการลงนาม'
  const purpose = `${act}${SIGNING_KINDS[attempt.kind as SigningKind].name}`
  const sent = await inTransaction(server.db, async (trx) => {
    const out = await sendAgain(trx, attempt.attempt, sentTo)
    if (!out) throw new Refusal(429, 'ยังขอรหัสใหม่ไม่ได้ กรุณารอให้ครบ 1 นาที หรือเริ่มลงนามใหม่')
    const code = codeFor(challengeIn(attempt), out.sends, server.secrets.csrf)
    await putMessages(trx, server.sealing, {
      membershipNo: member.membershipNo,
      contacts: [phone],
      message: { template: 'signing_code', code, purpose, document, until: out.expiresAt },
      tooLateAt: out.expiresAt,
    })
    const detail = { kind: attempt.kind, reference: attempt.reference, channel: 'sms' }
    await recordAudit(trx, request, { action: 'signing.code', detail })
    return out
  })
  return { ...sent, sentTo, document }
}

const NO_PHONE =
  'ไม่มีหมายเลขโทรศัพท์มือถือของท่านในทะเบียนสมาชิก จึงส่งรหัสลงนามไม่ได้ กรุณาติดต่อสหกรณ์เพื่อแจ้งหมายเลข หรือลงนามบนกระดาษที่สหกรณ์'

/** The mobile phone on file; a code goes nowhere else. */
export async function phoneOf({ server, member }: FastifyRequest): Promise<Contact | undefined> {
  if (server.senders && !server.senders.sms) return undefined
  const contacts = await contactsOf(server.db, member.membershipNo)
  return contacts.find(({ channel }) => channel === 'sms')
}
