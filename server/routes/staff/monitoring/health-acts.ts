import { OkReply } from '#contract/member/identity.ts'
import { HealthRun, TestMessage } from '#contract/staff/monitoring.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { runHealthCommand, sendTestMessage } from '#server/monitoring/health-acts.ts'

const settings = forStaff('settings')

export const healthActRoutes = routes(
  settings.post('/health/runs', { body: HealthRun, reply: OkReply }, runHealthCommand),

  // It goes to whatever address is typed, in the cooperative's name.
  settings.post(
    '/health/test-message',
    { stepUp: true, body: TestMessage, reply: OkReply },
    sendTestMessage,
  ),
)
