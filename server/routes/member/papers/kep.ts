import { MonthQuery, YearQuery } from '#contract/shared/period-query.ts'
import { Closed } from '#contract/shared/shapes.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { readCollections } from '#server/papers/member/collections.ts'
import { memberPaper, sendMemberPaper } from '#server/papers/member-paper.ts'

const KepPaperQuery = Closed({ ...MonthQuery.properties, ...YearQuery.properties })

export const kepPaperRoutes = routes(
  forMember.get(
    '/papers/kep/:format',
    memberPaper(KepPaperQuery),
    (request, _params, query, reply) =>
      sendMemberPaper(request, reply, (reading) => readCollections(reading, query)),
  ),
)
