import type { FastifyRequest } from 'fastify'
import type { Home } from '#contract/public/site-content.ts'
import { slides } from '#database/queries/content/slide.ts'
import { homeTopics } from '#database/queries/content/topic.ts'
import { ratesInForce } from '#database/queries/site/rate.ts'
import { statistics } from '#database/queries/site/statistic.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { withSafeLink } from '#server/pages/safe-link.ts'
import { previewOf } from './small-picture.ts'
import { picture, topicCard } from './topic-card.ts'

const TOPICS_PER_CATEGORY = 4

const YEARS_OF_STATISTICS = 6

type TopicRow = Awaited<ReturnType<typeof homeTopics>>[number]

export async function readHome({ server: app }: FastifyRequest) {
  const now = new Date()
  const [shownSlides, topics, rates, years] = await Promise.all([
    slides(app.db),
    homeTopics(app.db, TOPICS_PER_CATEGORY, now),
    ratesInForce(app.db, bangkokDate(now)),
    statistics(app.db, YEARS_OF_STATISTICS),
  ])
  const preview = shownSlides[0] && (await previewOf(app, shownSlides[0].media_id))
  return dataReply({
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
  })
}

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
