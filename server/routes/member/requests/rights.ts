// What a member asks under the Personal Data Protection Act, and how it stands.

import { RightsReply, RightsRequestBody } from '#contract/member/access.ts'
import { OkReply } from '#contract/member/identity.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { readOwnRights, requestRight } from '#server/requests/rights.ts'

export const rightsRoutes = routes(
  forMember.get('/rights', { reply: RightsReply }, readOwnRights),
  forMember.post('/rights', { body: RightsRequestBody, reply: OkReply }, requestRight),
)
