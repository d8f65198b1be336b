import { DataCopyReply, DataCopyRequest } from '#contract/member/access.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { requestDataCopy } from '#server/requests/data-copy.ts'

/** The one place where a member is told their national id and bank accounts in full (SEC-56). */
export const dataCopyRoutes = routes(
  forMember.post('/data-copy', { body: DataCopyRequest, reply: DataCopyReply }, requestDataCopy),
)
