import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { Refused } from '#contract/shared/envelope.ts'
import { readReadiness } from '#server/monitoring/ready.ts'

const Well = Type.Object({ rc_code: Type.Literal('1') })

export const healthRoutes: FastifyPluginAsyncTypebox = async (app) => {
  // Is this process alive? A supervisor restarts it when not.
  app.get(
    '/healthz',
    { config: { authz: 'public' }, schema: { response: { 200: Well } } },
    async () => ({ rc_code: '1' as const }),
  )

  // May a load balancer send visitors here? Not while stopping, nor without the database.
  app.get(
    '/readyz',
    { config: { authz: 'public' }, schema: { response: { 200: Well, 503: Refused } } },
    (request, reply) => readReadiness(request, reply),
  )
}
