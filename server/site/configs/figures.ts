// Reports and the yearly statistics of the front page.

import {
  reportConfig,
  statisticConfig,
  writeReports,
  writeStatistics,
} from '#database/queries/site/versioned-configs.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { type ReportConfig, reportProblems } from '#domain/site/reports.ts'
import { type StatisticConfig, statisticProblems } from '#domain/site/statistics.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import type { VersionedConfig } from '../versioned-config.ts'

export const reports: VersionedConfig<ReportConfig> = {
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
}

export const statistics: VersionedConfig<StatisticConfig> = {
  name: 'statistics',
  title: 'สถิติสหกรณ์',
  may: 'content',
  read: statisticConfig,
  tidy: ({ years }) => ({
    years: [...years].sort((a, b) => (a.year_end < b.year_end ? 1 : -1)),
  }),
  problems: (content, _before, _db, now) => statisticProblems(content, bangkokDate(now)),
  write: writeStatistics,
}
