import { KepReply } from '#contract/member/kep.ts'
import { MonthQuery } from '#contract/shared/period-query.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { readKep } from '#server/member-figures/collection.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'

export const kepRoutes = routes(
  forMember.get(
    '/kep',
    { readSafe: true, query: MonthQuery, reply: KepReply },
    memberFeed((reading, { period }) => readKep(reading, period)),
  ),
)
