import { ControlReportReply } from '#contract/staff/control-report.ts'
import { RunParams } from '#contract/staff/imports.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { readImportReport, sendImportReport } from '#server/imports/import-report.ts'
import { PaperBytes } from '#server/papers/paper.ts'

const seeImports = forStaff('see_imports')

/** รายงานการตรวจสอบ of a run, to read and as a paper for the auditor. */
export const importReportRoutes = routes(
  seeImports.get(
    '/imports/:run/report',
    { params: RunParams, reply: ControlReportReply },
    ({ server }, params) => readImportReport(server, params),
  ),
  seeImports.get(
    '/imports/:run/report/pdf',
    { answers: 'file', params: RunParams, reply: PaperBytes },
    sendImportReport,
  ),
)
