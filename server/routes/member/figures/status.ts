import { StatusReply } from '#contract/member/status.ts'
import { NoQuery } from '#contract/shared/period-query.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'
import { readStatus } from '#server/member-figures/status.ts'

export const statusRoutes = routes(
  forMember.get(
    '/status',
    { readSafe: true, query: NoQuery, reply: StatusReply },
    memberFeed((reading) => reading.computed(readStatus)),
  ),
)
