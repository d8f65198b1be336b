import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { ReplyTemplatePut, ReplyTemplatesReply } from '#contract/staff/board.ts'
import { inTransaction } from '#database/core/connect.ts'
import {
  addReplyTemplate,
  changeReplyTemplate,
  removeReplyTemplate,
  replyTemplates,
} from '#database/queries/feedback/reply-template.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { requireLine, requireText } from '#server/content/staff-text.ts'
import { Refusal } from '#server/http/errors.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { Id } from '#server/http/paging.ts'

const VOICES = { authz: 'staff', may: 'voices' } as const
const OfTemplate = Type.Object({ templateId: Id })
const NOT_THERE = 'ไม่พบคำตอบสำเร็จรูปนี้ อาจถูกลบไปแล้ว'
const TITLE_MAX = 80
const BODY_MAX = 2_000

export const replyTemplateRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/reply-templates',
    { config: VOICES, schema: { response: { 200: ReplyTemplatesReply } } },
    async () => {
      const templates = (await replyTemplates(app.db)).map(({ changed_at, officer, ...row }) => ({
        ...row,
        changed_at: changed_at.toISOString(),
        officer: officer ?? '',
      }))
      return { rc_code: '1' as const, data: { templates } }
    },
  )

  app.post(
    '/api/admin/reply-templates',
    { config: VOICES, schema: { body: ReplyTemplatePut, response: { 200: OkReply } } },
    async (request) => {
      const words = wordsIn(request, request.body)
      await inTransaction(app.db, async (trx) => {
        const template_id = await addReplyTemplate(trx, words)
        const detail = { template_id, title: words.title }
        await recordAudit(trx, request, { action: 'template.add', detail })
      })
      return okReply('เพิ่มคำตอบสำเร็จรูปแล้ว')
    },
  )

  app.post(
    '/api/admin/reply-templates/:templateId',
    {
      config: VOICES,
      schema: { params: OfTemplate, body: ReplyTemplatePut, response: { 200: OkReply } },
    },
    async (request) => {
      const template_id = Number(request.params.templateId)
      const words = wordsIn(request, request.body)
      await inTransaction(app.db, async (trx) => {
        if (!(await changeReplyTemplate(trx, template_id, words))) throw new Refusal(404, NOT_THERE)
        const detail = { template_id, title: words.title }
        await recordAudit(trx, request, { action: 'template.change', detail })
      })
      return okReply('บันทึกคำตอบสำเร็จรูปแล้ว')
    },
  )

  app.post(
    '/api/admin/reply-templates/:templateId/remove',
    {
      config: VOICES,
      schema: {
        params: OfTemplate,
        body: NoBody,
        response: { 200: OkReply },
      },
    },
    async (request) => {
      const template_id = Number(request.params.templateId)
      await inTransaction(app.db, async (trx) => {
        const removed = await removeReplyTemplate(trx, template_id)
        if (!removed) throw new Refusal(404, NOT_THERE)
        // Its words, so that it can be written again.
        const detail = { template_id, ...removed }
        await recordAudit(trx, request, { action: 'template.remove', detail })
      })
      return okReply('ลบคำตอบสำเร็จรูปแล้ว')
    },
  )
}

function wordsIn({ staff }: FastifyRequest, { title, body }: { title: string; body: string }) {
  return {
    title: requireLine('ชื่อคำตอบ', title, TITLE_MAX),
    body: requireText('ข้อความ', body, BODY_MAX),
    by: staff.login,
    now: new Date(),
  }
}
