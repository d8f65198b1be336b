import { BalanceAnswer, BalanceReply } from '#contract/member/balance.ts'
import { OkReply } from '#contract/member/identity.ts'
import { YearQuery } from '#contract/shared/period-query.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { answerBalance, readBalance } from '#server/member-figures/balance.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'

export const balanceRoutes = routes(
  forMember.get(
    '/balance',
    { readSafe: true, query: YearQuery, reply: BalanceReply },
    memberFeed((reading, { year }) => readBalance(reading, Number(year) || undefined)),
  ),
  forMember.post('/balance', { body: BalanceAnswer, reply: OkReply }, answerBalance),
)
