import { forMember, routes } from '#server/http/routes.ts'
import { readShareStatement } from '#server/papers/member/share-statement.ts'
import { memberPaper, sendMemberPaper } from '#server/papers/member-paper.ts'
import { RangeQuery } from '#server/papers/paper-range.ts'

export const sharePaperRoutes = routes(
  forMember.get(
    '/papers/share/:format',
    memberPaper(RangeQuery),
    (request, _params, query, reply) =>
      sendMemberPaper(request, reply, (reading) => readShareStatement(reading, query)),
  ),
)
