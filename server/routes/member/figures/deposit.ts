import { DepositReply, LastUpdate } from '#contract/member/deposit.ts'
import { NoQuery } from '#contract/shared/period-query.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { readDeposits } from '#server/member-figures/deposits.ts'
import { memberFeed, readMember } from '#server/member-figures/member-feed.ts'

export const depositRoutes = routes(
  forMember.get(
    '/deposit',
    { readSafe: true, query: NoQuery, reply: DepositReply },
    memberFeed((reading) => reading.computed(readDeposits)),
  ),

  // REQ-515: the day deposit statements are of, without anything else.
  forMember.post(
    '/lastupdate_bydepstatement',
    { readSafe: true, reply: LastUpdate },
    ({ member, server }) =>
      readMember(server, member.membershipNo, async ({ asOf }) => dataReply(asOf)),
  ),
)
