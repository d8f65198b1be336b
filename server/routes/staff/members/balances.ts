// ยืนยันยอด: what members said of their balances at a year's end, what was answered, and all of it for the auditor.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { OneOf } from '#contract/member/figures.ts'
import { OkReply } from '#contract/member/identity.ts'
import { BalanceExport, BalanceExportQuery, BalanceQueueReply } from '#contract/staff/balances.ts'
import { RequestAnswer } from '#contract/staff/requests.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import * as queue from '#database/queries/member/balance-queue.ts'
import { balanceAnswersTable } from '#documents/staff/balance-answers.ts'
import { bangkokDate, buddhistYear } from '#domain/calendar/thai-date.ts'
import { fullName } from '#domain/person/full-name.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { requireOther } from '#server/audit/staff-member.ts'
import { requireText } from '#server/content/staff-text.ts'
import { Refusal } from '#server/http/errors.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { Id, PageNumber, pageOf, pagesOf } from '#server/http/paging.ts'
import { endedYear } from '#server/member-figures/year-end-balances.ts'
import { notify } from '#server/outbox/put.ts'
import { cooperativeOf, PaperBytes, sendFile, tableBody } from '#server/papers/paper.ts'
import { readPortalRules } from '#server/site/portal-rules.ts'

const ANSWER_MAX = 2_000

export const staffBalanceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/balances',
    {
      config: { authz: 'staff', may: 'see_members' },
      schema: {
        querystring: Type.Object(
          { state: Type.Optional(OneOf('waiting', 'done', 'refused')), page: PageNumber },
          { additionalProperties: false },
        ),
        response: { 200: BalanceQueueReply },
      },
    },
    async ({ query }) => {
      const { page, limit, offset } = pageOf(query.page)
      const { state = 'waiting' } = query
      const { rows, total } = await queue.disputes(app.db, { state, limit, offset })
      const years = await queue.balanceYears(app.db, await askedYear(app.db))
      const disputes = rows.map((row) => ({
        answer_id: row.answer_id,
        membership_no: row.membership_no,
        name: fullName(row),
        year: row.year,
        words: row.note,
        shares: row.shares,
        owed: row.owed,
        saved: row.saved,
        state: row.state,
        asked_at: row.at.toISOString(),
        answer:
          row.words && row.answered_at
            ? { words: row.words, at: row.answered_at.toISOString(), by: row.officer ?? '' }
            : null,
      }))
      return {
        rc_code: '1' as const,
        data: { page, pages: pagesOf(total), total, years, disputes },
      }
    },
  )

  app.post(
    '/api/admin/balances/:answerId/answer',
    {
      config: { authz: 'staff', may: 'serve_members' },
      schema: {
        params: Type.Object({ answerId: Id }),
        body: RequestAnswer,
        response: { 200: OkReply },
      },
    },
    async (request) => {
      const answerId = Number(request.params.answerId)
      const { state } = request.body
      const words = requireText('คำตอบถึงสมาชิก', request.body.answer, ANSWER_MAX)
      const asked = await queue.disputeById(app.db, answerId)
      if (!asked) throw new Refusal(404, 'ไม่พบข้อทักท้วงนี้ หรือสมาชิกเปลี่ยนคำตอบแล้ว')
      const { membership_no: subjectNo, year } = asked
      await requireOther(request, subjectNo)
      await inTransaction(app.db, async (trx) => {
        const at = new Date()
        const by = request.staff.login
        if (!(await queue.addBalanceReply(trx, { answerId, state, words, by, at })))
          throw new Refusal(409, 'เจ้าหน้าที่ท่านอื่นตอบข้อทักท้วงนี้ไปแล้ว')
        const what = 'ข้อทักท้วงยอดคงเหลือ'
        const message = { template: 'request_answered', what, requestNo: answerId, at } as const
        await notify(trx, app.sealing, subjectNo, message)
        const detail = { answer_id: answerId, year, state }
        await recordAudit(trx, request, { action: 'balance.reply', subjectNo, detail })
      })
      return okReply('ตอบข้อทักท้วงแล้ว สมาชิกเห็นคำตอบในหน้ายืนยันยอดคงเหลือ')
    },
  )

  app.get(
    '/api/admin/balances/export/:format',
    {
      config: { authz: 'staff', may: 'see_members', answers: 'file' },
      schema: {
        params: BalanceExport,
        querystring: BalanceExportQuery,
        response: { 200: PaperBytes },
      },
    },
    async (request, reply) => {
      const { format } = request.params
      const year = Number(request.query.year)
      const lines = await queue.balanceLines(app.db, year)
      const title = `ยืนยันยอด ปีบัญชี ${buddhistYear(year)}`
      const detail = { year, format, rows: lines.length }
      await recordAudit(app.db, request, { action: 'balance.export', detail })
      const { nameTh: author } = await cooperativeOf(app)
      const tables = [balanceAnswersTable('ยืนยันยอด', lines.map(rowOf))]
      const body = await tableBody(format, { title, author, printedAt: new Date(), tables })
      return sendFile(request, reply, { ...body, name: `${title}.${format}` })
    },
  )
}

/** Undefined before the first night. */
async function askedYear(db: Db): Promise<number | undefined> {
  const published = await publicationNow(db)
  if (!published) return undefined
  return endedYear(published.as_of, (await readPortalRules(db)).dividend)
}

function rowOf(line: queue.BalanceLine) {
  const { agreed, shares, owed, saved, at, note, state, words } = line
  const dispute = state === 'done' ? 'ไม่ตรง แก้ไขแล้ว' : state ? 'ไม่ตรง ตรวจแล้วถูกต้อง' : 'ไม่ตรง รอตรวจ'
  return {
    membershipNo: line.membership_no,
    name: fullName(line),
    said: agreed === null ? 'ยังไม่ตอบ' : agreed ? 'ยอดถูกต้อง' : dispute,
    shares,
    owed,
    saved,
    on: at && bangkokDate(at),
    note: note ?? '',
    reply: words ?? '',
  }
}
