import { Type } from 'typebox'
import { ElectionsReply, VoterPlaceReply, VoterQuestion } from '#contract/public/election.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { cacheWith } from '#server/pages/page-cache.ts'
import { findVoter, readElection } from '#server/site/election.ts'

const KEPT = /^(\?year=\d{4})?$/

export const electionRoutes = routes(
  // พ.ศ., because people read and write this address.
  forPublic.get(
    '/election',
    {
      keep: cacheWith(KEPT),
      query: Type.Object({
        year: Type.Optional(Type.String({ pattern: '^2[4-9][0-9]{2}$', title: 'ปี พ.ศ.' })),
      }),
      reply: ElectionsReply,
    },
    ({ server }, query) => readElection(server, query),
  ),
  forPublic.post(
    '/election/voter',
    {
      limit: { name: 'voter', max: 60, seconds: 3600 },
      body: VoterQuestion,
      reply: VoterPlaceReply,
    },
    ({ server }, body) => findVoter(server, body),
  ),
)
