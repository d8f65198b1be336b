import { NoQuery } from '#contract/shared/period-query.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { sendBeneficiaryForm } from '#server/papers/member/beneficiary-form.ts'
import { memberPaper } from '#server/papers/member-paper.ts'

export const gianPaperRoutes = routes(
  forMember.get('/papers/gian/:format', memberPaper(NoQuery), (request, _params, _query, reply) =>
    sendBeneficiaryForm(request, reply),
  ),
)
