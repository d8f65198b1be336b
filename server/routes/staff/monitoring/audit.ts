import { NoBody } from '#contract/shared/envelope.ts'
import { AuditChecksReply, AuditQuery, AuditReply } from '#contract/staff/monitoring.ts'
import { exportAudit, readAuditChecks, searchAudit, startAuditCheck } from '#server/audit/search.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { PaperBytes } from '#server/papers/paper.ts'

const audit = forStaff('audit')

/** What was recorded of everybody: read, sought, taken away and checked, but never changed. */
export const auditRoutes = routes(
  audit.get('/audit', { query: AuditQuery, reply: AuditReply }, ({ server }, query) =>
    searchAudit(server, query),
  ),
  ...(['csv', 'xlsx'] as const).map((format) =>
    audit.get(
      `/audit/${format}`,
      { answers: 'file', query: AuditQuery, reply: PaperBytes },
      (request, query, reply) => exportAudit(request, format, query, reply),
    ),
  ),
  audit.get('/audit/checks', { reply: AuditChecksReply }, ({ server }) => readAuditChecks(server)),
  audit.post('/audit/checks', { body: NoBody, reply: AuditChecksReply }, startAuditCheck),
)
