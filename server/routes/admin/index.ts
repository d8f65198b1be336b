import type { FastifyPluginAsync } from 'fastify'
import { categoryRoutes } from './categories.ts'
import { documentRoutes } from './documents.ts'
import { impersonationRoutes } from './impersonate.ts'
import { slideRoutes } from './slides.ts'
import { topicStateRoutes } from './topic-states.ts'
import { topicRoutes } from './topics.ts'
import { staffUploadRoutes } from './uploads.ts'

/** The back office. Its routes say their whole address: one of them is not under /api (specification §7). */
export const adminArea: FastifyPluginAsync = async (app) => {
  await app.register(impersonationRoutes)
  await app.register(topicRoutes)
  await app.register(topicStateRoutes)
  await app.register(categoryRoutes)
  await app.register(slideRoutes)
  await app.register(documentRoutes)
  await app.register(staffUploadRoutes)
}
