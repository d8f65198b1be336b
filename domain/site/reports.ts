import { isDay } from '../calendar/day.ts'
import { linkProblem } from './link.ts'
import { lineProblem, type Problem } from './problem.ts'

/** What the menu of reports on the front page offers, in its order. */
export interface ReportConfig {
  reports: { title: string; kind: 'annual' | 'monthly'; as_of: string; url: string }[]
}

export const REPORT_KIND_WORDS = { annual: 'รายงานประจำปี', monthly: 'งบประจำเดือน' } as const

export const REPORTS_MAX = 60

export function reportProblems({ reports }: ReportConfig): Problem[] {
  if (reports.length > REPORTS_MAX)
    return [{ field: 'reports', text: `รายงานมีได้ไม่เกิน ${REPORTS_MAX} รายการ` }]
  return reports.flatMap(({ title, as_of, url }, at) => [
    ...lineProblem(`reports.${at}.title`, title, { label: 'ชื่อรายงาน', max: 150 }),
    ...(isDay(as_of)
      ? []
      : [{ field: `reports.${at}.as_of`, text: 'กรอกวันที่ของข้อมูลให้ครบและถูกต้อง' }]),
    ...linkProblem(`reports.${at}.url`, url),
  ])
}
