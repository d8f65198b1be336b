import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AuthUser } from '#contract/member.ts'

export const authRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/auth/getAuthUser',
    { config: { authz: 'member' }, schema: { response: { 200: AuthUser } } },
    async ({ member }) => ({
      rc_code: '1' as const,
      membership_no: member.membershipNo,
      member: { member_name: member.name, member_surname: member.surname },
    }),
  )
}
