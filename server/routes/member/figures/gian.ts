import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type GianFeed, GianReply } from '#contract/member/gian.ts'
import { beneficiariesOf } from '#database/queries/member/beneficiary.ts'
import { memberFeed, type Reading } from '#server/member-figures/member-feed.ts'
import { NoQuery } from '#server/member-figures/period-query.ts'

export const gianRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/gian',
    {
      config: { authz: 'member', readSafe: true },
      schema: { querystring: NoQuery, response: { 200: GianReply } },
    },
    (request) => memberFeed(request, readGian),
  )
}

export async function readGian({ trx, membershipNo }: Reading): Promise<Omit<GianFeed, 'as_of'>> {
  const beneficiaries = await beneficiariesOf(trx, membershipNo)
  return {
    beneficiaries,
    total_ppm: beneficiaries.reduce((sum, { share_ppm }) => sum + share_ppm, 0),
    last_noted_on:
      beneficiaries
        .map(({ noted_on }) => noted_on)
        .sort()
        .at(-1) ?? null,
  }
}
