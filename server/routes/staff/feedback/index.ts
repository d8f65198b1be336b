import type { FastifyPluginAsync } from 'fastify'
import { staffBlockRoutes } from './blocks.ts'
import { staffBoardRoutes } from './board.ts'
import { staffDemandFileRoutes } from './demand-files.ts'
import { staffDemandWriteRoutes } from './demand-writes.ts'
import { staffDemandRoutes } from './demands.ts'
import { replyTemplateRoutes } from './reply-templates.ts'

/** What visitors write, and what the cooperative answers. */
export const feedbackRoutes: FastifyPluginAsync = async (app) => {
  await app.register(staffBoardRoutes)
  await app.register(staffBlockRoutes)
  await app.register(replyTemplateRoutes)
  await app.register(staffDemandRoutes)
  await app.register(staffDemandWriteRoutes)
  await app.register(staffDemandFileRoutes)
}
