import { KepcremReply } from '#contract/member/kep.ts'
import { MonthQuery } from '#contract/shared/period-query.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { readKepcrem } from '#server/member-figures/cremation.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'

export const kepcremRoutes = routes(
  forMember.get(
    '/kepcrem',
    { readSafe: true, query: MonthQuery, reply: KepcremReply },
    memberFeed((reading, { period }) => reading.computed(readKepcrem, period)),
  ),
)
