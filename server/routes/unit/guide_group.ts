import { NoQuery } from '#contract/shared/period-query.ts'
import { GuideReply } from '#contract/unit/guide.ts'
import { forUnit, routes } from '#server/http/routes.ts'
import { readUnitGuide } from '#server/units/guide.ts'

export const unitGuideRoutes = routes(
  forUnit.get('/guide_group', { query: NoQuery, reply: GuideReply }, ({ server }) =>
    readUnitGuide(server),
  ),
)
