import type { FastifyPluginAsync } from 'fastify'
import { authRoutes } from './auth.ts'
import { deviceRoutes } from './devices.ts'
import { passwordRoutes } from './password.ts'
import { recoverRoutes } from './recover.ts'
import { registerAuthRoutes } from './registerauth.ts'

export const memberArea: FastifyPluginAsync = async (app) => {
  await app.register(authRoutes)
  await app.register(deviceRoutes)
  await app.register(passwordRoutes)
  await app.register(registerAuthRoutes)
  await app.register(recoverRoutes)
}
