import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { addBoardMessage } from '#database/queries/feedback/board-message.ts'
import {
  boardCounts,
  boardForOfficers,
  boardThread,
  type Decision,
  decideMessage,
  markQuestion,
} from '#database/queries/feedback/board-moderation.ts'
import { settings } from '#database/queries/site/setting.ts'
import { answerProblems, tidyAnswer } from '#domain/content/board-post.ts'
import { wordsOf } from '#domain/text/thai-search.ts'
import { recordAudit, recorded } from '#server/audit/audit.ts'
import { requireKnownAccounts } from '#server/content/known-accounts.ts'
import { requireReason } from '#server/content/staff-text.ts'
import { queueMessage, readThread } from '#server/feedback/board-thread.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { pageOf, pagesOf } from '#server/http/paging.ts'

const NO_MESSAGE = 'ไม่พบข้อความที่ต้องการ'

export async function readStaffBoard(
  { server: app }: FastifyRequest,
  {
    filter = 'queue',
    q = '',
    page: asked,
  }: { page?: string; filter?: 'hidden' | 'queue' | 'unanswered' | 'all'; q?: string },
) {
  const { page, limit, offset } = pageOf(asked)
  const found = { filter, words: wordsOf(q), limit, offset }
  const { rows, total } = await boardForOfficers(app.db, found)
  const counts = await boardCounts(app.db)
  const messages = rows.map(queueMessage)
  return dataReply({ page, pages: pagesOf(total), total, counts, messages })
}

export async function readStaffThread(
  { server: app }: FastifyRequest,
  params: { messageId: string },
) {
  const thread = await readThread(app.db, Number(params.messageId))
  if (!thread) throw new Refusal(404, NO_MESSAGE)
  return dataReply(thread)
}

export async function hideMessage(
  request: FastifyRequest,
  params: { messageId: string },
  body: { reason: string },
): Promise<OkReply> {
  const why = requireReason(body.reason)
  await decide(request, Number(params.messageId), { state: 'hidden', why })
  return okReply('ซ่อนข้อความแล้ว')
}

export async function showMessage(
  request: FastifyRequest,
  params: { messageId: string },
): Promise<OkReply> {
  await decide(request, Number(params.messageId), { state: 'shown', why: null })
  return okReply('แสดงข้อความแล้ว')
}

export async function markMessage(
  request: FastifyRequest,
  params: { messageId: string },
  body: { pinned: boolean; locked: boolean },
): Promise<OkReply> {
  const messageId = Number(params.messageId)
  const { pinned, locked } = body
  await recorded(request, async (trx) => {
    const marked = await markQuestion(trx, messageId, { pinned, locked, now: new Date() })
    if (!marked) throw new Refusal(404, 'ไม่พบกระทู้ที่ต้องการ')
    const detail = { message_id: messageId, pinned, locked }
    return { action: 'board.mark', detail }
  })
  return okReply('บันทึกแล้ว')
}

export async function answerMessage(
  request: FastifyRequest,
  params: { messageId: string },
  form: { body: string },
): Promise<OkReply> {
  const { body } = tidyAnswer({ body: form.body, name: '' })
  const [problem] = Object.values(answerProblems({ body, name: '' }, true))
  if (problem) throw new Refusal(400, problem)
  await inTransaction(request.server.db, (trx) =>
    answer(trx, request, Number(params.messageId), body),
  )
  return okReply('ส่งคำตอบในนามสหกรณ์แล้ว')
}

async function decide(
  request: FastifyRequest,
  messageId: number,
  decision: Pick<Decision, 'state' | 'why'>,
): Promise<void> {
  const by = request.staff.login
  await recorded(request, async (trx) => {
    const now = new Date()
    const decided = await decideMessage(trx, { messageId, by, now, ...decision })
    if (!decided) throw new Refusal(404, NO_MESSAGE)
    return {
      action: decision.state === 'hidden' ? 'board.hide' : 'board.show',
      detail: { message_id: messageId, ...(decision.why && { reason: decision.why }) },
    }
  })
}

/** In the cooperative's name: who of its officers wrote is for the record, not for the public. */
async function answer(trx: Db, request: FastifyRequest, messageId: number, body: string) {
  const [question] = await boardThread(trx, messageId)
  if (!question) throw new Refusal(404, 'ไม่พบกระทู้ที่ต้องการ')
  if (question.state !== 'shown')
    throw new Refusal(409, 'กระทู้นี้ยังไม่แสดงต่อสาธารณะ กรุณาแสดงกระทู้ก่อนตอบ')
  await requireKnownAccounts(trx, request, { where: 'board', texts: [body] })
  const { coopShortNameTH = '', coopNameTH = '' } = await settings(trx)
  const message_id = await addBoardMessage(trx, {
    question_id: question.message_id,
    title: null,
    body,
    author_kind: 'staff',
    author_name: (coopNameTH || coopShortNameTH || 'สหกรณ์').slice(0, 60),
    author_no: request.staff.login,
    email: null,
    who: `staff:${request.staff.login}`,
    written_at: new Date(),
    state: 'shown',
  })
  const detail = { message_id, topic_id: question.message_id }
  await recordAudit(trx, request, { action: 'board.answer', detail })
}
