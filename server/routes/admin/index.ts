import type { FastifyPluginAsync } from 'fastify'
import { ownAccountRoutes } from './account.ts'
import { staffAuthRoutes } from './auth.ts'
import { impersonationRoutes } from './impersonate.ts'
import { overviewRoutes } from './overview.ts'
import { staffSetupRoutes } from './setup.ts'
import { staffPeopleRoutes } from './staff.ts'
import { unitBoardRoutes } from './units/board.ts'
import { unitMonthRoutes } from './units/months.ts'
import { oneUnitRoutes } from './units/unit.ts'
import { unitUserRoutes } from './units/users.ts'

/** The back office. Its routes say their whole address: one of them is not under /api (specification §7). */
export const adminArea: FastifyPluginAsync = async (app) => {
  await app.register(staffAuthRoutes)
  await app.register(staffSetupRoutes)
  await app.register(ownAccountRoutes)
  await app.register(staffPeopleRoutes)
  await app.register(overviewRoutes)
  await app.register(impersonationRoutes)
  await app.register(unitBoardRoutes)
  await app.register(unitMonthRoutes)
  await app.register(oneUnitRoutes)
  await app.register(unitUserRoutes)
}
