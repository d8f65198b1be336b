import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UnitReportQuery } from '#contract/staff/units.ts'
import { unitMonths } from '#database/queries/unit/unit-board.ts'
import { reportedRefunds } from '#database/queries/unit/unit-refund.ts'
import { reportedLines } from '#database/queries/unit/unit-result-report.ts'
import {
  isMisposted,
  peopleTable,
  type ReportedUnit,
  refundsTable,
  unitsTable,
} from '#documents/unit/result-report.ts'
import { firstOfMonth } from '#domain/calendar/day.ts'
import { bangkokDate, filedDate } from '#domain/calendar/thai-date.ts'
import { standingOf } from '#domain/unit/unit-board.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { cooperativeOf, sendFile, tableBody } from '#server/papers/paper.ts'
import { asOfficer } from '#server/units/staff/serve-unit.ts'
import { today } from './board.ts'

export async function sendUnitReport(
  request: FastifyRequest,
  params: { format: 'xlsx' | 'csv' },
  query: UnitReportQuery,
  reply: FastifyReply,
) {
  const { format } = params
  const { period } = query
  const { units, people, refunds } = await asOfficer(request, async (trx) => {
    const rows = await unitMonths(trx, { period: firstOfMonth(period) })
    if (rows.length === 0) throw new Refusal(404, 'ไม่พบการเรียกเก็บของเดือนที่ต้องการ')
    const people = await reportedLines(trx, firstOfMonth(period))
    await recordAudit(trx, request, {
      action: 'unit.report',
      detail: { period, format, rows: people.length },
    })
    const refunds = await reportedRefunds(trx, firstOfMonth(period))
    return { units: rows.map(reportedUnit), people, refunds }
  })
  const short = people.filter(({ billed, amount }) => amount < billed)
  const name = `รายงานผลการหัก_${filedDate(period)}`
  const { nameTh: author } = await cooperativeOf(request.server)
  const everybody = peopleTable('รายบุคคล', people)
  const sheets = [
    unitsTable(units, people),
    everybody,
    peopleTable('หักไม่ได้และหักได้บางส่วน', short),
    peopleTable('แจ้ง ≠ ลงบัญชี', people.filter(isMisposted)),
    refundsTable(refunds),
  ]
  const tables = format === 'csv' ? [everybody] : sheets
  const body = await tableBody(format, { title: name, author, printedAt: new Date(), tables })
  return sendFile(request, reply, { ...body, name: `${name}.${format}` })
}

function reportedUnit(row: Awaited<ReturnType<typeof unitMonths>>[number]): ReportedUnit {
  const { unit_no, name, members, billed, transfer_amount, sent_at, reported } = row
  const { step, deducted, difference } = standingOf(row, today())
  return {
    unit_no,
    name,
    members,
    billed,
    transfer_amount,
    step,
    reported,
    deducted,
    difference,
    refunds: reported === null ? null : row.refunds,
    posted: row.paid_on === null ? null : row.posted,
    sent_on: sent_at && bangkokDate(sent_at),
  }
}
