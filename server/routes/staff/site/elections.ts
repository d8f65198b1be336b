import { ElectionListReply, YearParams } from '#contract/staff/election.ts'
import { ElectionConfig } from '#contract/staff/site.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { electionOf, readElections } from '#server/site/configs/elections.ts'
import { configRoutesOf } from '#server/site/versioned-config.ts'

export const electionOfficeRoutes = routes(
  // Whoever checks results need not be allowed to write pages, and the other way about.
  forStaff('content').get('/elections', { reply: ElectionListReply }, readElections),
  forStaff('check_results').get('/elections/to-check', { reply: ElectionListReply }, readElections),
  configRoutesOf('/elections/:year', ElectionConfig, YearParams, { may: 'content' }, ({ year }) =>
    electionOf(Number(year)),
  ),
)
