import { DIVIDEND_FIELDS } from '#domain/dividend/dividend-form.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { sendDividendPaper } from '#server/papers/calculator/dividend.ts'
import { paperRoute } from '#server/papers/paper.ts'

export const caldividendRoutes = routes(
  forPublic.get('/caldividend/:format', paperRoute(DIVIDEND_FIELDS), sendDividendPaper),
)
