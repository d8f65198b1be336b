import { NoQuery } from '#contract/shared/period-query.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { readSchedule, readStatement } from '#server/papers/member/loan-papers.ts'
import { sendMemberPaper, statementPaper } from '#server/papers/member-paper.ts'
import { RangeQuery } from '#server/papers/paper-range.ts'

export const loanPaperRoutes = routes(
  forMember.get(
    '/papers/loan_statement/:statement/:format',
    statementPaper(RangeQuery),
    (request, { statement }, query, reply) =>
      sendMemberPaper(request, reply, (reading) => readStatement(reading, statement, query)),
  ),
  forMember.get(
    '/papers/loan_schedule/:statement/:format',
    statementPaper(NoQuery),
    (request, { statement }, _query, reply) =>
      sendMemberPaper(request, reply, (reading) => readSchedule(reading, statement)),
  ),
)
