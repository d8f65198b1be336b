import { LOAN_FIELDS } from '#domain/loan/loan-form.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { sendLoanPaper } from '#server/papers/calculator/loan.ts'
import { paperRoute } from '#server/papers/paper.ts'

export const loancalRoutes = routes(
  forPublic.get('/loancal/:format', paperRoute(LOAN_FIELDS), sendLoanPaper),
)
