import { DepStatementReply } from '#contract/member/deposit.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { readDepStatement } from '#server/member-figures/deposit-statement.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'
import { memberStatement } from '#server/member-figures/statement-query.ts'

export const depStatementRoutes = routes(
  forMember.get(
    '/dep_statement/:statement',
    memberStatement(DepStatementReply),
    memberFeed((reading, { statement }, query) =>
      reading.computed(readDepStatement, statement, query),
    ),
  ),
)
