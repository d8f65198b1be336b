import type { FastifyPluginAsync } from 'fastify'
import { impersonationRoutes } from './impersonate.ts'
import { unitBoardRoutes } from './units/board.ts'
import { unitMonthRoutes } from './units/months.ts'

/** The back office. Its routes say their whole address: one of them is not under /api (specification §7). */
export const adminArea: FastifyPluginAsync = async (app) => {
  await app.register(impersonationRoutes)
  await app.register(unitBoardRoutes)
  await app.register(unitMonthRoutes)
}
