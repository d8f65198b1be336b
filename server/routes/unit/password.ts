import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply, PasswordChange } from '#contract/member/identity.ts'
import { changeUnitPassword } from '#server/identity/change-unit-password.ts'

export const unitPasswordRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/member_pass',
    { config: { authz: 'unit' }, schema: { body: PasswordChange, response: { 200: OkReply } } },
    (request) => changeUnitPassword(request, request.body),
  )
}
