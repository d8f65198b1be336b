// A member asks for another monthly share, for none, or buys once; also mends what an officer gave back.

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { ShareChangeBody } from '#contract/member/requests.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import {
  addConsent,
  addRequest,
  type Judged,
  nextSerial,
  type RequestRow,
} from '#database/queries/request/request.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { satang } from '#domain/money/money.ts'
import { isAllowed } from '#domain/request/request-kind.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { SHARE_CHANGE, type ShareChange } from '#domain/request/share-change.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { okReply } from '../http/ok-reply.ts'
import { limitTries } from '../http/rate-limit.ts'
import { requireOwnPassword } from '../identity/own-password.ts'
import { readMember } from '../member-figures/member-feed.ts'
import { notify } from '../outbox/put.ts'
import { shareStanding, verdictOn } from './judge-share-change.ts'
import { moveRequest, NO_REQUEST, requestAsRead } from './move.ts'

const TRIES = { name: 'request', max: 10, seconds: 24 * 60 * 60 }
const KIND = 'share_change'

export async function sendShareChange(
  request: FastifyRequest,
  body: ShareChangeBody,
): Promise<OkReply> {
  const { server, member } = request
  const { membershipNo } = member
  await limitTries(server.db, server.secrets.csrf, TRIES, `member:${membershipNo}`)
  const wish = wishOf(body)
  const judged = await allowedWish(request, wish)
  await requireOwnPassword(request, body.mem_password)
  const at = new Date()
  return inTransaction(server.db, async (trx) => {
    const { mends } = body
    const asked = mends
      ? await ownReturned(trx, membershipNo, mends)
      : await newDraft(trx, { membershipNo, judged, at })
    const columns = { sent_at: at, checked_by: null, approved_by: null, judged }
    const actor = `member:${membershipNo}`
    const memberWords = SHARE_CHANGE.summary(wish)
    const move = mends ? 'mend' : 'send'
    await moveRequest(trx, asked, { move, actor, at, memberWords, columns })
    await addConsent(trx, { requestId: asked.request_id, membershipNo, at })
    const no = requestNo(asked)
    await notify(trx, server.sealing, membershipNo, {
      template: 'request_sent',
      requestNo: no,
      what: SHARE_CHANGE.title,
      at,
    })
    const detail = { request_no: no, kind: KIND }
    await recordAudit(trx, request, { action: `request.${move}`, detail })
    return okReply(`ส่งคำขอ ${no} แล้ว ดูความคืบหน้าได้ที่หน้า “คำขอของฉัน”`)
  })
}

function wishOf({ change, amount }: ShareChangeBody): ShareChange {
  return { change, amount: change === 'stop' ? satang(0) : amount }
}

/** What the rules do not allow is not sent: the member is told which rule it was. */
async function allowedWish({ server, member }: FastifyRequest, wish: ShareChange): Promise<Judged> {
  const standing = await readMember(server, member.membershipNo, shareStanding, member.publication)
  if (!standing.rules.isOpen) throw new Refusal(409, 'สหกรณ์ยังไม่เปิดรับคำขอเปลี่ยนค่าหุ้นทางเว็บไซต์')
  const verdict = verdictOn(wish, standing)
  const against = verdict.findings.find(({ passes }) => passes === false)
  if (!isAllowed(verdict.findings)) throw new Refusal(409, `ส่งคำขอไม่ได้ ${against?.says ?? ''}`)
  const { rulesVersion, runId } = standing
  return { payload: wish, judged: verdict, rulesVersion, runId, amount: SHARE_CHANGE.amount(wish) }
}

async function newDraft(
  trx: Db,
  { membershipNo, judged, at }: { membershipNo: string; judged: Judged; at: Date },
): Promise<RequestRow> {
  const year = Number(bangkokDate(at).slice(0, 4))
  const serial = await nextSerial(trx, year)
  const added = await addRequest(trx, { ...judged, year, serial, kind: KIND, membershipNo, at })
  if (!added) throw new Refusal(409, 'ท่านมีคำขอเปลี่ยนค่าหุ้นที่ยังไม่เสร็จ ดูได้ที่หน้า “คำขอของฉัน”')
  return added
}

async function ownReturned(
  trx: Db,
  membershipNo: string,
  { request_id, version }: { request_id: number; version: number },
): Promise<RequestRow> {
  const found = await requestAsRead(trx, request_id, version, membershipNo)
  if (found.kind !== KIND) throw new Refusal(404, NO_REQUEST)
  return found
}
