import { UnitReportFormat, UnitReportQuery } from '#contract/staff/units.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { PaperBytes } from '#server/papers/paper.ts'
import { sendUnitReport } from '#server/units/staff/report.ts'

/** รายงานผลการหัก of a month: by unit, by person, who is short, and of whom another amount was posted than sent. */
export const unitReportRoutes = routes(
  forStaff('see_units').get(
    '/units/report/:format',
    { answers: 'file', params: UnitReportFormat, query: UnitReportQuery, reply: PaperBytes },
    sendUnitReport,
  ),
)
