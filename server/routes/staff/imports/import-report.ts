import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ControlReportReply } from '#contract/staff/control-report.ts'
import { RunParams } from '#contract/staff/imports.ts'
import { readImportReport, sendImportReport } from '#server/imports/import-report.ts'
import { PaperBytes } from '#server/papers/paper.ts'

/** รายงานการตรวจสอบ of a run, to read and as a paper for the auditor. */
export const importReportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { authz: 'staff', may: 'see_imports' } as const

  app.get(
    '/api/admin/imports/:run/report',
    { config, schema: { params: RunParams, response: { 200: ControlReportReply } } },
    ({ params }) => readImportReport(app, params),
  )

  app.get(
    '/api/admin/imports/:run/report/pdf',
    {
      config: { ...config, answers: 'file' },
      schema: { params: RunParams, response: { 200: PaperBytes } },
    },
    (request, reply) => sendImportReport(request, request.params, reply),
  )
}
