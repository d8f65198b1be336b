import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import {
  addReplyTemplate,
  changeReplyTemplate,
  removeReplyTemplate,
  replyTemplates,
} from '#database/queries/feedback/reply-template.ts'
import { recorded } from '#server/audit/audit.ts'
import { requireLine, requireText } from '#server/content/staff-text.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'

const NOT_THERE = 'ไม่พบคำตอบสำเร็จรูปนี้ อาจถูกลบไปแล้ว'

const TITLE_MAX = 80

const BODY_MAX = 2_000

export async function readReplyTemplates({ server: app }: FastifyRequest) {
  const templates = (await replyTemplates(app.db)).map(({ changed_at, officer, ...row }) => ({
    ...row,
    changed_at: changed_at.toISOString(),
    officer: officer ?? '',
  }))
  return dataReply({ templates })
}

export async function createReplyTemplate(
  request: FastifyRequest,
  body: { body: string; title: string },
): Promise<OkReply> {
  const words = wordsIn(request, body)
  await recorded(request, async (trx) => {
    const template_id = await addReplyTemplate(trx, words)
    const detail = { template_id, title: words.title }
    return { action: 'template.add', detail }
  })
  return okReply('เพิ่มคำตอบสำเร็จรูปแล้ว')
}

export async function saveReplyTemplate(
  request: FastifyRequest,
  params: { templateId: string },
  body: { body: string; title: string },
): Promise<OkReply> {
  const template_id = Number(params.templateId)
  const words = wordsIn(request, body)
  await recorded(request, async (trx) => {
    if (!(await changeReplyTemplate(trx, template_id, words))) throw new Refusal(404, NOT_THERE)
    const detail = { template_id, title: words.title }
    return { action: 'template.change', detail }
  })
  return okReply('บันทึกคำตอบสำเร็จรูปแล้ว')
}

export async function deleteReplyTemplate(
  request: FastifyRequest,
  params: { templateId: string },
): Promise<OkReply> {
  const template_id = Number(params.templateId)
  await recorded(request, async (trx) => {
    const removed = await removeReplyTemplate(trx, template_id)
    if (!removed) throw new Refusal(404, NOT_THERE)
    // Its words, so that it can be written again.
    const detail = { template_id, ...removed }
    return { action: 'template.remove', detail }
  })
  return okReply('ลบคำตอบสำเร็จรูปแล้ว')
}

function wordsIn({ staff }: FastifyRequest, { title, body }: { title: string; body: string }) {
  return {
    title: requireLine('ชื่อคำตอบ', title, TITLE_MAX),
    body: requireText('ข้อความ', body, BODY_MAX),
    by: staff.login,
    now: new Date(),
  }
}
