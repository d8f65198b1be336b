// A member asks for another monthly share, for none, or buys once, and signs it; also mends what an officer gave back. The signature
// sends it: both are one transaction.

import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import {
  addConsent,
  addRequest,
  hasOpenRequest,
  type Judged,
  nextSerial,
  type RequestRow,
} from '#database/queries/request/request.ts'
import { shareChangeRequest } from '#documents/member/share-change-request.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { isAllowed } from '#domain/request/request-kind.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { SHARE_CHANGE, type ShareChange } from '#domain/request/share-change.ts'
import {
  type ReferredWish,
  readShareChangeReference,
} from '#domain/request/share-change-reference.ts'
import { SIGNING_LEVELS } from '#domain/signing/levels.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { limitTries } from '../http/rate-limit.ts'
import { type Reading, readingIn, readMember } from '../member-figures/member-feed.ts'
import { notify } from '../outbox/put.ts'
import { readHolder } from '../papers/member-paper.ts'
import { shareStanding, verdictOn } from '../request-desk/judge-share-change.ts'
import { moveRequest, NO_REQUEST, requestAsRead } from '../request-desk/move.ts'
import type { KindOfSigning, Signed, WhoSigns } from './kinds.ts'

const TRIES = { name: 'request', max: 10, seconds: 24 * 60 * 60 }
const KIND = 'share_change'
const ONE_AT_A_TIME = 'ท่านมีคำขอเปลี่ยนค่าหุ้นที่ยังไม่เสร็จ ดูได้ที่หน้า “คำขอของฉัน”'

export const shareChangeSigning: KindOfSigning = {
  prepare({ server, membershipNo }, reference) {
    const { wish, mends } = referred(reference)
    return readMember(server, membershipNo, async (reading) => {
      // Said before somebody reads and signs for nothing.
      if (!mends && (await reading.live(hasOpenRequest, membershipNo, KIND)))
        throw new Refusal(409, ONE_AT_A_TIME)
      const { facts, verdict } = await allowedWish(reading, wish)
      const content = shareChangeRequest({
        asOf: reading.asOf,
        holder: await readHolder(reading),
        wish,
        monthly: facts.monthly,
        effect: verdict.effect,
      })
      return { content, statements: [READ, DEDUCT], amount: SHARE_CHANGE.amount(wish) }
    })
  },
  async signed(trx, request, signed) {
    const { server } = request
    const { membershipNo } = signed
    await limitTries(trx, server.secrets.csrf, TRIES, `member:${membershipNo}`)
    const { wish, mends } = referred(signed.reference)
    const judged = await judgedNow(trx, { server, membershipNo }, wish)
    const at = new Date()
    const asked = mends
      ? await ownReturned(trx, membershipNo, mends)
      : await newDraft(trx, { membershipNo, judged, at })
    await send(trx, request, { asked, wish, judged, signed, at, move: mends ? 'mend' : 'send' })
  },
}

const READ = 'ข้าพเจ้าได้อ่านคำขอและผลต่อรายการเรียกเก็บของข้าพเจ้าแล้ว'
const DEDUCT = 'ข้าพเจ้าขอให้สหกรณ์หักเงินเดือนตามจำนวนใหม่ในคำขอนี้'

interface Sending {
  asked: RequestRow
  wish: ShareChange
  judged: Judged
  signed: Signed
  at: Date
  move: 'send' | 'mend'
}

async function send(trx: Db, request: FastifyRequest, sending: Sending): Promise<void> {
  const { asked, wish, judged, signed, at, move } = sending
  const { server } = request
  const { membershipNo } = signed
  await moveRequest(trx, asked, {
    move,
    actor: `member:${membershipNo}`,
    at,
    memberWords: SHARE_CHANGE.summary(wish),
    staffWords: `ลงนามด้วยวิธี ${SIGNING_LEVELS[signed.level].name} รหัสการลงนาม ${signed.code}`,
    columns: { sent_at: at, checked_by: null, approved_by: null, judged },
  })
  const { signingId, level: proof } = signed
  await addConsent(trx, { requestId: asked.request_id, membershipNo, at, proof, signingId })
  const no = requestNo(asked)
  await notify(trx, server.sealing, membershipNo, {
    template: 'request_sent',
    requestNo: no,
    what: SHARE_CHANGE.title,
    at,
  })
  const detail = { request_no: no, kind: KIND, signing: signed.code }
  await recordAudit(trx, request, { action: `request.${move}`, detail })
}

function referred(reference: string): ReferredWish {
  const found = readShareChangeReference(reference)
  if (!found) throw new Refusal(400, 'คำขอเปลี่ยนค่าหุ้นไม่ถูกต้อง กรุณาเริ่มใหม่')
  return found
}

/** What the rules do not allow is not signed: the member is told which rule it was. */
async function allowedWish(reading: Reading, wish: ShareChange) {
  const standing = await shareStanding(reading)
  if (!standing.rules.isOpen) throw new Refusal(409, 'สหกรณ์ยังไม่เปิดรับคำขอเปลี่ยนค่าหุ้นทางเว็บไซต์')
  const verdict = verdictOn(wish, standing)
  const against = verdict.findings.find(({ passes }) => passes === false)
  if (!isAllowed(verdict.findings)) throw new Refusal(409, `ส่งคำขอไม่ได้ ${against?.says ?? ''}`)
  return { ...standing, verdict }
}

/** By the figures of this moment, read where it is written. */
async function judgedNow(
  trx: Db,
  { server, membershipNo }: WhoSigns,
  wish: ShareChange,
): Promise<Judged> {
  const night = await publicationNow(trx)
  if (!night) throw new Refusal(404, 'ยังไม่มีข้อมูลสมาชิกในระบบ กรุณาลองใหม่ภายหลัง')
  const reader = { member: membershipNo }
  const of = { membershipNo, asOf: night.as_of, sealing: server.sealing }
  const { verdict, rulesVersion, runId } = await readAs(trx, reader, (own) =>
    allowedWish(readingIn(own, reader, of), wish),
  )
  return { payload: wish, judged: verdict, rulesVersion, runId, amount: SHARE_CHANGE.amount(wish) }
}

async function newDraft(
  trx: Db,
  { membershipNo, judged, at }: { membershipNo: string; judged: Judged; at: Date },
): Promise<RequestRow> {
  const year = Number(bangkokDate(at).slice(0, 4))
  const serial = await nextSerial(trx, year)
  const added = await addRequest(trx, { ...judged, year, serial, kind: KIND, membershipNo, at })
  if (!added) throw new Refusal(409, ONE_AT_A_TIME)
  return added
}

async function ownReturned(
  trx: Db,
  membershipNo: string,
  { requestId, version }: NonNullable<ReferredWish['mends']>,
): Promise<RequestRow> {
  const found = await requestAsRead(trx, requestId, version, membershipNo)
  if (found.kind !== KIND) throw new Refusal(404, NO_REQUEST)
  return found
}
