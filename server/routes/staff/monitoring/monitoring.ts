import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  AccessQuery,
  AccessReportReply,
  ClientErrorsReply,
  ErrorsQuery,
  HealthReply,
  TrafficQuery,
  TrafficReply,
} from '#contract/staff/monitoring.ts'
import { clientErrorsByRelease, clientErrorsOf } from '#database/queries/monitoring/client-error.ts'
import { trafficSince } from '#database/queries/monitoring/traffic-day.ts'
import { accessTables, readAccess } from '#server/audit/access-report.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { daysBefore } from '#server/http/day-range.ts'
import { readHealth } from '#server/monitoring/health-report.ts'
import { trafficReport } from '#server/monitoring/traffic-report.ts'
import { cooperativeOf, PaperBytes, sendFile, tableBody } from '#server/papers/paper.ts'

export const monitoringRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const watch = { authz: 'staff', may: 'watch' } as const

  app.get(
    '/api/admin/access-report',
    {
      config: { authz: 'staff', may: 'audit' },
      schema: { querystring: AccessQuery, response: { 200: AccessReportReply } },
    },
    async ({ query }) => ({ rc_code: '1' as const, data: await readAccess(app.db, query) }),
  )

  for (const format of ['csv', 'xlsx'] as const)
    app.get(
      `/api/admin/access-report/${format}`,
      {
        config: { authz: 'staff', may: 'audit', answers: 'file' },
        schema: { querystring: AccessQuery, response: { 200: PaperBytes } },
      },
      async (request, reply) => {
        const report = await readAccess(app.db, request.query)
        const title = `รายงานการเข้าถึงข้อมูล_${report.from}_${report.to}`
        await recordAudit(app.db, request, {
          action: 'audit.access_export',
          detail: { format, login: request.query.officer ?? '', days: report.days.length },
        })
        const { nameTh: author } = await cooperativeOf(app)
        const book = { title, author, printedAt: new Date(), tables: accessTables(report) }
        const body = await tableBody(format, book)
        return sendFile(request, reply, { ...body, name: `${title}.${format}` })
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
