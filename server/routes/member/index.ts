import type { FastifyPluginAsync } from 'fastify'
import { accessRoutes } from './access.ts'
import { authRoutes } from './auth.ts'
import { consentRoutes } from './consents.ts'
import { dataCopyRoutes } from './data-copy.ts'
import { deviceRoutes } from './devices.ts'
import { passwordRoutes } from './password.ts'
import { termsRoutes } from './termofconditional.ts'

export const memberArea: FastifyPluginAsync = async (app) => {
  await app.register(authRoutes)
  await app.register(accessRoutes)
  await app.register(consentRoutes)
  await app.register(dataCopyRoutes)
  await app.register(deviceRoutes)
  await app.register(passwordRoutes)
  await app.register(termsRoutes)
}
