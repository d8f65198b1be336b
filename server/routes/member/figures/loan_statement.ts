import { LoanStatementReply } from '#contract/member/loan_statement.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { readLoanStatement } from '#server/member-figures/loan-statement.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'
import { memberStatement } from '#server/member-figures/statement-query.ts'

export const loanStatementRoutes = routes(
  forMember.get(
    '/loan_statement/:statement',
    memberStatement(LoanStatementReply),
    memberFeed((reading, { statement }, query) =>
      reading.computed(readLoanStatement, statement, query),
    ),
  ),
)
