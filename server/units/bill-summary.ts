import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { SummarizeRepFeed } from '#contract/unit/bill.ts'
import { monthOf } from '#domain/calendar/day.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { monthsOf } from './bill-cover.ts'
import { foundPeople } from './unit-people.ts'
import type { SummaryQuery } from './unit-query.ts'
import { readUnitPage } from './unit-reading.ts'
import { readSummary } from './unit-summary.ts'

export function readBillSummary(request: FastifyRequest, query: Static<typeof SummaryQuery>) {
  return readUnitPage(request, async (reading) => {
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
        found: bill ? await foundPeople(reading, bill, query) : null,
      },
    }
    return dataReply(data)
  })
}
