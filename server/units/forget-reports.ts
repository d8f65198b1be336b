import type { FastifyInstance } from 'fastify'

/** Every page asks it first, and it changes nothing. */
const WHO_IS_SIGNED_IN = /\/auth\/getAuthUser$/

/**
 * Members see at once what a unit or an officer has just said of their month. Other processes hear of it from the database
 * (database/core/listener.ts).
 */
export function forgetReportsAfterWrites(area: FastifyInstance): void {
  area.addHook('onSend', async (request, reply) => {
    const { method, url } = request
    // What is refused has changed nothing.
    if (method === 'GET' || reply.statusCode >= 400 || WHO_IS_SIGNED_IN.test(url)) return
    area.reports.forget()
  })
}
