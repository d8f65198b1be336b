import { GianReply } from '#contract/member/gian.ts'
import { NoQuery } from '#contract/shared/period-query.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { readGian } from '#server/member-figures/beneficiaries.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'

export const gianRoutes = routes(
  forMember.get(
    '/gian',
    { readSafe: true, query: NoQuery, reply: GianReply },
    memberFeed((reading) => reading.computed(readGian)),
  ),
)
