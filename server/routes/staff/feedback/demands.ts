// The inbox of the members' voice: reading it, and how quickly it is answered.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import {
  DemandFiguresReply,
  DemandInboxReply,
  InboxStatus,
  OfficersDemandReply,
} from '#contract/staff/demand.ts'
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
import { inboxDemand, readDemand } from '#server/content/demand-inbox.ts'
import { Refusal } from '#server/http/errors.ts'
import { Id, PageNumber, pageOf, pagesOf, Words } from '#server/http/paging.ts'

const VOICES = { authz: 'staff', may: 'voices' } as const

export const staffDemandRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/demands',
    {
      config: VOICES,
      schema: {
        querystring: Type.Object(
          {
            status: Type.Optional(InboxStatus),
            of: Type.Optional(
              Type.Union([Type.Literal('me'), Type.Literal('nobody')], { title: 'ผู้รับผิดชอบ' }),
            ),
            q: Words,
            page: PageNumber,
          },
          { additionalProperties: false },
        ),
        response: { 200: DemandInboxReply },
      },
    },
    async ({ query, staff }) => {
      const now = new Date()
      const { page, limit, offset } = pageOf(query.page)
      const { status = 'open' } = query
      const { rows, total } = await readAs(app.db, { staff: staff.login }, (trx) =>
        demandInbox(trx, {
          status: status === 'all' ? undefined : status,
          assigned: query.of && { to: query.of === 'me' ? staff.login : null },
          words: wordsOf(query.q ?? ''),
          limit,
          offset,
        }),
      )
      const counts = await demandCounts(app.db, staff.login)
      const demands = rows.map((row) => inboxDemand(row, now))
      return {
        rc_code: '1' as const,
        data: { page, pages: pagesOf(total), total, counts, demands },
      }
    },
  )

  app.get(
    '/api/admin/demands/:demandId',
    {
      config: VOICES,
      schema: { params: Type.Object({ demandId: Id }), response: { 200: OfficersDemandReply } },
    },
    async ({ params, staff }) => {
      const demand = await readDemand(app.db, staff.login, Number(params.demandId))
      if (!demand) throw new Refusal(404, 'ไม่พบเรื่องที่ต้องการ')
      return { rc_code: '1' as const, data: demand }
    },
  )

  app.get(
    '/api/admin/demand-figures',
    { config: VOICES, schema: { response: { 200: DemandFiguresReply } } },
    async ({ staff }) => {
      const now = new Date()
      const { open } = await demandCounts(app.db, staff.login)
      const oldest = await oldestOpenDemand(app.db)
      const year = await answerTime(app.db, now)
      const months = await answersByMonth(app.db, now)
      const days = (seconds: number | null) => (seconds === null ? null : answerDays(seconds))
      return {
        rc_code: '1' as const,
        data: {
          open,
          oldest_days: oldest && days((now.getTime() - oldest.getTime()) / 1000),
          median_days: days(year.median_seconds),
          answered: year.answered,
          months: months.map(({ median_seconds, ...month }) => ({
            ...month,
            median_days: days(median_seconds),
          })),
        },
      }
    },
  )
}
