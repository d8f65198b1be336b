import type { FastifyPluginAsync } from 'fastify'
import { ownAccountRoutes } from './account.ts'
import { announcementRoutes } from './announcements.ts'
import { staffAuthRoutes } from './auth.ts'
import { impersonationRoutes } from './impersonate.ts'
import { staffMemberRoutes } from './members/index.ts'
import { outboxRoutes } from './outbox.ts'
import { overviewRoutes } from './overview.ts'
import { staffSetupRoutes } from './setup.ts'
import { staffPeopleRoutes } from './staff.ts'
import { voiceRoutes } from './voices/index.ts'

/** The back office. Its routes say their whole address: one of them is not under /api (specification §7). */
export const adminArea: FastifyPluginAsync = async (app) => {
  await app.register(staffAuthRoutes)
  await app.register(staffSetupRoutes)
  await app.register(ownAccountRoutes)
  await app.register(staffPeopleRoutes)
  await app.register(overviewRoutes)
  await app.register(impersonationRoutes)
  await app.register(voiceRoutes)
  await app.register(staffMemberRoutes)
  await app.register(announcementRoutes)
  await app.register(outboxRoutes)
}
