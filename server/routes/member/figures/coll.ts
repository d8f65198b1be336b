import { CollReply, GuaranteeReply } from '#contract/member/coll.ts'
import { NoQuery } from '#contract/shared/period-query.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { readColl, readGuarantee } from '#server/member-figures/collateral.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'

export const collRoutes = routes(
  forMember.get(
    '/coll',
    { readSafe: true, query: NoQuery, reply: CollReply },
    memberFeed((reading) => reading.computed(readColl)),
  ),
  forMember.get(
    '/guarantee',
    { readSafe: true, query: NoQuery, reply: GuaranteeReply },
    memberFeed((reading) => reading.computed(readGuarantee)),
  ),
)
