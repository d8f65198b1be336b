// What is a key to the account or to money changes only after a while, in which the member, who is told on every road at once, can
// stop it: with the code that came with the news, or with one press where they are signed in.

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import {
  addStopCode,
  lockRecovery,
  recoveryStoppedAt,
} from '#database/queries/identity/recovery-stop.ts'
import { endOtherSessions } from '#database/queries/identity/session.ts'
import { lockHeld } from '#database/queries/request/held-request.ts'
import type { RequestRow } from '#database/queries/request/request.ts'
import { settings } from '#database/queries/site/setting.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { isEnded, stateAfter } from '#domain/request/request-state.ts'
import { integerIn } from '#domain/site/rule-settings.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { okReply } from '../http/ok-reply.ts'
import { newSlipCode, slipHash } from '../identity/recovery/codes.ts'
import { notify } from '../outbox/put.ts'
import { moveRequest, requestAsRead } from './move.ts'

export const HOLD_HOURS = 72
export const HOLD_HOURS_LEAST = 24
/** The code in the message lives for seven days. */
export const HOLD_HOURS_MOST = 168

export async function holdHours(db: Db): Promise<number> {
  const { contact_hold_hours } = await settings(db)
  return integerIn(contact_hold_hours, HOLD_HOURS_LEAST, HOLD_HOURS_MOST) ?? HOLD_HOURS
}

export async function heldUntil(db: Db, at: Date): Promise<Date> {
  return new Date(at.getTime() + (await holdHours(db)) * 3_600_000)
}

interface Held {
  what: string
  requestNo: string
  at: Date
  until: Date
}

/** To wherever the member is reached as the register stands, the old number among them; in the transaction that sends it. */
export async function notifyHeld(
  trx: Db,
  { server }: FastifyRequest,
  membershipNo: string,
  held: Held,
): Promise<void> {
  const stop = newSlipCode()
  await addStopCode(trx, membershipNo, slipHash(stop, server.secrets.csrf))
  await notify(trx, server.sealing, membershipNo, { template: 'change_held', ...held, stop })
}

/** Whoever pulled the brake goes to the counter before anything of the kind is asked again, by whomever. */
export async function requireNoBrake(trx: Db, membershipNo: string): Promise<void> {
  await lockRecovery(trx, membershipNo)
  if (await recoveryStoppedAt(trx, membershipNo))
    throw new Refusal(
      409,
      'บัญชีนี้ถูกสั่งหยุดการเปลี่ยนแปลงไว้ กรุณานำบัตรประชาชนไปติดต่อสหกรณ์เพื่อเปิดอีกครั้งก่อนขอเปลี่ยน',
    )
}

export function mayStop({ state, held_until }: RequestRow, at: Date): boolean {
  return held_until !== null && held_until > at && stateAfter(state, 'stop') !== undefined
}

/** Everything that is held: whoever pulls the brake is not asked which. Answers how many. */
export async function stopHeldRequests(
  trx: Db,
  membershipNo: string,
  { actor, words }: { actor: string; words: string },
): Promise<number> {
  const at = new Date()
  const held = (await lockHeld(trx, membershipNo)).filter((row) => mayStop(row, at))
  for (const row of held)
    await moveRequest(trx, row, { move: 'stop', actor, at, memberWords: words })
  return held.length
}

/** One press, in any session of the member's; whoever asked for it may sit in another. */
export async function stopOwnRequest(
  request: FastifyRequest,
  params: { requestId: string },
  body: { version: number },
): Promise<OkReply> {
  const { membershipNo, family: butFamily } = request.member
  return inTransaction(request.server.db, async (trx) => {
    const found = await requestAsRead(trx, Number(params.requestId), body.version, membershipNo)
    const at = new Date()
    const no = requestNo(found)
    if (!mayStop(found, at))
      throw new Refusal(
        409,
        isEnded(found.state)
          ? `คำขอ ${no} จบไปแล้ว`
          : `คำขอ ${no} พ้นเวลาที่หยุดเองได้แล้ว กรุณาโทรแจ้งสหกรณ์ทันที`,
      )
    const actor = `member:${membershipNo}`
    await moveRequest(trx, found, { move: 'stop', actor, at, memberWords: 'หยุดจากในระบบสมาชิก' })
    const of = { kind: 'member', subjectId: membershipNo, butFamily } as const
    await endOtherSessions(trx, of, 'request stopped')
    const detail = { request_no: no, kind: found.kind }
    await recordAudit(trx, request, { action: 'request.stop', detail })
    return okReply(`หยุดคำขอ ${no} แล้ว อุปกรณ์อื่นถูกให้ออกจากระบบ หากท่านไม่ได้ส่งคำขอนี้ โปรดเปลี่ยนรหัสผ่าน`)
  })
}
