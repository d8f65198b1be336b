import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { MonthQuery } from '#contract/shared/period-query.ts'
import { topicsOfCategory } from '#database/queries/content/topic.ts'
import { countWaitingCertificates } from '#database/queries/request/pay-certificate.ts'
import type { Day } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { readUnitRules } from '#server/site/unit-rules.ts'
import { readUnitMonth } from './unit-month.ts'
import { readUnitPage } from './unit-reading.ts'

const NOTICES = 3

type UnitMonths = Awaited<ReturnType<typeof readUnitMonth>>
type Notices = Awaited<ReturnType<typeof readNotices>>

export function readDashboard(request: FastifyRequest, query: MonthQuery) {
  const { server } = request
  return readUnitPage(request, async ({ asOf, unitNo, madeOf, reported }) => {
    const [months, notices, waiting] = await Promise.all([
      reported(readUnitMonth, unitNo, query.period),
      server.memory.value('unit-notices', () => readNotices(server)),
      reported(countWaitingCertificates, unitNo),
    ])
    return madeOf(dashboardOf, asOf, bangkokDate(new Date()), months, notices, waiting)
  })
}

function dashboardOf(
  as_of: Day,
  today: Day,
  months: UnitMonths,
  notices: Notices,
  certify_waiting: number,
) {
  return dataReply({ as_of, today, ...months, notices, certify_waiting })
}

/** Remembered as pages are: until content changes, or news that were planned are due. */
async function readNotices({ db }: FastifyInstance) {
  const { noticeCategory } = await readUnitRules(db)
  const newest = { words: [], now: new Date(), limit: NOTICES, offset: 0 }
  const { topics } = await topicsOfCategory(db, noticeCategory, newest)
  return topics.map(({ topic_id, title, published_at }) => ({
    topic_id,
    title,
    published_at: published_at.toISOString(),
  }))
}
