import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ControlReportReply } from '#contract/staff/control-report.ts'
import { RunParams } from '#contract/staff/imports.ts'
import { importRun } from '#database/queries/import/import-run.ts'
import { officialPaper } from '#documents/paper/official.ts'
import { controlReport } from '#documents/staff/control-report.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { readControlReport } from '#server/imports/control-report.ts'
import { issued, issuingCooperative } from '#server/papers/issuing.ts'
import { PaperBytes, pdfBody, sendFile } from '#server/papers/paper.ts'
import { inTurn } from '#server/papers/paper-turns.ts'
import { noSuchRun } from './imports.ts'

/** รายงานการตรวจสอบ of a run, to read and as a paper for the auditor. */
export const importReportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { authz: 'staff', may: 'see_imports' } as const

  app.get(
    '/api/admin/imports/:run/report',
    { config, schema: { params: RunParams, response: { 200: ControlReportReply } } },
    async ({ params }) => {
      const run = Number(params.run)
      if (!(await importRun(app.db, run))) throw noSuchRun()
      return { rc_code: '1' as const, data: (await readControlReport(app.db, run)) ?? null }
    },
  )

  app.get(
    '/api/admin/imports/:run/report/pdf',
    {
      config: { ...config, answers: 'file' },
      schema: { params: RunParams, response: { 200: PaperBytes } },
    },
    async (request, reply) =>
      inTurn(app.papers, `staff:${request.staff.login}`, async () => {
        const run = Number(request.params.run)
        const report = await readControlReport(app.db, run)
        if (!report) throw new Refusal(404, 'รอบนี้ยังไม่มีผลการตรวจสอบ จึงออกรายงานไม่ได้')
        const content = controlReport(report)
        const issue = await issued(app, null, content, new Date())
        const paper = officialPaper(content, await issuingCooperative(app), issue)
        const body = await pdfBody(request, 'official', paper)
        const detail = { run, letter_no: issue.number }
        await recordAudit(app.db, request, { action: 'import.report', detail })
        return sendFile(request, reply, { ...body, name: `${content.fileName}.pdf` })
      }),
  )
}
