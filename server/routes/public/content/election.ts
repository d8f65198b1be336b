import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ElectionsReply, VoterPlaceReply, VoterQuestion } from '#contract/public/election.ts'
import { cacheWith } from '#server/pages/page-cache.ts'
import { findVoter, readElection } from '#server/site/election.ts'

const KEPT = /^(\?year=\d{4})?$/

export const electionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/election',
    {
      config: {
        authz: 'public',
        keep: cacheWith(KEPT),
      },
      schema: {
        // พ.ศ., because people read and write this address.
        querystring: Type.Object({
          year: Type.Optional(Type.String({ pattern: '^2[4-9][0-9]{2}$', title: 'ปี พ.ศ.' })),
        }),
        response: { 200: ElectionsReply },
      },
    },
    ({ query }) => readElection(app, query),
  )

  app.post(
    '/election/voter',
    {
      config: { authz: 'public', limit: { name: 'voter', max: 60, seconds: 3600 } },
      schema: { body: VoterQuestion, response: { 200: VoterPlaceReply } },
    },
    ({ body }) => findVoter(app, body),
  )
}
