import { LoanReply } from '#contract/member/loan.ts'
import { NoQuery } from '#contract/shared/period-query.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { readLoans } from '#server/member-figures/loans.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'

export const loanRoutes = routes(
  forMember.get(
    '/loan',
    { readSafe: true, query: NoQuery, reply: LoanReply },
    memberFeed((reading) => reading.computed(readLoans)),
  ),
)
