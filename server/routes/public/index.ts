import type { FastifyPluginAsync } from 'fastify'
import { calculatorRoutes } from './calculators/index.ts'
import { contentRoutes } from './content/index.ts'
import { boardRoutes } from './feedback/board.ts'
import { demandFileRoutes, demandRoutes } from './feedback/demand.ts'
import { lineRoutes } from './line.ts'
import { policyReportRoutes } from './policy-report.ts'
import { siteRoutes } from './site.ts'

export const infoArea: FastifyPluginAsync = async (app) => {
  await app.register(boardRoutes)
  await app.register(demandRoutes)
  await app.register(demandFileRoutes)
  await app.register(calculatorRoutes)
  await app.register(contentRoutes)
  await app.register(siteRoutes)
  await app.register(policyReportRoutes)
  await app.register(lineRoutes)
}
