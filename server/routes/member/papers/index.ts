import type { FastifyPluginAsync } from 'fastify'
import { balancePaperRoutes } from './balance.ts'
import { dataCopyRoutes } from './data_copy.ts'
import { depositPaperRoutes } from './deposit.ts'
import { dividendPaperRoutes } from './dividend.ts'
import { gianPaperRoutes } from './gian.ts'
import { kepPaperRoutes } from './kep.ts'
import { loanPaperRoutes } from './loan.ts'
import { sharePaperRoutes } from './share.ts'

export const paperRoutes: FastifyPluginAsync = async (app) => {
  await app.register(kepPaperRoutes)
  await app.register(sharePaperRoutes)
  await app.register(loanPaperRoutes)
  await app.register(depositPaperRoutes)
  await app.register(dividendPaperRoutes)
  await app.register(balancePaperRoutes)
  await app.register(gianPaperRoutes)
  await app.register(dataCopyRoutes)
}
