import type { FastifyInstance } from 'fastify'

/**
 * Members see at once what a unit or an officer has just said of their month. Other processes hear of it from the database
 * (database/core/listener.ts).
 */
export function forgetReportsAfterWrites(area: FastifyInstance): void {
  area.addHook('onSend', async (request) => {
    if (request.method !== 'GET') area.reports.forget()
  })
}
