import type { FastifyRequest } from 'fastify'
import { attachmentsOf } from '#database/queries/content/attachment.ts'
import { neighboursOf, topicById } from '#database/queries/content/topic.ts'
import { galleryOf } from '#database/queries/content/topic-picture.ts'
import { countReader } from '#database/queries/content/topic-reader.ts'
import { richHtml } from '#domain/text/rich-html.ts'
import { excerpt, plainText } from '#domain/text/thai-text.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { visitorHash } from '#server/http/visitor.ts'
import { attachment, picture, pictureOrNull } from './topic-card.ts'

const DESCRIPTION_LENGTH = 150

export async function showTopic({ server: app }: FastifyRequest, { topicId }: { topicId: string }) {
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
}

export async function countView(request: FastifyRequest, params: { topicId: string }) {
  const topic = await topicById(request.server.db, Number(params.topicId), new Date())
  if (!topic) throw new Refusal(404, 'ไม่พบเรื่องที่ต้องการ')
  const views = isRobot(request)
    ? (topic.views ?? 0)
    : await countReader(
        request.server.db,
        topic.topic_id,
        visitorHash(request, request.server.secrets.csrf),
      )
  return dataReply({ views })
}

const ROBOT =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|headless|curl|wget|python|scan|monitor/i

/** Those who say so. Others run no scripts, or are counted once a day like everybody. */
function isRobot(request: FastifyRequest): boolean {
  const agent = request.headers['user-agent'] ?? ''
  return agent === '' || ROBOT.test(agent)
}
