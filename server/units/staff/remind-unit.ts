import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { addReminder, unitOf } from '#database/queries/unit/unit-board.ts'
import type { UnitMonth } from '#database/queries/unit/unit-result.ts'
import { mailUnit } from '#server/outbox/put.ts'

/** On the unit's first page, and by e-mail where the cooperative knows one. Answers whether a mail goes out. */
export async function remindUnit(
  trx: Db,
  { staff, server }: FastifyRequest,
  { unitNo, period }: UnitMonth,
  words: string,
): Promise<boolean> {
  const at = new Date()
  const email = (await unitOf(trx, unitNo))?.contact_email
  await addReminder(trx, { unitNo, period, words, by: staff, at, mailed: Boolean(email) })
  if (!email) return false
  const message = { template: 'unit_reminder', period, words } as const
  await mailUnit(trx, server.sealing, { unitNo, email, message })
  return true
}
