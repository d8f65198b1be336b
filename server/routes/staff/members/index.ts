import type { FastifyPluginAsync } from 'fastify'
import { staffBalanceRoutes } from './balances.ts'
import { staffCorrectionRoutes } from './corrections.ts'
import { staffPhotoRoutes } from './photos.ts'
import { memberProfileRoutes } from './profile.ts'
import { staffRightsRoutes } from './rights.ts'
import { memberSearchRoutes } from './search.ts'
import { memberServiceRoutes } from './serve.ts'

/** Members as officers find, see and serve them. */
export const staffMemberRoutes: FastifyPluginAsync = async (app) => {
  await app.register(memberSearchRoutes)
  await app.register(memberProfileRoutes)
  await app.register(memberServiceRoutes)
  await app.register(staffBalanceRoutes)
  await app.register(staffCorrectionRoutes)
  await app.register(staffRightsRoutes)
  await app.register(staffPhotoRoutes)
}
