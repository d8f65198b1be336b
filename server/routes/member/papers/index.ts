import type { FastifyPluginAsync } from 'fastify'
import { balancePaperRoutes } from './balance.ts'
import { depositPaperRoutes } from './deposit.ts'
import { loanPaperRoutes } from './loan.ts'
import { sharePaperRoutes } from './share.ts'

export const paperRoutes: FastifyPluginAsync = async (app) => {
  await app.register(sharePaperRoutes)
  await app.register(loanPaperRoutes)
  await app.register(depositPaperRoutes)
  await app.register(balancePaperRoutes)
}
