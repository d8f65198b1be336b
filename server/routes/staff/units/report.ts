import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { UnitReportFormat, UnitReportQuery } from '#contract/staff/units.ts'
import { PaperBytes } from '#server/papers/paper.ts'
import { sendUnitReport } from '#server/units/staff/report.ts'

/** รายงานผลการหัก of a month: by unit, by person, who is short, and of whom another amount was posted than sent. */
export const unitReportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/units/report/:format',
    {
      config: { authz: 'staff', may: 'see_units', answers: 'file' },
      schema: {
        params: UnitReportFormat,
        querystring: UnitReportQuery,
        response: { 200: PaperBytes },
      },
    },
    (request, reply) => sendUnitReport(request, request.params, request.query, reply),
  )
}
