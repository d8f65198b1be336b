import { YearQuery } from '#contract/shared/period-query.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { readPaper } from '#server/papers/member/balance-confirmation.ts'
import { memberPaper, sendMemberPaper } from '#server/papers/member-paper.ts'

export const balancePaperRoutes = routes(
  forMember.get(
    '/papers/balance/:format',
    memberPaper(YearQuery),
    (request, _params, { year }, reply) =>
      sendMemberPaper(request, reply, (reading) =>
        readPaper(
          reading,
          Number(year) || undefined,
          `${request.server.settings.publicUrl}/member/balance`,
        ),
      ),
  ),
)
