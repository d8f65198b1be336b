import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Reveal, RevealReply } from '#contract/member/status.ts'
import { revealOwnId } from '#server/identity/reveal-own-id.ts'

/** The national id in full, for whoever knows the password too (SEC-56). */
export const revealRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/reveal',
    { config: { authz: 'member' }, schema: { body: Reveal, response: { 200: RevealReply } } },
    (request) => revealOwnId(request, request.body),
  )
}
