import { MonthQuery } from '#contract/shared/period-query.ts'
import { forUnit, routes } from '#server/http/routes.ts'
import { sendResultForm } from '#server/units/papers/result-form.ts'
import { UNIT_PAPER } from '#server/units/unit-paper.ts'

/** A sheet to fill in and send back, without national ids: the member's number is enough to know whom it is about. */
export const resultFormRoutes = routes(
  forUnit.get('/papers/result_form', { ...UNIT_PAPER, query: MonthQuery }, sendResultForm),
)
