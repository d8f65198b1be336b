// What LINE tells: who wrote a code, who has proved that the account is theirs, who blocks the cooperative. Only what LINE has signed is
// read, and each event counts once.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { takeLineEvent } from '#database/queries/notice/line-event.ts'
import { type LineUser, saveLineLink, setFriend } from '#database/queries/notice/line-link.ts'
import { endPairing, pairUser } from '#database/queries/notice/line-pairing.ts'
import { recordAudit } from '../../audit/audit.ts'
import { Refusal } from '../../http/errors.ts'
import { okReply } from '../../http/ok-reply.ts'
import { hashOf } from '../../identity/secret-hash.ts'
import { notify } from '../../outbox/put.ts'
import { type LineEvent, readEvents } from './line-events.ts'
import { requireLine } from './link.ts'

/** LINE sends again for a while what we have not taken. An older one is somebody else's copy. */
const OLDEST_MS = 7 * 24 * 3_600_000
const CLOCK_MS = 5 * 60_000

export async function takeLineEvents(request: FastifyRequest, body: Buffer): Promise<OkReply> {
  const { channelSecret } = requireLine(request.server)
  const sent = request.headers['x-line-signature']
  if (!Buffer.isBuffer(body) || !isSigned(body, sent, channelSecret))
    throw new Refusal(401, 'คำขอนี้ไม่ได้ลงนามโดย LINE')
  const events = readEvents(body)
  if (!events) throw new Refusal(400, 'ข้อมูลที่ส่งมาไม่ใช่เหตุการณ์ของ LINE')
  for (const event of events) {
    const age = Date.now() - event.at.getTime()
    if (age > OLDEST_MS || age < -CLOCK_MS) continue
    await inTransaction(request.server.db, async (trx) => {
      if (await takeLineEvent(trx, event.id)) await take(trx, request, event)
    })
  }
  return okReply('รับทราบ')
}

/** Over the body as it came, in constant time. */
function isSigned(body: Buffer, sent: unknown, channelSecret: string): boolean {
  const right = Buffer.from(createHmac('sha256', channelSecret).update(body).digest('base64'))
  const given = Buffer.from(typeof sent === 'string' ? sent : '')
  return given.length === right.length && timingSafeEqual(given, right)
}

async function take(trx: Db, request: FastifyRequest, event: LineEvent): Promise<void> {
  const user: LineUser = {
    sha256: hashOf(event.userId),
    sealed: request.server.sealing.seal(event.userId),
  }
  switch (event.type) {
    case 'message':
      return pairUser(trx, hashOf(event.code), user)
    case 'accountLink':
      return link(trx, request, user, event)
    case 'follow':
      return setFriend(trx, user.sha256, true, event.at)
    case 'unfollow':
      return setFriend(trx, user.sha256, false, event.at)
  }
}

async function link(
  trx: Db,
  request: FastifyRequest,
  user: LineUser,
  { nonce, at }: Extract<LineEvent, { type: 'accountLink' }>,
): Promise<void> {
  const membershipNo = await endPairing(trx, hashOf(nonce), user.sha256)
  if (membershipNo === undefined) return
  // Before it is linked: who links is told of it where the member was reached until now.
  const { sealing } = request.server
  await notify(trx, sealing, membershipNo, { template: 'line_linked', at: new Date() })
  await saveLineLink(trx, membershipNo, user, at)
  await recordAudit(trx, request, {
    action: 'notice.line',
    actor: `member:${membershipNo}`,
    subjectNo: membershipNo,
    detail: { on: true },
  })
}
