// What an officer does about a unit's month, in one transaction: read as the officer, told to the unit, written down.

import type { FastifyRequest } from 'fastify'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { addUnitEvent } from '#database/queries/unit/unit-event.ts'
import type { UnitMonth } from '#database/queries/unit/unit-result.ts'
import { lockResult, moveResult } from '#database/queries/unit/unit-result-change.ts'
import { monthOf } from '#domain/calendar/day.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { requireMonth } from '#server/units/result/unit-result.ts'

export function asOfficer<T>(request: FastifyRequest, act: (trx: Db) => Promise<T>): Promise<T> {
  const { staff, server } = request
  return inTransaction(server.db, (outer) => readAs(outer, { staff: staff.login }, act))
}

/** From now on the unit changes nothing any more. */
export async function closeUnitMonth(
  trx: Db,
  { staff }: FastifyRequest,
  month: UnitMonth,
): Promise<void> {
  const at = new Date()
  await requireMonth(trx, month)
  const by = { login: staff.login, at }
  const { state } = await lockResult(trx, month, by)
  if (state === 'closed') throw new Refusal(409, 'เดือนนี้ปิดไปแล้ว')
  if (state !== 'sent') throw new Refusal(409, 'หน่วยงานยังไม่ได้ส่งผลการหักของเดือนนี้')
  await moveResult(trx, month, 'closed', by)
  await addUnitEvent(trx, { ...month, kind: 'closed', what: 'สหกรณ์ปิดเดือน', by: staff, at })
}

export async function reopenUnitMonth(
  trx: Db,
  request: FastifyRequest,
  month: UnitMonth,
  reason: string,
): Promise<void> {
  const { staff } = request
  const at = new Date()
  await requireMonth(trx, month)
  const by = { login: staff.login, at }
  const { state } = await lockResult(trx, month, by)
  if (state !== 'closed') throw new Refusal(409, 'เดือนนี้ยังไม่ได้ปิด')
  await moveResult(trx, month, 'reopened', by)
  const what = `สหกรณ์เปิดเดือนให้แก้ไข: ${reason}`.slice(0, 200)
  await addUnitEvent(trx, { ...month, kind: 'corrected', what, by: staff, at })
  await recordAudit(trx, request, {
    action: 'unit.month_reopened',
    detail: { unit: month.unitNo, period: monthOf(month.period), reason },
  })
}
