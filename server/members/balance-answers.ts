import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { Db } from '#database/core/connect.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import * as queue from '#database/queries/member/balance-queue.ts'
import { balanceAnswersTable } from '#documents/staff/balance-answers.ts'
import { bangkokDate, buddhistYear } from '#domain/calendar/thai-date.ts'
import { fullName } from '#domain/person/full-name.ts'
import { recordAudit, recorded } from '#server/audit/audit.ts'
import { requireText } from '#server/content/staff-text.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { pageOf, pagesOf } from '#server/http/paging.ts'
import { endedYear } from '#server/member-figures/year-end-balances.ts'
import { requireOther } from '#server/members/staff-member.ts'
import { notify } from '#server/outbox/put.ts'
import { cooperativeOf, sendFile, tableBody } from '#server/papers/paper.ts'
import { readPortalRules } from '#server/site/portal-rules.ts'

const ANSWER_MAX = 2_000

export async function readBalanceAnswers(
  { server: app }: FastifyRequest,
  query: { page?: string; state?: 'done' | 'waiting' | 'refused' },
) {
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
  return dataReply({ page, pages: pagesOf(total), total, years, disputes })
}

export async function replyToBalance(
  request: FastifyRequest,
  params: { answerId: string },
  body: { state: 'done' | 'refused'; answer: string },
): Promise<OkReply> {
  const answerId = Number(params.answerId)
  const { state } = body
  const words = requireText('คำตอบถึงสมาชิก', body.answer, ANSWER_MAX)
  const asked = await queue.disputeById(request.server.db, answerId)
  if (!asked) throw new Refusal(404, 'ไม่พบข้อทักท้วงนี้ หรือสมาชิกเปลี่ยนคำตอบแล้ว')
  const { membership_no: subjectNo, year } = asked
  await requireOther(request, subjectNo)
  await recorded(request, async (trx) => {
    const at = new Date()
    const by = request.staff.login
    if (!(await queue.addBalanceReply(trx, { answerId, state, words, by, at })))
      throw new Refusal(409, 'เจ้าหน้าที่ท่านอื่นตอบข้อทักท้วงนี้ไปแล้ว')
    const what = 'ข้อทักท้วงยอดคงเหลือ'
    const message = { template: 'request_answered', what, requestNo: answerId, at } as const
    await notify(trx, request.server.sealing, subjectNo, message)
    const detail = { answer_id: answerId, year, state }
    return { action: 'balance.reply', subjectNo, detail }
  })
  return okReply('ตอบข้อทักท้วงแล้ว สมาชิกเห็นคำตอบในหน้ายืนยันยอดคงเหลือ')
}

export async function sendBalanceAnswers(
  request: FastifyRequest,
  params: { format: 'xlsx' | 'csv' },
  query: { year: string },
  reply: FastifyReply,
) {
  const { format } = params
  const year = Number(query.year)
  const lines = await queue.balanceLines(request.server.db, year)
  const title = `ยืนยันยอด ปีบัญชี ${buddhistYear(year)}`
  const detail = { year, format, rows: lines.length }
  await recordAudit(request.server.db, request, { action: 'balance.export', detail })
  const { nameTh: author } = await cooperativeOf(request.server)
  const tables = [balanceAnswersTable('ยืนยันยอด', lines.map(rowOf))]
  const body = await tableBody(format, { title, author, printedAt: new Date(), tables })
  return sendFile(request, reply, { ...body, name: `${title}.${format}` })
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
