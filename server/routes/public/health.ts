import { Type } from 'typebox'
import { Refused } from '#contract/shared/envelope.ts'
import { OneOf } from '#contract/shared/shapes.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { readReadiness, readWritability, saysAlive } from '#server/monitoring/ready.ts'

const Alive = Type.Object({ rc_code: Type.Literal('1'), log: OneOf('written', 'failing') })
const Ready = Type.Object({
  rc_code: Type.Literal('1'),
  database: OneOf('ready', 'busy', 'read-only', 'away'),
})

export const healthRoutes = routes(
  // Is this process alive? A supervisor restarts it when not.
  forPublic.get('/healthz', { load: 'always', reply: Alive }, saysAlive),

  // May a load balancer send visitors here? Not while stopping, nor without both the database and pages in memory.
  forPublic.get('/readyz', { load: 'always', reply: Ready, also: { 503: Refused } }, readReadiness),

  // Can members sign in and send something here? Not without the database, nor while it takes no writes.
  forPublic.get(
    '/writez',
    { load: 'always', reply: Ready, also: { 503: Refused } },
    readWritability,
  ),
)
