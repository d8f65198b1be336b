import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ResultMonth } from '#contract/unit/result.ts'
import { shortfallsIn } from '#database/queries/unit-shortfall.ts'
import { xlsx } from '#documents/sheet.ts'
import { shortfallTables } from '#documents/unit/shortfalls.ts'
import { filedDate } from '#domain/thai-date.ts'
import { writeDown } from '#server/audit.ts'
import { asOfficer } from '#server/commands/serve-unit.ts'
import { savedAs } from '#server/content-disposition.ts'
import { cooperativeOf, PaperBytes } from '#server/paper.ts'

/** เก็บไม่ได้และเก็บได้บางส่วน of a month, in all units that have told: by unit and by person. */
export const unitShortfallRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/units/shortfalls',
    {
      config: { authz: 'staff', may: 'see_units', answers: 'file' },
      schema: { querystring: ResultMonth, response: { 200: PaperBytes } },
    },
    async (request, reply) => {
      const { period } = request.query
      const people = await asOfficer(request, async (trx) => {
        const found = await shortfallsIn(trx, `${period}-01`)
        await writeDown(trx, request, {
          action: 'unit.shortfalls',
          detail: { period, people: found.length },
        })
        return found
      })
      const { nameTh } = await cooperativeOf(app)
      const book = await xlsx({
        title: 'รายงานหักไม่ครบ',
        author: nameTh,
        printedAt: new Date(),
        tables: shortfallTables(people),
      })
      return reply
        .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
        .header('content-disposition', savedAs(`รายงานหักไม่ครบ_${filedDate(period)}.xlsx`))
        .header('cache-control', 'no-store')
        .send(Buffer.from(book))
    },
  )
}
