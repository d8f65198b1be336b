import type { FastifyPluginAsync } from 'fastify'
import { ownAccountRoutes } from './account.ts'
import { staffAuthRoutes } from './auth.ts'
import { categoryRoutes } from './categories.ts'
import { documentRoutes } from './documents.ts'
import { impersonationRoutes } from './impersonate.ts'
import { overviewRoutes } from './overview.ts'
import { staffSetupRoutes } from './setup.ts'
import { siteOffice } from './site/index.ts'
import { slideRoutes } from './slides.ts'
import { staffPeopleRoutes } from './staff.ts'
import { topicStateRoutes } from './topic-states.ts'
import { topicRoutes } from './topics.ts'
import { staffUploadRoutes } from './uploads.ts'

/** The back office. Its routes say their whole address: one of them is not under /api (specification §7). */
export const adminArea: FastifyPluginAsync = async (app) => {
  await app.register(staffAuthRoutes)
  await app.register(staffSetupRoutes)
  await app.register(ownAccountRoutes)
  await app.register(staffPeopleRoutes)
  await app.register(overviewRoutes)
  await app.register(impersonationRoutes)
  await app.register(topicRoutes)
  await app.register(topicStateRoutes)
  await app.register(categoryRoutes)
  await app.register(slideRoutes)
  await app.register(documentRoutes)
  await app.register(staffUploadRoutes)
  await app.register(siteOffice)
}
