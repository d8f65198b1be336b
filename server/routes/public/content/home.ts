import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Home, HomeReply } from '#contract/public/site-content.ts'
import { slides } from '#database/queries/content/slide.ts'
import { homeTopics } from '#database/queries/content/topic.ts'
import { ratesInForce } from '#database/queries/site/rate.ts'
import { statistics } from '#database/queries/site/statistic.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { previewOf } from '#server/content/small-picture.ts'
import { picture, topicCard } from '#server/content/topic-card.ts'
import { withSafeLink } from '#server/pages/safe-link.ts'

const TOPICS_PER_CATEGORY = 4
const YEARS_OF_STATISTICS = 6

export const homeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/home',
    { config: { authz: 'public', keep: true }, schema: { response: { 200: HomeReply } } },
    async () => {
      const now = new Date()
      const [shownSlides, topics, rates, years] = await Promise.all([
        slides(app.db),
        homeTopics(app.db, TOPICS_PER_CATEGORY, now),
        ratesInForce(app.db, bangkokDate(now)),
        statistics(app.db, YEARS_OF_STATISTICS),
      ])
      const preview = shownSlides[0] && (await previewOf(app, shownSlides[0].media_id))
      return {
        rc_code: '1' as const,
        data: {
          slides: shownSlides
            .map(withSafeLink)
            .map(({ title, text, url, link_text, ...media }, index) => ({
              title,
              text,
              url,
              link_text,
              picture: picture(media),
              ...(index === 0 && { preview }),
            })),
          categories: byCategory(topics),
          rates: {
            deposit: rates.filter(({ kind }) => kind === 'deposit'),
            loan: rates.filter(({ kind }) => kind === 'loan'),
          },
          statistics: years,
        },
      }
    },
  )
}

type TopicRow = Awaited<ReturnType<typeof homeTopics>>[number]

/** The rows come ordered by category, so each category is a run of them. */
function byCategory(rows: TopicRow[]): Home['categories'] {
  const categories: Home['categories'] = []
  for (const row of rows) {
    const { category_id, category_name: name } = row
    if (categories.at(-1)?.category_id !== category_id)
      categories.push({ category_id, name, topics: [] })
    categories.at(-1)?.topics.push(topicCard(row))
  }
  return categories
}
