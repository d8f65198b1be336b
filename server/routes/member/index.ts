import type { FastifyPluginAsync } from 'fastify'
import { authRoutes } from './auth.ts'
import { deviceRoutes } from './devices.ts'
import { passwordRoutes } from './password.ts'

export const memberArea: FastifyPluginAsync = async (app) => {
  await app.register(authRoutes)
  await app.register(deviceRoutes)
  await app.register(passwordRoutes)
}
