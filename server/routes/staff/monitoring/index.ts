// What was done, how the site is, how much it is used, and what it sends out.

import { Type } from 'typebox'
import { NoBody } from '#contract/shared/envelope.ts'
import { Closed } from '#contract/shared/shapes.ts'
import { OutboxFilter, OutboxReply, OutboxRetries } from '#contract/staff/announce.ts'
import {
  AccessQuery,
  AccessReportReply,
  AuditChecksReply,
  AuditQuery,
  AuditReply,
  ClientErrorsReply,
  ErrorsQuery,
  HealthReply,
  HealthRun,
  TestMessage,
  TrafficQuery,
  TrafficReply,
} from '#contract/staff/monitoring.ts'
import { MailSave, SendersReply, SmsSave } from '#contract/staff/senders.ts'
import { exportAccessReport, readAccessReport } from '#server/audit/access-report.ts'
import { exportAudit, readAuditChecks, searchAudit, startAuditCheck } from '#server/audit/search.ts'
import { Id, PageNumber } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { readClientErrors } from '#server/monitoring/client-error.ts'
import { runHealthCommand, sendTestMessage } from '#server/monitoring/health-acts.ts'
import { readHealthReport } from '#server/monitoring/health-report.ts'
import { readTraffic } from '#server/monitoring/traffic-report.ts'
import { readSenders, saveMailSender, saveSmsSender } from '#server/outbox/set-senders.ts'
import { readOutbox, retryOutboxMessage, retryOutboxMessages } from '#server/outbox/staff-outbox.ts'

const audit = forStaff('audit')
const watch = forStaff('watch')
const settings = forStaff('settings')
const outbox = forStaff('outbox')
const OutboxQuery = Closed({ state: Type.Optional(OutboxFilter), page: PageNumber })
const OfMessage = Type.Object({ messageId: Id })

export const monitoringRoutes = routes(
  // What was recorded of everybody: read, sought, taken away and checked, but never changed.
  audit.get('/audit', { query: AuditQuery, reply: AuditReply }, searchAudit),
  ...(['csv', 'xlsx'] as const).map((format) =>
    audit.file(`/audit/${format}`, { query: AuditQuery }, (request, query, reply) =>
      exportAudit(request, format, query, reply),
    ),
  ),
  audit.get('/audit/checks', { reply: AuditChecksReply }, ({ server }) => readAuditChecks(server)),
  audit.post('/audit/checks', { body: NoBody, reply: AuditChecksReply }, startAuditCheck),
  audit.get('/access-report', { query: AccessQuery, reply: AccessReportReply }, readAccessReport),
  ...(['csv', 'xlsx'] as const).map((format) =>
    audit.file(`/access-report/${format}`, { query: AccessQuery }, (request, query, reply) =>
      exportAccessReport(request, format, query, reply),
    ),
  ),
  watch.get('/client-errors', { query: ErrorsQuery, reply: ClientErrorsReply }, readClientErrors),
  watch.get('/health', { reply: HealthReply }, readHealthReport),
  watch.get('/traffic', { query: TrafficQuery, reply: TrafficReply }, readTraffic),
  settings.act('/health/runs', { body: HealthRun }, runHealthCommand),

  // It goes to whatever address is typed, in the cooperative's name.
  settings.act('/health/test-message', { stepUp: true, body: TestMessage }, sendTestMessage),
  // How SMS and e-mail are sent; what is secret comes in and never leaves.
  settings.get('/senders', { reply: SendersReply }, readSenders),
  settings.post(
    '/senders/sms',
    { stepUp: true, body: SmsSave, reply: SendersReply },
    saveSmsSender,
  ),
  settings.post(
    '/senders/email',
    { stepUp: true, body: MailSave, reply: SendersReply },
    saveMailSender,
  ),
  outbox.get('/outbox', { query: OutboxQuery, reply: OutboxReply }, readOutbox),
  outbox.act('/outbox/:messageId/retry', { params: OfMessage }, retryOutboxMessage),
  outbox.act('/outbox/retries', { body: OutboxRetries }, retryOutboxMessages),
)
