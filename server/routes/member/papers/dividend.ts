import { YearQuery } from '#contract/shared/period-query.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { readNotice } from '#server/papers/member/dividend-notice.ts'
import { memberPaper, sendMemberPaper } from '#server/papers/member-paper.ts'

export const dividendPaperRoutes = routes(
  forMember.get(
    '/papers/dividend/:format',
    memberPaper(YearQuery),
    (request, _params, { year }, reply) =>
      sendMemberPaper(request, reply, (reading) => readNotice(reading, Number(year) || undefined)),
  ),
)
