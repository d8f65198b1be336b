import { NoQuery } from '#contract/shared/period-query.ts'
import { LayoutsReply, NewLayout, WhichLayout } from '#contract/unit/layout.ts'
import { forUnit, routes } from '#server/http/routes.ts'
import { layouts, removeOwnLayout, saveOwnLayout } from '#server/units/payroll-layouts.ts'

/** The columns a unit's payroll program wants, kept under names. */
export const layoutRoutes = routes(
  forUnit.get('/layouts', { query: NoQuery, reply: LayoutsReply }, ({ unit, server }) =>
    layouts(server.db, unit.unitNo),
  ),
  forUnit.post('/layouts', { body: NewLayout, reply: LayoutsReply }, saveOwnLayout),
  forUnit.post('/layouts/remove', { body: WhichLayout, reply: LayoutsReply }, removeOwnLayout),
)
