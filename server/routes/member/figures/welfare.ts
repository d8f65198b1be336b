import { WelfareReply } from '#contract/member/welfare.ts'
import { NoQuery } from '#contract/shared/period-query.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'
import { readWelfare } from '#server/member-figures/welfare.ts'

export const welfareRoutes = routes(
  forMember.get(
    '/welfare',
    { readSafe: true, query: NoQuery, reply: WelfareReply },
    memberFeed((reading) => reading.computed(readWelfare)),
  ),
)
