// Reports and the yearly statistics of the front page.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ReportConfig, StatisticConfig } from '#contract/staff/site.ts'
import {
  reportConfig,
  statisticConfig,
  writeReports,
  writeStatistics,
} from '#database/queries/site/versioned-configs.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { reportProblems } from '#domain/site/reports.ts'
import { statisticProblems } from '#domain/site/statistics.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { configRoutes } from '#server/site/versioned-config.ts'

export const figureOfficeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(
    configRoutes('/api/admin/reports', ReportConfig, {
      name: 'reports',
      title: 'รายงาน',
      may: 'content',
      read: reportConfig,
      tidy: ({ reports }) => ({
        reports: reports.map((report) => ({
          ...report,
          title: visitorLine(report.title),
          url: report.url.trim(),
        })),
      }),
      problems: reportProblems,
      write: writeReports,
    }),
  )
  await app.register(
    configRoutes('/api/admin/statistics', StatisticConfig, {
      name: 'statistics',
      title: 'สถิติสหกรณ์',
      may: 'content',
      read: statisticConfig,
      tidy: ({ years }) => ({
        years: [...years].sort((a, b) => (a.year_end < b.year_end ? 1 : -1)),
      }),
      problems: (content, _before, _db, now) => statisticProblems(content, bangkokDate(now)),
      write: writeStatistics,
    }),
  )
}
