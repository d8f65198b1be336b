// What is a key to the account or to money changes only after a while, in which the member, who is told on every road at once, can
// stop it: with the code that came with the news, or with one press where they are signed in.

import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { blockPasskeysSince } from '#database/queries/identity/passkey.ts'
import {
  lockRecovery,
  recoveryStoppedAt,
  stopRecovery,
} from '#database/queries/identity/recovery-stop.ts'
import { contactsOf } from '#database/queries/member/member-contact.ts'
import { lockHeld } from '#database/queries/request/held-request.ts'
import type { RequestRow } from '#database/queries/request/request.ts'
import { settings } from '#database/queries/site/setting.ts'
import { stateAfter } from '#domain/request/request-state.ts'
import { integerIn } from '#domain/site/rule-settings.ts'
import { Refusal } from '../http/errors.ts'
import { notify } from '../outbox/put.ts'
import { moveRequest } from './move.ts'

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

/** Whoever pulled the brake goes to the counter before anything of the kind is asked again, by whomever. */
export async function requireNoBrake(trx: Db, membershipNo: string): Promise<void> {
  await lockRecovery(trx, membershipNo)
  if (await recoveryStoppedAt(trx, membershipNo))
    throw new Refusal(
      409,
      'บัญชีนี้ถูกสั่งหยุดการเปลี่ยนแปลงไว้ กรุณานำบัตรประชาชนไปติดต่อสหกรณ์เพื่อเปิดอีกครั้งก่อนขอเปลี่ยน',
    )
}

/** Whoever can be told of nothing could stop nothing: such a member is seen at the counter. */
export async function requireReached(trx: Db, membershipNo: string): Promise<void> {
  if ((await contactsOf(trx, membershipNo)).length > 0) return
  throw new Refusal(
    409,
    'ทะเบียนยังไม่มีโทรศัพท์หรืออีเมลที่จะแจ้งและให้ท่านหยุดคำขอได้ กรุณานำบัตรประชาชนไปแจ้งหมายเลขโทรศัพท์ที่สหกรณ์ก่อน',
  )
}

export function mayStop({ state, held_until }: RequestRow, at: Date): boolean {
  return held_until !== null && held_until > at && stateAfter(state, 'stop') !== undefined
}

/** What the member's brake does, however it is pulled (server/identity/recovery/stop.ts), in a transaction that has locked recovery. */
export async function pullBrake(
  trx: Db,
  request: FastifyRequest,
  { membershipNo, words, newsAt }: { membershipNo: string; words: string; newsAt?: Date },
): Promise<{ requests: number; keys: number }> {
  await stopRecovery(trx, membershipNo)
  const requests = await stopHeldRequests(trx, membershipNo, words)
  return { requests, keys: await switchOffNewKeys(trx, request, membershipNo, newsAt) }
}

/** Everything that is held: whoever pulls the brake is not asked which. Answers how many. */
async function stopHeldRequests(trx: Db, membershipNo: string, words: string): Promise<number> {
  const at = new Date()
  const actor = `member:${membershipNo}`
  const held = (await lockHeld(trx, membershipNo)).filter((row) => mayStop(row, at))
  for (const row of held)
    await moveRequest(trx, row, { move: 'stop', actor, at, memberWords: words })
  return held.length
}

/**
 * Keys as young as what is held, or as the news of what is stopped: whoever asked for that may have added them, and would come in
 * again by one. Answers how many; the member is told on every road.
 */
async function switchOffNewKeys(
  trx: Db,
  { server }: FastifyRequest,
  membershipNo: string,
  newsAt = new Date(),
): Promise<number> {
  const at = new Date()
  const holdBegan = at.getTime() - (await holdHours(trx)) * 3_600_000
  const since = new Date(Math.min(holdBegan, newsAt.getTime()))
  const count = await blockPasskeysSince(trx, { kind: 'member', login: membershipNo }, since)
  if (count > 0)
    await notify(trx, server.sealing, membershipNo, { template: 'passkeys_stopped', count, at })
  return count
}
