import type { FastifyPluginAsync } from 'fastify'
import { unitAuthRoutes } from './auth.ts'
import { unitPasswordRoutes } from './password.ts'

/** What people of employer units ask for. */
export const membergroupArea: FastifyPluginAsync = async (app) => {
  await app.register(unitAuthRoutes)
  await app.register(unitPasswordRoutes)
}
