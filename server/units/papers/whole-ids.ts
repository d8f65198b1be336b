// A unit's file with whole national ids: the password once more or a passkey, so many a day, and the unit's other people are told.

import type { FastifyRequest } from 'fastify'
import type { OwnProof } from '#contract/shared/passkeys.ts'
import type { Db } from '#database/core/connect.ts'
import { countInBucket, readBucket } from '#database/queries/identity/rate-bucket.ts'
import { unitUsersOf } from '#database/queries/identity/unit-user-list.ts'
import type { Day } from '#domain/calendar/day.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Limit } from '#server/http/rate-limit.ts'
import { keyedHash } from '#server/http/visitor.ts'
import { notifyUnit } from '#server/outbox/put.ts'
import { requireOwnProof } from '#server/passkeys/own-proof.ts'
import { contactsOfUnit } from '../unit-contacts.ts'

/** Of one unit in a day: a month's file in every format, and a few again. */
const A_DAY: Limit = { name: 'unit-ids', max: 10, seconds: 24 * 60 * 60 }

/** Before the file is made: who asks is who signed in, and the unit has not had its files of the day. */
export async function requireWholeIds(request: FastifyRequest, proof: OwnProof): Promise<void> {
  if (!proof.mem_password && !proof.passkey)
    throw new Refusal(403, 'ไฟล์นี้มีเลขบัตรประชาชนครบ 13 หลัก กรุณากรอกรหัสผ่านของท่านก่อนดาวน์โหลด')
  await requireOwnProof(request, proof)
  const { server, unit } = request
  const who = keyedHash(unit.unitNo, server.secrets.csrf)
  const { used, secondsLeft } = await readBucket(server.db, A_DAY.name, who, A_DAY.seconds)
  if (used < A_DAY.max) return
  const detail = { unit: unit.unitNo, ids: true, count: used }
  await recordAudit(server.db, request, { action: 'unit.export', outcome: 'refused', detail })
  throw tooMany(secondsLeft)
}

/** In the transaction that writes the file down: counted again, since two may have asked at once. */
export async function countWholeIds(trx: Db, { server, unit }: FastifyRequest): Promise<void> {
  const who = keyedHash(unit.unitNo, server.secrets.csrf)
  const { used, secondsLeft } = await countInBucket(trx, A_DAY.name, who, A_DAY.seconds)
  if (used > A_DAY.max) throw tooMany(secondsLeft)
}

/** By SMS where the cooperative knows a mobile, and by e-mail to the unit's contact. Answers how many messages go out. */
export async function notifyOthersOfIds(
  trx: Db,
  { server, unit }: FastifyRequest,
  period: Day,
  at: Date,
): Promise<number> {
  const { unitNo, login, name } = unit
  const others = (await unitUsersOf(trx, unitNo)).filter(
    (user) => user.login !== login && user.disabled_at === null,
  )
  const contacts = await contactsOfUnit(trx, unitNo, others)
  const message = { template: 'unit_ids_taken', name, period, at } as const
  await notifyUnit(trx, server.sealing, { unitNo, contacts, message })
  return contacts.length
}

function tooMany(secondsLeft: number): Refusal {
  const from = new Date(Date.now() + secondsLeft * 1_000)
  const again = shortMoment(from)
  const sentence = `หน่วยงานดาวน์โหลดไฟล์ที่มีเลขบัตรประชาชนครบ ${A_DAY.max} ครั้งในวันนี้แล้ว ดาวน์โหลดได้อีกตั้งแต่ ${again} หรือนำคอลัมน์เลขบัตรประชาชนออก`
  return new Refusal(429, sentence, { retryAfter: secondsLeft })
}
