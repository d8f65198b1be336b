import { InsuranceReply } from '#contract/member/insurance.ts'
import { NoQuery } from '#contract/shared/period-query.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { readInsurance } from '#server/member-figures/insurance.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'

export const insuranceRoutes = routes(
  forMember.get(
    '/insurance',
    { readSafe: true, query: NoQuery, reply: InsuranceReply },
    memberFeed((reading) => reading.computed(readInsurance)),
  ),
)
