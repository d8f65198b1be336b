import type { FastifyInstance } from 'fastify'

/**
 * Members see at once what a unit or an officer has just said of their month. Other processes hear of it from the database
 * (database/core/listener.ts).
 */
export function forgetReportsAfterWrites(area: FastifyInstance): void {
  area.addHook('onSend', async (request, reply) => {
    const { method, routeOptions } = request
    // What is refused has changed nothing, and every page of these areas asks first of all who is signed in.
    if (method === 'GET' || routeOptions.config.readSafe || reply.statusCode >= 400) return
    area.reports.forget()
  })
}
