import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply, PasswordChange } from '#contract/member/identity.ts'
import { changeMemberPassword } from '#server/identity/change-member-password.ts'

export const passwordRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/member_pass',
    { config: { authz: 'member' }, schema: { body: PasswordChange, response: { 200: OkReply } } },
    (request) => changeMemberPassword(request, request.body),
  )
}
