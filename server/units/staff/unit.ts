import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { UnitDetail, UnitDetailQuery } from '#contract/staff/units.ts'
import type { ResultMonth, ResultQuery } from '#contract/unit/result.ts'
import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { unitUsersOf } from '#database/queries/identity/unit-user-list.ts'
import {
  remindersOf,
  setUnitContact,
  unitMonths,
  unitOf,
} from '#database/queries/unit/unit-board.ts'
import { unitEventsOf } from '#database/queries/unit/unit-event.ts'
import { slipBytesOf } from '#database/queries/unit/unit-result.ts'
import { firstOfMonth, type Month } from '#domain/calendar/day.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { UNIT_EVENTS } from '#domain/unit/unit-month.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { readUnitResult } from '#server/units/result/unit-result.ts'
import { sendSlip } from '#server/units/result/unit-slip.ts'
import { asOfficer } from '#server/units/staff/serve-unit.ts'
import { boardRow, today } from './board.ts'

const MONTHS_SHOWN = 24

export async function readUnitForStaff(
  { staff, server }: FastifyRequest,
  params: { unitNo: string },
  query: UnitDetailQuery,
) {
  return dataReply(
    await readAs(server.db, { staff: staff.login }, (trx) =>
      readUnit(trx, params.unitNo, query.period),
    ),
  )
}

export async function readResultForStaff(
  { staff, server }: FastifyRequest,
  params: { unitNo: string },
  query: ResultQuery,
) {
  return dataReply(
    await readAs(server.db, { staff: staff.login }, (trx) =>
      readUnitResult(trx, params.unitNo, query),
    ),
  )
}

export async function sendSlipForStaff(
  request: FastifyRequest,
  params: { unitNo: string },
  query: ResultMonth,
  reply: FastifyReply,
) {
  const { unitNo } = params
  const { period } = query
  const slip = await asOfficer(request, async (trx) => {
    const found = await slipBytesOf(trx, { unitNo, period: firstOfMonth(period) })
    if (found)
      await recordAudit(trx, request, {
        action: 'unit.slip_read',
        detail: { unit: unitNo, period },
      })
    return found
  })
  return sendSlip(reply, slip)
}

export async function saveUnitContact(
  request: FastifyRequest,
  params: { unitNo: string },
  body: { name: string; phone: string; email: string },
): Promise<OkReply> {
  const { unitNo } = params
  const { name, phone, email } = body
  const contact = { name: visitorLine(name), phone: visitorLine(phone), email }
  return asOfficer(request, async (trx) => {
    await requireUnit(trx, unitNo)
    const by = { login: request.staff.login, at: new Date() }
    await setUnitContact(trx, unitNo, contact, by)
    await recordAudit(trx, request, { action: 'unit.contact', detail: { unit: unitNo } })
    return okReply('บันทึกผู้ประสานงานแล้ว')
  })
}

export async function requireUnit(trx: Db, unitNo: string) {
  const unit = await unitOf(trx, unitNo)
  if (!unit) throw new Refusal(404, 'ไม่พบหน่วยงานที่ต้องการ')
  return unit
}

async function readUnit(trx: Db, unitNo: string, asked: Month | undefined): Promise<UnitDetail> {
  const unit = await requireUnit(trx, unitNo)
  const all = await unitMonths(trx, { unitNo })
  const months = all.slice(0, MONTHS_SHOWN).map((row) => boardRow(row, today()))
  const period = asked ?? months[0]?.period ?? null
  const events = period ? await unitEventsOf(trx, unitNo, firstOfMonth(period)) : []
  const reminders = period ? await remindersOf(trx, unitNo, firstOfMonth(period)) : []
  const users = await unitUsersOf(trx, unitNo)
  return {
    unit_no: unit.unit_no,
    name: unit.name,
    payroll: unit.payroll,
    address: unit.address,
    phone: unit.phone,
    contact: {
      name: unit.contact_name ?? '',
      phone: unit.contact_phone ?? '',
      email: unit.contact_email ?? '',
      changed_at: unit.changed_at?.toISOString() ?? null,
      changed_by: unit.changed_by,
    },
    users: users.map((user) => ({
      ...user,
      created_at: user.created_at.toISOString(),
      disabled_at: user.disabled_at?.toISOString() ?? null,
      last_seen: user.last_seen?.toISOString() ?? null,
    })),
    months,
    period,
    events: events.map(({ kind, what, by_name: by, at }) => ({
      kind: UNIT_EVENTS[kind],
      what,
      by,
      at: at.toISOString(),
    })),
    reminders: reminders.map(({ words, by_name: by, at, mailed }) => ({
      words,
      by,
      at: at.toISOString(),
      mailed,
    })),
  }
}
