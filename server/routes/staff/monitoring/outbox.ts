import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { Closed } from '#contract/shared/shapes.ts'
import { OutboxReply, OutboxState } from '#contract/staff/announce.ts'
import { Id, PageNumber } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { readOutbox, retryOutboxMessage } from '#server/outbox/staff-outbox.ts'

const outbox = forStaff('outbox')
const OutboxQuery = Closed({ state: Type.Optional(OutboxState), page: PageNumber })
const OfMessage = Type.Object({ messageId: Id })

export const outboxRoutes = routes(
  outbox.get('/outbox', { query: OutboxQuery, reply: OutboxReply }, readOutbox),
  outbox.post(
    '/outbox/:messageId/retry',
    { params: OfMessage, body: NoBody, reply: OkReply },
    retryOutboxMessage,
  ),
)
