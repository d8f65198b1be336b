import type { FastifyPluginAsync } from 'fastify'
import { staffAuthRoutes } from './auth.ts'
import { impersonationRoutes } from './impersonate.ts'
import { siteOffice } from './site/index.ts'

/** The back office. Its routes say their whole address: one of them is not under /api (specification §7). */
export const adminArea: FastifyPluginAsync = async (app) => {
  await app.register(staffAuthRoutes)
  await app.register(impersonationRoutes)
  await app.register(siteOffice)
}
