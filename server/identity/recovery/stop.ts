// The member's brake. Whoever is told of a slip, of a look at their id, of a new password or of a request, and knows nothing of it,
// types the code that came with the news, or presses a button where they are signed in: then no slip is good, no password is set until
// two officers open it again, whatever is held at the request desk is stopped, and keys that were added lately are switched off.

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { StopTyped } from '#contract/member/recovery.ts'
import type { Withdrawing } from '#contract/member/requests.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import {
  endRecoveryStop,
  forgetMemberPassword,
  holderOfStopCode,
  lockRecovery,
  recoveryStoppedAt,
} from '#database/queries/identity/recovery-stop.ts'
import { endOtherSessions } from '#database/queries/identity/session.ts'
import { readTrackingCode } from '#domain/content/tracking-code.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { isEnded } from '#domain/request/request-state.ts'
import { recordAudit } from '../../audit/audit.ts'
import { requireCaptcha } from '../../http/captcha.ts'
import { Refusal } from '../../http/errors.ts'
import { okReply } from '../../http/ok-reply.ts'
import { mayStop, pullBrake } from '../../request-desk/hold.ts'
import { requestAsRead } from '../../request-desk/move.ts'
import type { OfRequest } from '../../request-desk/own-requests.ts'
import type { ConfirmedAct } from '../../two-people/acts.ts'
import { heldForSecond } from '../../two-people/pending.ts'
import { slipHash } from './codes.ts'

const WRONG = 'รหัสหยุดไม่ถูกต้องหรือหมดอายุ กรุณาตรวจสอบในข้อความที่ได้รับ หรือโทรแจ้งสหกรณ์'

function stopped(keys: number): OkReply {
  const alsoKeys = keys > 0 ? ` และระงับพาสคีย์ที่เพิ่งเพิ่ม ${keys} รายการ` : ''
  return okReply(
    `หยุดการตั้งรหัสผ่านใหม่ของบัญชีท่านแล้ว รวมทั้งคำขอเปลี่ยนข้อมูลที่ยังไม่มีผล${alsoKeys} ใบเปิดใช้งานที่ออกไว้ใช้ไม่ได้อีก กรุณาติดต่อสหกรณ์พร้อมบัตรประชาชน`,
  )
}

/** With the code from the message, by whoever has it: it can only shut. */
export async function stopByCode(request: FastifyRequest, body: StopTyped): Promise<OkReply> {
  const { db, secrets } = request.server
  await requireCaptcha(request.server, body.recaptcha)
  const codeHash = slipHash(readTrackingCode(body.code) ?? '', secrets.csrf)
  const keys = await inTransaction(db, async (trx) => {
    const known = await holderOfStopCode(trx, codeHash)
    if (!known) return undefined
    await lockRecovery(trx, known.membershipNo)
    // Again, now that nobody else is at it: of two who type it at once one stops, and a password set meanwhile is seen.
    const holder = await holderOfStopCode(trx, codeHash)
    if (!holder) return undefined
    const { membershipNo, isSetSince, sentAt } = holder
    const words = 'หยุดด้วยรหัสหยุดจากข้อความ'
    const { requests, keys } = await pullBrake(trx, request, {
      membershipNo,
      words,
      newsAt: sentAt,
    })
    if (isSetSince) await forgetMemberPassword(trx, membershipNo)
    await endOtherSessions(trx, { kind: 'member', subjectId: membershipNo }, 'recovery stopped')
    const detail = { by: isSetSince ? 'code, password forgotten' : 'code', requests, keys }
    await recordAudit(trx, request, { action: 'recovery.stop', subjectNo: membershipNo, detail })
    return keys
  })
  if (keys === undefined) throw new Refusal(401, WRONG)
  return stopped(keys)
}

/** Where the member is signed in, one press. */
export async function stopOwn(request: FastifyRequest): Promise<OkReply> {
  const { membershipNo } = request.member
  return inTransaction(request.server.db, async (trx) => {
    await lockRecovery(trx, membershipNo)
    const { keys } = await stopBySession(trx, request, { by: 'member' })
    return stopped(keys)
  })
}

/** One press beside a request that the member did not send. Whoever sent it has the password and would send the next: the brake is pulled. */
export function stopOwnRequest(request: FastifyRequest, params: OfRequest, body: Withdrawing) {
  const { membershipNo } = request.member
  return inTransaction(request.server.db, async (trx) => {
    await lockRecovery(trx, membershipNo)
    const found = await requestAsRead(trx, Number(params.requestId), body.version, membershipNo)
    const no = requestNo(found)
    if (!mayStop(found, new Date()))
      throw new Refusal(
        409,
        isEnded(found.state)
          ? `คำขอ ${no} จบไปแล้ว`
          : `คำขอ ${no} พ้นเวลาที่หยุดเองได้แล้ว กรุณาโทรแจ้งสหกรณ์ทันที`,
      )
    const { requests, keys } = await stopBySession(trx, request, { by: 'request' })
    const detail = { request_no: no, kind: found.kind, keys }
    await recordAudit(trx, request, { action: 'request.stop', detail })
    const others = requests > 1 ? ` และคำขออื่นที่ยังไม่มีผลอีก ${requests - 1} รายการ` : ''
    const alsoKeys = keys > 0 ? ` พาสคีย์ที่เพิ่งเพิ่ม ${keys} รายการถูกระงับ` : ''
    return okReply(
      `หยุดคำขอ ${no}${others}แล้ว อุปกรณ์อื่นถูกให้ออกจากระบบ${alsoKeys} กรุณาเปลี่ยนรหัสผ่าน แล้วติดต่อสหกรณ์พร้อมบัตรประชาชน`,
    )
  })
}

/** Whoever asked for it may sit in another session: that one ends, the one that stops it stays. */
async function stopBySession(trx: Db, request: FastifyRequest, { by }: { by: string }) {
  const { membershipNo, family: butFamily } = request.member
  const words = 'หยุดจากในระบบสมาชิก'
  const { requests, keys } = await pullBrake(trx, request, { membershipNo, words })
  const of = { kind: 'member', subjectId: membershipNo, butFamily } as const
  await endOtherSessions(trx, of, 'recovery stopped')
  const detail = { by, requests, keys }
  await recordAudit(trx, request, { action: 'recovery.stop', subjectNo: membershipNo, detail })
  return { requests, keys }
}

/** In the transaction that would print a slip or set a password. */
export async function requireNotStopped(trx: Db, membershipNo: string): Promise<void> {
  await lockRecovery(trx, membershipNo)
  if (await recoveryStoppedAt(trx, membershipNo))
    throw new Refusal(
      409,
      'สมาชิกสั่งหยุดการตั้งรหัสผ่านใหม่ของบัญชีนี้ไว้ ต้องให้เจ้าหน้าที่สองคนเปิดอีกครั้งก่อน กรุณาติดต่อสหกรณ์',
    )
}

/** By an officer who has the member before them, and a second one who confirms it. */
export async function reopenRecovery(
  request: FastifyRequest,
  params: { no: string },
): Promise<OkReply> {
  const { no } = params
  return inTransaction(request.server.db, async (trx) => {
    if (!(await recoveryStoppedAt(trx, no))) throw notStopped()
    const says = [`สมาชิกเลขที่ ${no}`, 'เปิดการตั้งรหัสผ่านใหม่ที่สมาชิกสั่งหยุดไว้']
    const proposal = { kind: 'recovery_reopen', subject: no, content: { no }, says } as const
    const held = await heldForSecond(trx, request, proposal)
    if (held) return okReply(held)
    await reopen(trx, request, no)
    return okReply('เปิดการตั้งรหัสผ่านใหม่แล้ว ออกใบเปิดใช้งานให้สมาชิกได้')
  })
}

export async function reopenConfirmed(
  { request, trx }: ConfirmedAct,
  { no }: { no: string },
): Promise<undefined> {
  await reopen(trx, request, no)
}

async function reopen(trx: Db, request: FastifyRequest, no: string): Promise<void> {
  if (!(await endRecoveryStop(trx, no))) throw notStopped()
  await recordAudit(trx, request, { action: 'recovery.reopen', subjectNo: no, detail: {} })
}

function notStopped(): Refusal {
  return new Refusal(409, 'บัญชีนี้ไม่ได้ถูกสั่งหยุดการตั้งรหัสผ่านใหม่')
}
