// A member who wants only passkeys has said that nothing else may open the door. ThaID does, but not at once: it is told on every
// road, and can be stopped for three days.

import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { isPasskeyOnly } from '#database/queries/identity/passkey.ts'
import {
  beginRecoveryHold,
  recoveryHoldOf,
} from '#database/queries/identity/recovery/recovery-hold.ts'
import type { Contact } from '#database/queries/member/member-contact.ts'
import { Refusal } from '../http/errors.ts'
import { notifyWithStop } from '../identity/recovery/notify-with-stop.ts'
import { requireThaid } from './provider.ts'

const NOBODY_TO_TELL =
  'บัญชีนี้ตั้งให้เข้าสู่ระบบด้วยพาสคีย์เท่านั้น และสหกรณ์ไม่มีหมายเลขโทรศัพท์หรืออีเมลที่จะแจ้งท่าน กรุณานำบัตรประชาชนไปขอใบเปิดใช้งานที่สหกรณ์'

interface Person {
  membershipNo: string
  contacts: Contact[]
}

/** Until when this member waits; undefined when they need not, or have waited. In a transaction that holds the recovery's lock. */
export async function waitOfPasskeyOnly(
  trx: Db,
  request: FastifyRequest,
  { membershipNo, contacts }: Person,
): Promise<Date | undefined> {
  if (!(await isPasskeyOnly(trx, { kind: 'member', login: membershipNo }))) return undefined
  const hold = await recoveryHoldOf(trx, membershipNo)
  if (hold) return hold.isReady ? undefined : hold.readyAt
  if (contacts.length === 0) throw new Refusal(409, NOBODY_TO_TELL)
  const { holdHours } = requireThaid(request.server)
  const until = await beginRecoveryHold(trx, membershipNo, holdHours)
  await notifyWithStop(trx, request, membershipNo, { template: 'recovery_held', until })
  return until
}
