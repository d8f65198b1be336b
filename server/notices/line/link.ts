// A member links their LINE account. It begins here, in the member's session, and LINE itself looks whether whoever ends it owns the
// account (docs/decisions/0056-line.md). Nothing that is sent in LINE carries a link.

import { randomBytes, randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import { inTransaction } from '#database/core/connect.ts'
import { lineLinkOf, removeLineLink } from '#database/queries/notice/line-link.ts'
import { beginPairing, pairingOf, setNonce } from '#database/queries/notice/line-pairing.ts'
import { recordAudit } from '../../audit/audit.ts'
import { Refusal } from '../../http/errors.ts'
import { dataReply, okReply } from '../../http/ok-reply.ts'
import { hashOf } from '../../identity/secret-hash.ts'
import { answerOf, callLine } from '../../outbox/line/line-call.ts'
import type { LineSettings } from '../../settings/line-settings.ts'

/** Without those that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 8
const DIALOG = 'https://access.line.me/dialog/bot/accountLink'

export function requireLine({ settings }: FastifyInstance): LineSettings {
  if (settings.line) return settings.line
  throw new Refusal(404, 'สหกรณ์ยังไม่เปิดการแจ้งเตือนทาง LINE')
}

export async function readLine({ member, server }: FastifyRequest) {
  const { db, settings } = server
  const link = await lineLinkOf(db, member.membershipNo)
  const pairing = await pairingOf(db, member.membershipNo, member.family)
  return dataReply({
    account_id: settings.line?.accountId ?? null,
    link: link ? { at: link.linked_at.toISOString(), is_friend: link.is_friend } : null,
    pairing: pairing
      ? {
          state: pairing.user_sealed ? ('line' as const) : ('code' as const),
          until: pairing.expires_at.toISOString(),
        }
      : null,
  })
}

export async function beginLine({ member, server }: FastifyRequest) {
  requireLine(server)
  const { membershipNo, family } = member
  const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(
    '',
  )
  const codeSha256 = hashOf(code)
  const until = await beginPairing(server.db, { membershipNo, family, codeSha256 })
  return dataReply({ code, until: until.toISOString() })
}

/** LINE gives a token for whoever wrote the code, and takes it from nobody else's hand. */
export async function confirmLine({ member, server, log }: FastifyRequest) {
  const line = requireLine(server)
  const { membershipNo, family } = member
  const pairing = await pairingOf(server.db, membershipNo, family)
  if (!pairing?.user_sealed)
    throw new Refusal(409, 'ยังไม่ได้รับรหัสจาก LINE ของท่าน หรือหมดเวลาแล้ว กรุณาขอรหัสใหม่แล้วส่งอีกครั้ง')
  const user = server.sealing.open(pairing.user_sealed)
  const linkToken = await linkTokenOf(line, user).catch((error: Error) => {
    log.info({ reason: error.message }, 'LINE gave no link token')
    return undefined
  })
  if (!linkToken) throw new Refusal(409, 'LINE ไม่ตอบในขณะนี้ กรุณาลองใหม่ภายหลัง')
  const nonce = randomBytes(32).toString('base64url')
  await setNonce(server.db, membershipNo, family, hashOf(nonce))
  return dataReply({ url: `${DIALOG}?${new URLSearchParams({ linkToken, nonce })}` })
}

async function linkTokenOf(line: LineSettings, user: string): Promise<string | undefined> {
  const reply = await callLine(line, `/v2/bot/user/${user}/linkToken`, { method: 'POST' })
  const { linkToken } = await answerOf(reply)
  return reply.ok && typeof linkToken === 'string' ? linkToken : undefined
}

export async function unlinkLine(request: FastifyRequest): Promise<OkReply> {
  await inTransaction(request.server.db, async (trx) => {
    if (!(await removeLineLink(trx, request.member.membershipNo)))
      throw new Refusal(404, 'ไม่ได้เชื่อม LINE ไว้ อาจยกเลิกไปแล้ว')
    await recordAudit(trx, request, { action: 'notice.line', detail: { on: false } })
  })
  return okReply('ยกเลิกการเชื่อม LINE แล้ว สหกรณ์จะไม่ส่งข้อความทาง LINE อีก')
}
