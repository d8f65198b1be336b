import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ShowReply, ViewsReply } from '#contract/public/site-content.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { attachmentsOf } from '#database/queries/content/attachment.ts'
import { neighboursOf, topicById } from '#database/queries/content/topic.ts'
import { galleryOf } from '#database/queries/content/topic-picture.ts'
import { countReader } from '#database/queries/content/topic-reader.ts'
import { richHtml } from '#domain/text/rich-html.ts'
import { excerpt, plainText } from '#domain/text/thai-text.ts'
import { attachment, picture, pictureOrNull } from '#server/content/topic-card.ts'
import { Refusal } from '#server/http/errors.ts'
import { Id } from '#server/http/paging.ts'
import { isRobot } from '#server/http/robots.ts'
import { visitorHash } from '#server/http/visitor.ts'

const DESCRIPTION_LENGTH = 150
const params = Type.Object({ topicId: Id })

export const showRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/show/:topicId',
    { config: { authz: 'public', keep: true }, schema: { params, response: { 200: ShowReply } } },
    async ({ params: { topicId } }) => {
      const now = new Date()
      const topic = await topicById(app.db, Number(topicId), now)
      if (!topic) throw new Refusal(404, 'ไม่พบเรื่องที่ต้องการ')
      const [files, gallery, neighbours] = await Promise.all([
        attachmentsOf(app.db, [topic.topic_id]),
        galleryOf(app.db, topic.topic_id),
        neighboursOf(app.db, topic, now),
      ])
      const { topic_id, title, body, category_id, category_name: name } = topic
      return {
        rc_code: '1' as const,
        data: {
          topic_id,
          title,
          // Cleaned when it was saved; once more, in case it reached the table by another way.
          body: richHtml(body),
          description: excerpt(plainText(body), DESCRIPTION_LENGTH),
          published_at: topic.published_at.toISOString(),
          picture: pictureOrNull(topic),
          category: { category_id, name },
          views: topic.views ?? 0,
          attachments: files.map(attachment),
          gallery: gallery.map(picture),
          ...neighbours,
        },
      }
    },
  )

  // Asked by the browser once the page has been taken over: who runs no scripts is not counted, nor
  // who says they are a robot, nor the same reader again within a day.
  app.post(
    '/show/:topicId/view',
    {
      config: { authz: 'public', limit: { name: 'view', max: 120, seconds: 600 } },
      schema: {
        params,
        body: NoBody,
        response: { 200: ViewsReply },
      },
    },
    async (request) => {
      const topic = await topicById(app.db, Number(request.params.topicId), new Date())
      if (!topic) throw new Refusal(404, 'ไม่พบเรื่องที่ต้องการ')
      const views = isRobot(request)
        ? (topic.views ?? 0)
        : await countReader(app.db, topic.topic_id, visitorHash(request, app.secrets.csrf))
      return { rc_code: '1' as const, data: { views } }
    },
  )
}
