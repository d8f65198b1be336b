import type { FastifyRequest } from 'fastify'
import type { TrafficReport } from '#contract/staff/monitoring.ts'
import { trafficSince } from '#database/queries/monitoring/traffic-day.ts'
import { type Day, firstOfMonth, monthOf } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { daysBefore } from '../http/day-range.ts'

interface Counted {
  day: Day
  page_group: string
  views: number
}

const LONG = 90

export async function readTraffic({ server }: FastifyRequest, query: { days?: string }) {
  const days = Number(query.days ?? '30')
  const now = new Date()
  const rows = await trafficSince(server.db, daysBefore(now, days - 1))
  return dataReply(trafficReport(rows, days, now))
}

/** By day, or of more than a season by month; a day on which nobody came is a day too. */
export function trafficReport(rows: readonly Counted[], days: number, now: Date): TrafficReport {
  const byMonth = days > LONG
  const barOf = (day: Day) => (byMonth ? firstOfMonth(monthOf(day)) : day)
  const bars = new Map<Day, number>()
  for (let back = days - 1; back >= 0; back--) bars.set(barOf(daysBefore(now, back)), 0)
  const groups = new Map<string, number>()
  for (const { day, page_group, views } of rows) {
    if (day > bangkokDate(now)) continue
    bars.set(barOf(day), (bars.get(barOf(day)) ?? 0) + views)
    groups.set(page_group, (groups.get(page_group) ?? 0) + views)
  }
  return {
    bars: [...bars].map(([from, views]) => ({ from, views })),
    groups: [...groups]
      .map(([group, views]) => ({ group, views }))
      .sort((one, other) => other.views - one.views),
    total: [...groups.values()].reduce((sum, views) => sum + views, 0),
  }
}
