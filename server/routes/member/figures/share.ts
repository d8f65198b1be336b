import { ShareReply } from '#contract/member/share.ts'
import { YearQuery } from '#contract/shared/period-query.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'
import { readShare } from '#server/member-figures/shares.ts'

export const shareRoutes = routes(
  forMember.get(
    '/share',
    { readSafe: true, query: YearQuery, reply: ShareReply },
    memberFeed((reading, { year }) => reading.computed(readShare, Number(year) || undefined)),
  ),
)
