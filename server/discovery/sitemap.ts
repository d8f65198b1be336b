import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  allCategories,
  publishedFeedback,
  publishedTopics,
} from '#database/queries/content/sitemap.ts'
import { escaped } from '#server/pages/xml.ts'

const OF_EACH_MAX = 10_000

// a sitemap may hold 50,000
const PAGES = [
  '/home',
  '/board',
  '/demand',
  '/election',
  '/verify',
  '/loancal',
  '/loanright',
  '/caldividend',
  '/cookie/cookies',
  '/cookie/policy',
]

export async function sendRobots({ server: app }: FastifyRequest, reply: FastifyReply) {
  const { publicUrl } = app.settings
  reply.type('text/plain; charset=utf-8')
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /member/',
    'Disallow: /membergroup/',
    'Disallow: /admin/',
    'Disallow: /search',
    'Disallow: /verify/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

export async function sendSitemap({ server: app }: FastifyRequest, reply: FastifyReply) {
  const { publicUrl } = app.settings
  const now = new Date()
  const [categories, topics, { questions, demands }] = await Promise.all([
    allCategories(app.db),
    publishedTopics(app.db, now, OF_EACH_MAX),
    publishedFeedback(app.db, now, OF_EACH_MAX),
  ])
  const pages = [
    ...PAGES.map((path) => page(publicUrl + path)),
    ...categories.map(({ category_id }) => page(`${publicUrl}/list/${category_id}`)),
    ...topics.map(({ topic_id, published_at }) =>
      page(`${publicUrl}/show/${topic_id}`, published_at),
    ),
    ...questions.map(({ message_id, written_at }) =>
      page(`${publicUrl}/boardShow/${message_id}`, written_at),
    ),
    ...demands.map(({ demand_id, published_at }) =>
      page(`${publicUrl}/showdemand/${demand_id}`, published_at),
    ),
  ]
  reply.type('application/xml; charset=utf-8')
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('\n')}
</urlset>
`
}

function page(address: string, changed?: Date | null): string {
  const when = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  return `<url><loc>${escaped(address)}</loc>${when}</url>`
}
