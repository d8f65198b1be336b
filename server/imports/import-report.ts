import type { FastifyReply, FastifyRequest } from 'fastify'
import { importRun } from '#database/queries/import/import-run.ts'
import { officialPaper } from '#documents/paper/official.ts'
import { controlReport } from '#documents/staff/control-report.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { issued, issuingCooperative } from '#server/papers/issuing.ts'
import { pdfBody, sendFile } from '#server/papers/paper.ts'
import { inTurn } from '#server/papers/paper-turns.ts'
import { readControlReport } from './control-report.ts'
import { noSuchRun } from './import-list.ts'

export async function readImportReport({ server: app }: FastifyRequest, params: { run: string }) {
  const run = Number(params.run)
  if (!(await importRun(app.db, run))) throw noSuchRun()
  return dataReply((await readControlReport(app.db, run)) ?? null)
}

export async function sendImportReport(
  request: FastifyRequest,
  params: { run: string },
  reply: FastifyReply,
) {
  return inTurn(request.server.papers, `staff:${request.staff.login}`, async () => {
    const run = Number(params.run)
    const report = await readControlReport(request.server.db, run)
    if (!report) throw new Refusal(404, 'รอบนี้ยังไม่มีผลการตรวจสอบ จึงออกรายงานไม่ได้')
    const content = controlReport(report)
    const issue = await issued(request.server, null, content, new Date())
    const paper = officialPaper(content, await issuingCooperative(request.server), issue)
    const body = await pdfBody(request, 'official', paper)
    const detail = { run, letter_no: issue.number }
    await recordAudit(request.server.db, request, { action: 'import.report', detail })
    return sendFile(request, reply, { ...body, name: `${content.fileName}.pdf` })
  })
}
