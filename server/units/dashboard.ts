import type { FastifyRequest } from 'fastify'
import type { MonthQuery } from '#contract/shared/period-query.ts'
import { readAs } from '#database/core/reader.ts'
import { topicsOfCategory } from '#database/queries/content/topic.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { readUnitRules } from '#server/site/unit-rules.ts'
import { readUnitMonth } from './unit-month.ts'

const NOTICES = 3

export async function readDashboard(
  { unit: { unitNo }, server }: FastifyRequest,
  query: MonthQuery,
) {
  const now = new Date()
  return readAs(server.db, { unit: unitNo }, async (trx) => {
    const night = await publicationNow(trx)
    if (!night) throw new Refusal(404, 'ยังไม่มีรายการเรียกเก็บในระบบ กรุณาลองใหม่ภายหลัง')
    const read = await readUnitMonth(trx, unitNo, query.period)
    const { noticeCategory } = await readUnitRules(trx)
    const asked = { words: [], now, limit: NOTICES, offset: 0 }
    const { topics } = await topicsOfCategory(trx, noticeCategory, asked)
    const notices = topics.map(({ topic_id, title, published_at }) => ({
      topic_id,
      title,
      published_at: published_at.toISOString(),
    }))
    const data = { as_of: night.as_of, today: bangkokDate(now), ...read, notices }
    return dataReply(data)
  })
}
