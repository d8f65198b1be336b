// «เฉพาะพาสคีย์»: a member may have the password refused at the door. Whoever then has lost every key is helped at the counter.

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { PasskeyOnly } from '#contract/shared/passkeys.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import type { TicketHolder } from '#database/queries/identity/one-time-code.ts'
import {
  isPasskeyOnly,
  lockKeysOf,
  type PasskeyHolder,
  passkeysOf,
  setPasskeyOnly,
} from '#database/queries/identity/passkey.ts'
import { takeReadyHold } from '#database/queries/identity/recovery/recovery-hold.ts'
import { Refusal } from '../http/errors.ts'
import { okReply } from '../http/ok-reply.ts'
import { notify } from '../outbox/put.ts'
import { holderOf, recordPasskey } from './holder.ts'
import { requireOwnPasskey } from './own-proof.ts'

const INSTEAD = 'หากไม่มีพาสคีย์แล้ว กรุณานำบัตรประชาชนไปขอใบเปิดใช้งานที่สหกรณ์'
export const DOOR_IS_SHUT = `บัญชีนี้ตั้งให้เข้าสู่ระบบด้วยพาสคีย์เท่านั้น กรุณากด “ใช้พาสคีย์” ${INSTEAD}`
const CODE_IS_NOT_ENOUGH = `บัญชีนี้ตั้งให้เข้าสู่ระบบด้วยพาสคีย์เท่านั้น จึงตั้งรหัสผ่านใหม่ด้วยรหัส OTP ไม่ได้ ${INSTEAD}`
const WAIT_IS_NOT_OVER = `บัญชีนี้ตั้งให้เข้าสู่ระบบด้วยพาสคีย์เท่านั้น จึงต้องรอให้ครบเวลาก่อนตั้งรหัสผ่านด้วย ThaID ${INSTEAD}`

/** On or off, by a key in either case: a password must not be able to bring itself back. */
export async function changePasskeyOnly(
  request: FastifyRequest,
  { only, passkey }: PasskeyOnly,
): Promise<OkReply> {
  const holder = holderOf(request)
  await requireOwnPasskey(request, passkey)
  await inTransaction(request.server.db, async (trx) => {
    if (!(await setPasskeyOnly(trx, holder, only)))
      throw new Refusal(409, only ? 'ตั้งไว้แล้ว หรือยังไม่มีพาสคีย์ที่ใช้ได้' : 'ไม่ได้ตั้งไว้')
    const template = only ? 'passkey_only_set' : 'passkey_only_ended'
    await notify(trx, request.server.sealing, holder.login, { template, at: new Date() })
    await recordPasskey(trx, request, holder, only ? 'passkey.only' : 'passkey.not_only', {})
  })
  return okReply(
    only ? 'ตั้งแล้ว จากนี้บัญชีนี้เข้าสู่ระบบด้วยพาสคีย์เท่านั้น' : 'ยกเลิกแล้ว จากนี้เข้าสู่ระบบด้วยรหัสผ่านได้อีก',
  )
}

/** The last key that works cannot be taken away while nothing else opens the door. */
export async function requireAnotherWayIn(
  trx: Db,
  holder: PasskeyHolder,
  leaving: number,
): Promise<void> {
  await lockKeysOf(trx, holder)
  if (!(await isPasskeyOnly(trx, holder))) return
  const keys = await passkeysOf(trx, holder)
  if (!keys.some(({ passkeyId, blockedAt }) => passkeyId !== leaving && !blockedAt))
    throw new Refusal(
      409,
      'ลบพาสคีย์สุดท้ายไม่ได้ เพราะบัญชีนี้ตั้งให้เข้าด้วยพาสคีย์เท่านั้น กรุณายกเลิกการตั้งค่านั้นหรือเพิ่มพาสคีย์อื่นก่อน',
    )
}

/**
 * In the transaction that sets a password. A code by SMS is not enough: who has the phone may have the key, too. Whoever was seen
 * at the counter, or by ThaID and has waited (server/thaid/hold.ts), begins anew, and the password counts again.
 */
export async function requireEnoughProof(
  trx: Db,
  request: FastifyRequest,
  { membershipNo, by }: TicketHolder,
): Promise<void> {
  const holder = { kind: 'member', login: membershipNo } as const
  if (!(await isPasskeyOnly(trx, holder))) return
  if (by === 'code') throw new Refusal(409, CODE_IS_NOT_ENOUGH)
  if (by === 'thaid' && !(await takeReadyHold(trx, membershipNo)))
    throw new Refusal(409, WAIT_IS_NOT_OVER)
  await setPasskeyOnly(trx, holder, false)
  const message = { template: 'passkey_only_ended', at: new Date() } as const
  await notify(trx, request.server.sealing, membershipNo, message)
  await recordPasskey(trx, request, holder, 'passkey.not_only', { by })
}
