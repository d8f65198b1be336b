import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  AccessQuery,
  AccessReportReply,
  ClientErrorsReply,
  ErrorsQuery,
  HealthReply,
  TrafficQuery,
  TrafficReply,
} from '#contract/watching.ts'
import { accessByDay, accessedMembers } from '#database/queries/access-report.ts'
import { clientErrorsByRelease, clientErrorsOf } from '#database/queries/client-error.ts'
import { trafficSince } from '#database/queries/traffic-day.ts'
import { bangkokDate } from '#domain/thai-date.ts'
import { beginOf, daysBefore, endOf } from '#server/day-range.ts'
import { Refusal } from '#server/errors.ts'
import { readHealth } from '#server/health-report.ts'
import { trafficReport } from '#server/traffic-report.ts'

const REPORT_DAYS = 30
const REPORT_DAYS_MAX = 400
const DAY_MS = 24 * 60 * 60 * 1_000

export const watchingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const watch = { authz: 'staff', may: 'watch' } as const

  app.get(
    '/api/admin/access-report',
    {
      config: { authz: 'staff', may: 'audit' },
      schema: { querystring: AccessQuery, response: { 200: AccessReportReply } },
    },
    async ({ query }) => {
      const now = new Date()
      const { to = bangkokDate(now), from = daysBefore(now, REPORT_DAYS - 1) } = query
      const range = { from: beginOf(from), to: endOf(to), officer: query.officer ?? '' }
      const length = range.to.getTime() - range.from.getTime()
      if (length <= 0) throw new Refusal(400, 'วันที่เริ่มต้องไม่หลังวันที่สิ้นสุด')
      if (length > REPORT_DAYS_MAX * DAY_MS) throw new Refusal(400, 'เลือกช่วงเวลาได้ไม่เกิน 400 วัน')
      const days = await accessByDay(app.db, range)
      const members = range.officer ? await accessedMembers(app.db, range) : []
      return {
        rc_code: '1' as const,
        data: {
          from,
          to,
          days: days.map((day) => ({ ...day, name: day.name ?? day.login })),
          members: members.map(({ last_at, member_name, ...member }) => ({
            ...member,
            member_name: member_name ?? '',
            last_at: last_at.toISOString(),
          })),
        },
      }
    },
  )

  app.get(
    '/api/admin/client-errors',
    { config: watch, schema: { querystring: ErrorsQuery, response: { 200: ClientErrorsReply } } },
    async ({ query }) => {
      const releases = await clientErrorsByRelease(app.db)
      const release = query.release ?? releases[0]?.release ?? null
      const errors = release === null ? [] : await clientErrorsOf(app.db, release)
      return {
        rc_code: '1' as const,
        data: {
          current: app.assets.release,
          releases: releases.map(inIso),
          release,
          errors: errors.map(inIso).map(({ release: _, ...error }) => error),
        },
      }
    },
  )

  app.get(
    '/api/admin/health',
    { config: watch, schema: { response: { 200: HealthReply } } },
    async () => ({ rc_code: '1' as const, data: await readHealth(app, new Date()) }),
  )

  app.get(
    '/api/admin/traffic',
    { config: watch, schema: { querystring: TrafficQuery, response: { 200: TrafficReply } } },
    async ({ query }) => {
      const days = Number(query.days ?? '30')
      const now = new Date()
      const rows = await trafficSince(app.db, daysBefore(now, days - 1))
      return { rc_code: '1' as const, data: trafficReport(rows, days, now) }
    },
  )
}

function inIso<T extends { first_at: Date; last_at: Date }>(row: T) {
  return { ...row, first_at: row.first_at.toISOString(), last_at: row.last_at.toISOString() }
}
