// A member asks for another monthly share, for none, or buys once, and signs it; also mends what an officer gave back. The signature
// sends it: both are one transaction.

import { hasOpenRequest } from '#database/queries/request/request.ts'
import { shareChangeRequest } from '#documents/member/share-change-request.ts'
import { isAllowed } from '#domain/request/request-kind.ts'
import { SHARE_CHANGE, type ShareChange } from '#domain/request/share-change.ts'
import {
  type ReferredWish,
  readShareChangeReference,
} from '#domain/request/share-change-reference.ts'
import { Refusal } from '../http/errors.ts'
import { type Reading, readMember } from '../member-figures/member-feed.ts'
import { ownReading } from '../member-figures/own-reading.ts'
import { readHolder } from '../papers/member-paper.ts'
import { shareStanding, verdictOn } from '../request-desk/judge-share-change.ts'
import { oneAtATime, sendSigned } from '../request-desk/send-request.ts'
import type { KindOfSigning } from './kinds.ts'

const KIND = 'share_change'

export const shareChangeSigning: KindOfSigning = {
  prepare({ server, membershipNo }, reference) {
    const { wish, mends } = referred(reference)
    return readMember(server, membershipNo, async (reading) => {
      // Said before somebody reads and signs for nothing.
      if (!mends && (await reading.live(hasOpenRequest, membershipNo, KIND))) throw oneAtATime(KIND)
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
    const { wish, mends } = referred(signed.reference)
    const { membershipNo } = signed
    // By the figures of this moment, read where it is written.
    const { verdict, rulesVersion, runId } = await ownReading(
      trx,
      request.server,
      membershipNo,
      (reading) => allowedWish(reading, wish),
    )
    const amount = SHARE_CHANGE.amount(wish)
    const judged = { payload: wish, judged: verdict, rulesVersion, runId, amount }
    await sendSigned(trx, request, { kind: KIND, judged, signed, mends })
  },
}

const READ = 'ข้าพเจ้าได้อ่านคำขอและผลต่อรายการเรียกเก็บของข้าพเจ้าแล้ว'
const DEDUCT = 'ข้าพเจ้าขอให้สหกรณ์หักเงินเดือนตามจำนวนใหม่ในคำขอนี้'

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
