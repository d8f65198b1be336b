import {
  AccessQuery,
  AccessReportReply,
  ClientErrorsReply,
  ErrorsQuery,
  HealthReply,
  TrafficQuery,
  TrafficReply,
} from '#contract/staff/monitoring.ts'
import { exportAccessReport, readAccessReport } from '#server/audit/access-report.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { readClientErrors } from '#server/monitoring/client-error.ts'
import { readHealthReport } from '#server/monitoring/health-report.ts'
import { readTraffic } from '#server/monitoring/traffic-report.ts'
import { PaperBytes } from '#server/papers/paper.ts'

const audit = forStaff('audit')
const watch = forStaff('watch')

export const monitoringRoutes = routes(
  audit.get('/access-report', { query: AccessQuery, reply: AccessReportReply }, readAccessReport),
  ...(['csv', 'xlsx'] as const).map((format) =>
    audit.get(
      `/access-report/${format}`,
      { answers: 'file', query: AccessQuery, reply: PaperBytes },
      (request, query, reply) => exportAccessReport(request, format, query, reply),
    ),
  ),
  watch.get('/client-errors', { query: ErrorsQuery, reply: ClientErrorsReply }, readClientErrors),
  watch.get('/health', { reply: HealthReply }, readHealthReport),
  watch.get('/traffic', { query: TrafficQuery, reply: TrafficReply }, readTraffic),
)
