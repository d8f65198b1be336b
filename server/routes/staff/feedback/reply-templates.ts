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
import { forStaff, routes } from '#server/http/routes.ts'

const OfTemplate = Type.Object({ templateId: Id })

const voices = forStaff('voices')

export const replyTemplateRoutes = routes(
  voices.get('/reply-templates', { reply: ReplyTemplatesReply }, ({ server }) =>
    readReplyTemplates(server),
  ),
  voices.post('/reply-templates', { body: ReplyTemplatePut, reply: OkReply }, createReplyTemplate),
  voices.post(
    '/reply-templates/:templateId',
    { params: OfTemplate, body: ReplyTemplatePut, reply: OkReply },
    saveReplyTemplate,
  ),
  voices.post(
    '/reply-templates/:templateId/remove',
    { params: OfTemplate, body: NoBody, reply: OkReply },
    deleteReplyTemplate,
  ),
)
