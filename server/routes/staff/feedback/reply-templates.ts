import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { ReplyTemplatePut, ReplyTemplatesReply } from '#contract/staff/board.ts'
import {
  createReplyTemplate,
  deleteReplyTemplate,
  readReplyTemplates,
  saveReplyTemplate,
} from '#server/feedback/reply-templates.ts'
import { Id } from '#server/http/paging.ts'

const VOICES = { authz: 'staff', may: 'voices' } as const
const OfTemplate = Type.Object({ templateId: Id })

export const replyTemplateRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/reply-templates',
    { config: VOICES, schema: { response: { 200: ReplyTemplatesReply } } },
    () => readReplyTemplates(app),
  )

  app.post(
    '/api/admin/reply-templates',
    { config: VOICES, schema: { body: ReplyTemplatePut, response: { 200: OkReply } } },
    (request) => createReplyTemplate(request, request.body),
  )

  app.post(
    '/api/admin/reply-templates/:templateId',
    {
      config: VOICES,
      schema: { params: OfTemplate, body: ReplyTemplatePut, response: { 200: OkReply } },
    },
    (request) => saveReplyTemplate(request, request.params, request.body),
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
    (request) => deleteReplyTemplate(request, request.params),
  )
}
