import { AccessQuery, AccessReply } from '#contract/member/access.ts'
import { readOwnAccess } from '#server/audit/own-access.ts'
import { forMember, routes } from '#server/http/routes.ts'

export const accessRoutes = routes(
  forMember.get('/access', { query: AccessQuery, reply: AccessReply }, readOwnAccess),
)
