import { CalculatorsReply } from '#contract/public/calculators.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { readCalculatorPage } from '#server/site/calculator-page.ts'

export const calculatorsRoutes = routes(
  forPublic.get('/calculators', { keep: true, reply: CalculatorsReply }, ({ server }) =>
    readCalculatorPage(server),
  ),
)
