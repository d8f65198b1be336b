import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FirstPassword, PasswordSet } from '#contract/member/recovery.ts'
import { setFirstPassword } from '#server/identity/recovery/set-first-password.ts'

const TRIES = { name: 'recovery-password', max: 60, seconds: 3600 }

export const recoverRoutes: FastifyPluginAsyncTypebox = async (app) => {
  for (const purpose of ['register', 'forget'] as const) {
    app.post(
      `/${purpose}`,
      {
        config: { authz: 'public', limit: TRIES },
        schema: { body: FirstPassword, response: { 200: PasswordSet } },
      },
      (request) => setFirstPassword(request, purpose, request.body),
    )
  }
}
