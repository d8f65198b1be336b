// Every change of what a unit reports: read and written as the unit, one after the other, and recorded.

import type { FastifyRequest } from 'fastify'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { addUnitEvent } from '#database/queries/unit/unit-event.ts'
import type { UnitMonth } from '#database/queries/unit/unit-result.ts'
import { type By, lockResult } from '#database/queries/unit/unit-result-change.ts'
import type { AuditAction } from '#domain/audit/audit-actions.ts'
import { firstOfMonth, type Month, monthOf } from '#domain/calendar/day.ts'
import type { UnitEventKind } from '#domain/unit/unit-month.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { type ResultMonthRow, requireMonth } from '#server/units/result/unit-result.ts'

export interface OpenMonth {
  month: UnitMonth
  row: ResultMonthRow
  by: By
}

/** From what states a result may be changed: being corrected means being a draft again. */
export type From = 'draft' | 'sent'

interface ResultChange {
  action: AuditAction
  detail?: Record<string, string | number | boolean>
  /** For the history that the unit and the cooperative read. */
  event?: { kind: UnitEventKind; what: string }
}

/** One transaction, in which row-level security shows the unit its own. */
export function asUnit<T>(
  { server, unit }: FastifyRequest,
  work: (trx: Db) => Promise<T>,
): Promise<T> {
  return inTransaction(server.db, (outer) => readAs(outer, { unit: unit.unitNo }, work))
}

/** The month, locked, and still open to change. */
export async function openMonth(
  trx: Db,
  { unit }: FastifyRequest,
  { period, from }: { period: Month; from: From },
): Promise<OpenMonth> {
  const month = { unitNo: unit.unitNo, period: firstOfMonth(period) }
  const by = { login: unit.login, at: new Date() }
  await requireMonth(trx, month)
  await lockResult(trx, month, by)
  const row = await requireMonth(trx, month)
  requireOpen(row, from)
  return { month, row, by }
}

/** In the history of the month, where people should read of it, and in the audit. */
export async function recordChange(
  trx: Db,
  request: FastifyRequest,
  { month, by }: OpenMonth,
  { action, detail, event }: ResultChange,
): Promise<void> {
  const { login, name } = request.unit
  if (event) await addUnitEvent(trx, { ...month, by: { login, name }, at: by.at, ...event })
  await recordAudit(trx, request, { action, detail: { period: monthOf(month.period), ...detail } })
}

/** A change that is made in one step. Nothing is recorded of what changed nothing. */
export function changeResult<T>(
  request: FastifyRequest,
  asked: { period: Month; from: From },
  change: (changing: OpenMonth & { trx: Db }) => Promise<{ answer: T; change?: ResultChange }>,
): Promise<T> {
  return asUnit(request, async (trx) => {
    const open = await openMonth(trx, request, asked)
    const made = await change({ trx, ...open })
    if (made.change) await recordChange(trx, request, open, made.change)
    return made.answer
  })
}

function requireOpen({ state, paid_on }: ResultMonthRow, from: From): void {
  if (state === 'closed')
    throw new Refusal(409, 'สหกรณ์ปิดเดือนนี้แล้ว แก้ไขไม่ได้ หากพบข้อผิดพลาดกรุณาติดต่อสหกรณ์')
  if (paid_on !== null) throw new Refusal(409, 'สหกรณ์ผ่านรายการของเดือนนี้แล้ว จึงส่งหรือแก้ไขผลการหักไม่ได้')
  if (state === from) return
  throw new Refusal(
    409,
    from === 'draft'
      ? 'ส่งผลการหักของเดือนนี้แล้ว กด “แก้ไขผลที่ส่ง” ก่อนจึงจะแก้ไขได้'
      : 'ยังไม่ได้ส่งผลการหักของเดือนนี้',
  )
}
