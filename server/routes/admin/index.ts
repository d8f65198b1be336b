import type { FastifyPluginAsync } from 'fastify'
import { impersonationRoutes } from './impersonate.ts'
import { importActRoutes } from './import-acts.ts'
import { importSetRoutes } from './import-sets.ts'
import { importsRoutes } from './imports.ts'

/** The back office. Its routes say their whole address: one of them is not under /api (specification §7). */
export const adminArea: FastifyPluginAsync = async (app) => {
  await app.register(impersonationRoutes)
  await app.register(importsRoutes)
  await app.register(importSetRoutes)
  await app.register(importActRoutes)
}
