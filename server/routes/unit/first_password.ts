import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply } from '#contract/member/identity.ts'
import { UnitFirstPassword } from '#contract/unit/auth.ts'
import { setFirstUnitPassword } from '#server/identity/unit-first-password.ts'

const NETWORK = { name: 'unit-code', max: 20, seconds: 10 * 60 }

export const unitFirstPasswordRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/first_password',
    {
      config: { authz: 'public', limit: NETWORK },
      schema: { body: UnitFirstPassword, response: { 200: OkReply } },
    },
    (request) => setFirstUnitPassword(request, request.body),
  )
}
