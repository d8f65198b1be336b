import { forMember, routes } from '#server/http/routes.ts'
import { readStatement } from '#server/papers/member/deposit-statement.ts'
import { sendMemberPaper, statementPaper } from '#server/papers/member-paper.ts'
import { RangeQuery } from '#server/papers/paper-range.ts'

export const depositPaperRoutes = routes(
  forMember.get(
    '/papers/dep_statement/:statement/:format',
    statementPaper(RangeQuery),
    (request, { statement }, query, reply) =>
      sendMemberPaper(request, reply, (reading) => readStatement(reading, statement, query)),
  ),
)
