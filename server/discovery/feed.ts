import type { FastifyReply, FastifyRequest } from 'fastify'
import { publishedTopics } from '#database/queries/content/sitemap.ts'
import { EXCERPT_LENGTH, excerpt, plainText } from '#domain/text/thai-text.ts'
import { readPageConfig } from '#server/pages/page-config.ts'
import { escaped } from '#server/pages/xml.ts'

const ENTRIES = 30

export async function sendFeed({ server: app }: FastifyRequest, reply: FastifyReply) {
  const { publicUrl } = app.settings
  const [config, topics] = await Promise.all([
    readPageConfig(app.db),
    publishedTopics(app.db, new Date(), ENTRIES),
  ])
  const entries = topics.map((topic) => {
    const address = `${publicUrl}/show/${topic.topic_id}`
    return `<entry>
<id>${escaped(address)}</id>
<title>${escaped(topic.title)}</title>
<link href="${escaped(address)}"/>
<updated>${topic.published_at.toISOString()}</updated>
<category term="${escaped(topic.category_name)}"/>
<summary>${escaped(excerpt(plainText(topic.body), EXCERPT_LENGTH))}</summary>
</entry>`
  })
  const updated = topics[0]?.published_at ?? new Date(0)
  reply.type('application/atom+xml; charset=utf-8')
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="th">
<id>${escaped(publicUrl)}/feed.xml</id>
<title>${escaped(`ข่าว${config.coopNameTH}`)}</title>
<subtitle>${escaped(config.www_description)}</subtitle>
<link rel="self" href="${escaped(publicUrl)}/feed.xml"/>
<link href="${escaped(publicUrl)}/home"/>
<updated>${updated.toISOString()}</updated>
<author><name>${escaped(config.coopNameTH)}</name></author>
${entries.join('\n')}
</feed>
`
}
