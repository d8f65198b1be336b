import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MonthQuery } from '#contract/shared/period-query.ts'
import { resultForm } from '#documents/unit/result-form.ts'
import { monthOf } from '#domain/calendar/day.ts'
import { filedDate } from '#domain/calendar/thai-date.ts'
import { tableBody } from '#server/papers/paper.ts'
import { sendUnitFile } from '#server/units/unit-paper.ts'
import { readUnit, requireBill } from '#server/units/unit-reading.ts'

export async function sendResultForm(
  request: FastifyRequest,
  query: MonthQuery,
  reply: FastifyReply,
) {
  return sendUnitFile(request, reply, async ({ cooperative, printedAt }) => {
    const { server, unit } = request
    const bill = await readUnit(server, unit.unitNo, (reading) =>
      requireBill(reading, query.period),
    )
    const what = 'แบบกรอกผลการหัก'
    const { nameTh: author } = cooperative
    return {
      ...(await tableBody('xlsx', {
        title: what,
        author,
        printedAt,
        tables: [resultForm(bill)],
      })),
      name: `${what}_${unit.unitNo}_${filedDate(monthOf(bill.period))}.xlsx`,
      period: bill.period,
      what: `${what} (Excel)`,
      rows: bill.people.length,
      ids: false,
    }
  })
}
