import { Type } from 'typebox'
import { Refused } from '#contract/shared/envelope.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { readReadiness, saysAlive } from '#server/monitoring/ready.ts'

const Well = Type.Object({ rc_code: Type.Literal('1') })

export const healthRoutes = routes(
  // Is this process alive? A supervisor restarts it when not.
  forPublic.get('/healthz', { load: 'always', reply: Well }, saysAlive),

  // May a load balancer send visitors here? Not while stopping, nor without the database.
  forPublic.get('/readyz', { load: 'always', reply: Well, also: { 503: Refused } }, readReadiness),
)
