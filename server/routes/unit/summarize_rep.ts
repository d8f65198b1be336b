import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type SummarizeRepFeed, SummarizeRepReply } from '#contract/unit/bill.ts'
import { monthOf } from '#domain/calendar/day.ts'
import {
  comparedPeople,
  pageOfPeople,
  type RequestedPeople,
  searchPeople,
} from '#server/units/unit-people.ts'
import { SummaryQuery } from '#server/units/unit-query.ts'
import { type ReadBill, readUnit, type UnitReading } from '#server/units/unit-reading.ts'
import { readSummary } from '#server/units/unit-summary.ts'
import { monthsOf } from './keeprep.ts'

/** สรุป: by group and kind, the months beside each other, and a row for everybody. */
export const summarizeRepRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/summarize_rep',
    {
      config: { authz: 'unit' },
      schema: { querystring: SummaryQuery, response: { 200: SummarizeRepReply } },
    },
    ({ unit, query, server }) =>
      readUnit(server, unit.unitNo, async (reading) => {
        const { months, bill, summary, ...of } = await readSummary(reading, query)
        const data: SummarizeRepFeed = {
          as_of: reading.asOf,
          unit: of.unit,
          months: monthsOf(months),
          years: [...new Set(months.map(({ period }) => Number(period.slice(0, 4))))],
          summary: summary && {
            period: summary.period && monthOf(summary.period),
            year: summary.year,
            people: bill ? bill.people.length : null,
            billed: summary.billed,
            groups: summary.groups,
            sums: summary.sums.map((sum) => ({ ...sum, period: monthOf(sum.period) })),
            found: bill ? await foundIn(reading, bill, query) : null,
          },
        }
        return { rc_code: '1' as const, data }
      }),
  )
}

async function foundIn(reading: UnitReading, bill: ReadBill, asked: RequestedPeople) {
  const people = await comparedPeople(reading, bill)
  return pageOfPeople(reading, bill, searchPeople(reading, people, asked), asked)
}
