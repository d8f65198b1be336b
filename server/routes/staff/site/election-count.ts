import { CountReply, Figures, GraveAct, YearParams } from '#contract/staff/election.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { actOnCount, readCount, typeCount } from '#server/site/count-election.ts'

const ofYear = { params: YearParams, reply: CountReply }
const ENTRIES = [
  { path: 'count', may: 'content', entry: 1 },
  { path: 'check', may: 'check_results', entry: 2 },
] as const

export const electionCountRoutes = routes(
  ...ENTRIES.flatMap(({ path, may, entry }) => [
    forStaff(may).get(`/elections/:year/${path}`, ofYear, readCount),
    forStaff(may).post(
      `/elections/:year/${path}`,
      { ...ofYear, body: Figures },
      (request, params, figures) => typeCount(request, params, entry, figures),
    ),
  ]),
  ...(['publish', 'withdraw', 'discard'] as const).map((act) =>
    forStaff('check_results').post(
      `/elections/:year/check/${act}`,
      { ...ofYear, stepUp: true, body: GraveAct },
      (request, params, body) => actOnCount(request, params, act, body),
    ),
  ),
)
