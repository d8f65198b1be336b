import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CollReply, GuaranteeReply } from '#contract/member/coll.ts'
import { NoQuery } from '#contract/shared/period-query.ts'
import { readColl, readGuarantee } from '#server/member-figures/collateral.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'

export const collRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/coll',
    {
      config: { authz: 'member', readSafe: true },
      schema: { querystring: NoQuery, response: { 200: CollReply } },
    },
    (request) => memberFeed(request, readColl),
  )
  app.get(
    '/guarantee',
    {
      config: { authz: 'member', readSafe: true },
      schema: { querystring: NoQuery, response: { 200: GuaranteeReply } },
    },
    (request) => memberFeed(request, readGuarantee),
  )
}
