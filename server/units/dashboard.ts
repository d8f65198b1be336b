import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { MonthQuery } from '#contract/shared/period-query.ts'
import { topicsOfCategory } from '#database/queries/content/topic.ts'
import { countWaitingCertificates } from '#database/queries/request/pay-certificate.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { readUnitRules } from '#server/site/unit-rules.ts'
import { readUnitMonth } from './unit-month.ts'
import { readUnit } from './unit-reading.ts'

const NOTICES = 3

export function readDashboard({ unit: { unitNo }, server }: FastifyRequest, query: MonthQuery) {
  return readUnit(server, unitNo, async ({ asOf, live, reported }) => {
    const [read, notices, certify_waiting] = await Promise.all([
      reported(readUnitMonth, unitNo, query.period),
      server.memory.value('unit-notices', () => readNotices(server)),
      live(countWaitingCertificates, unitNo),
    ])
    const today = bangkokDate(new Date())
    return dataReply({ as_of: asOf, today, ...read, notices, certify_waiting })
  })
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
