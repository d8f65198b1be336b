// Every change of what a unit reports: read and written as the unit, one after the other, and written down.

import type { FastifyRequest } from 'fastify'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { addUnitEvent } from '#database/queries/unit/unit-event.ts'
import type { UnitMonth } from '#database/queries/unit/unit-result.ts'
import { type By, lockResult } from '#database/queries/unit/unit-result-change.ts'
import type { AuditAction } from '#domain/audit/audit-actions.ts'
import { firstOfMonth, type Month } from '#domain/calendar/day.ts'
import type { UnitEventKind } from '#domain/unit/unit-month.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { type ResultMonthRow, requireMonth } from '#server/units/unit-result.ts'

export interface Changing {
  trx: Db
  month: UnitMonth
  row: ResultMonthRow
  by: By
}

interface Done<T> {
  answer: T
  /** Nothing is written down of what changed nothing. */
  told?: {
    action: AuditAction
    detail?: Record<string, string | number | boolean>
    event?: { kind: UnitEventKind; what: string }
  }
}

/** From what states a result may be changed: being corrected means being a draft again. */
export type From = 'draft' | 'sent'

export async function changeUnitResult<T>(
  request: FastifyRequest,
  { period, from }: { period: Month; from: From },
  change: (changing: Changing) => Promise<Done<T>>,
): Promise<T> {
  const { unitNo, login, name } = request.unit
  const month = { unitNo, period: firstOfMonth(period) }
  const by = { login, at: new Date() }
  return inTransaction(request.server.db, (outer) =>
    readAs(outer, { unit: unitNo }, async (trx) => {
      await requireMonth(trx, month)
      await lockResult(trx, month, by)
      const row = await requireMonth(trx, month)
      requireOpen(row, from)
      const { answer, told } = await change({ trx, month, row, by })
      if (!told) return answer
      if (told.event) {
        const event = { unitNo, period: month.period, by: { login, name }, at: by.at }
        await addUnitEvent(trx, { ...event, ...told.event })
      }
      await recordAudit(trx, request, {
        action: told.action,
        detail: { period, ...told.detail },
      })
      return answer
    }),
  )
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
