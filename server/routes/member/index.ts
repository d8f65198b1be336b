import type { FastifyPluginAsync } from 'fastify'
import { authRoutes } from './auth.ts'

export const memberArea: FastifyPluginAsync = async (app) => {
  await app.register(authRoutes)
}
