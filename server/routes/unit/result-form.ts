import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { resultForm } from '#documents/unit/result-form.ts'
import { monthOf } from '#domain/calendar/day.ts'
import { filedDate } from '#domain/calendar/thai-date.ts'
import { MonthQuery } from '#server/member-figures/period-query.ts'
import { PaperBytes, tableBody } from '#server/papers/paper.ts'
import { sendUnitFile, UNIT_PAPER } from '#server/units/unit-paper.ts'
import { readUnit, requireBill } from '#server/units/unit-reading.ts'

/** A sheet to fill in and send back, without national ids: the member's number is enough to know whom it is about. */
export const resultFormRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/papers/result_form',
    { config: UNIT_PAPER, schema: { querystring: MonthQuery, response: { 200: PaperBytes } } },
    async (request, reply) =>
      sendUnitFile(request, reply, async ({ cooperative, printedAt }) => {
        const { server, unit, query } = request
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
      }),
  )
}
