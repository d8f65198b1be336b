import { MonthQuery } from '#contract/shared/period-query.ts'
import { forUnit, routes } from '#server/http/routes.ts'
import { PaperFormat } from '#server/papers/paper.ts'
import { sendChangesPaper } from '#server/units/papers/changes.ts'
import { UNIT_PAPER } from '#server/units/unit-paper.ts'

/** Whoever is billed otherwise than last month, those who are gone among them: a list of its own for payroll. */
export const unitChangesRoutes = routes(
  forUnit.get(
    '/papers/changes/:format',
    { ...UNIT_PAPER, params: PaperFormat, query: MonthQuery },
    sendChangesPaper,
  ),
)
