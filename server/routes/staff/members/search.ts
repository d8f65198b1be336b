import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { MemberHitsReply, MemberSearch } from '#contract/staff/member.ts'
import { searchMembers } from '#server/members/search.ts'

export const memberSearchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/admin/members/search',
    {
      config: { authz: 'staff', may: 'see_members' },
      schema: { body: MemberSearch, response: { 200: MemberHitsReply } },
    },
    (request) => searchMembers(request, request.body),
  )
}
