import { DividendReply } from '#contract/member/dividend.ts'
import { YearQuery } from '#contract/shared/period-query.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { readDividend } from '#server/member-figures/dividend.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'

export const dividendRoutes = routes(
  forMember.get(
    '/dividend',
    { readSafe: true, query: YearQuery, reply: DividendReply },
    memberFeed((reading, { year }) => reading.computed(readDividend, Number(year) || undefined)),
  ),
)
