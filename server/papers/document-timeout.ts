// Whoever has signed in and asks for a paper may wait for it longer than a page may take: on a busy machine a long
// list is worth half a minute to a clerk, and being sent away is not.

import type { FastifyInstance } from 'fastify'

export function extendDocumentTimeout(app: FastifyInstance, ms: number): void {
  app.addHook('onRoute', (route) => {
    const { authz, answers } = route.config ?? {}
    if (answers === 'file' && authz !== 'public') route.handlerTimeout = ms
  })
  // A line on which nothing is said for a while is cut; Node sets it back for the next request.
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (routeOptions.handlerTimeout === ms) raw.socket.setTimeout?.(ms)
  })
}
