import type { FastifyRequest } from 'fastify'
import { readAs } from '#database/core/reader.ts'
import { answerTime } from '#database/queries/feedback/demand.ts'
import {
  answersByMonth,
  demandCounts,
  demandInbox,
  oldestOpenDemand,
} from '#database/queries/feedback/demand-inbox.ts'
import { answerDays } from '#domain/content/demand.ts'
import { wordsOf } from '#domain/text/thai-search.ts'
import { inboxDemand, readDemand } from '#server/feedback/demand-inbox.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { pageOf, pagesOf } from '#server/http/paging.ts'

export async function readStaffDemands(
  { staff, server }: FastifyRequest,
  query: {
    page?: string
    q?: string
    status?: 'answered' | 'received' | 'working' | 'open' | 'all'
    of?: 'me' | 'nobody'
  },
) {
  const now = new Date()
  const { page, limit, offset } = pageOf(query.page)
  const { status = 'open' } = query
  const { rows, total } = await readAs(server.db, { staff: staff.login }, (trx) =>
    demandInbox(trx, {
      status: status === 'all' ? undefined : status,
      assigned: query.of && { to: query.of === 'me' ? staff.login : null },
      words: wordsOf(query.q ?? ''),
      limit,
      offset,
    }),
  )
  const counts = await demandCounts(server.db, staff.login)
  const demands = rows.map((row) => inboxDemand(row, now))
  return dataReply({ page, pages: pagesOf(total), total, counts, demands })
}

export async function readStaffDemand(
  { staff, server }: FastifyRequest,
  params: { demandId: string },
) {
  const demand = await readDemand(server.db, staff.login, Number(params.demandId))
  if (!demand) throw new Refusal(404, 'ไม่พบเรื่องที่ต้องการ')
  return dataReply(demand)
}

export async function readDemandFigures({ staff, server }: FastifyRequest) {
  const now = new Date()
  const { open } = await demandCounts(server.db, staff.login)
  const oldest = await oldestOpenDemand(server.db)
  const year = await answerTime(server.db, now)
  const months = await answersByMonth(server.db, now)
  const days = (seconds: number | null) => (seconds === null ? null : answerDays(seconds))
  return dataReply({
    open,
    oldest_days: oldest && days((now.getTime() - oldest.getTime()) / 1000),
    median_days: days(year.median_seconds),
    answered: year.answered,
    months: months.map(({ median_seconds, ...month }) => ({
      ...month,
      median_days: days(median_seconds),
    })),
  })
}
