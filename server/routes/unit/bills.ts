import type { FastifyPluginAsync } from 'fastify'
import { unitChangesRoutes } from './changes.ts'
import { deliveryBookRoutes } from './delivery_book.ts'
import { keeprepRoutes } from './keeprep.ts'
import { layoutRoutes } from './layouts.ts'
import { unitPaperRoutes } from './papers.ts'
import { payrollRoutes } from './payroll.ts'
import { resultFormRoutes } from './result-form.ts'
import { summarizeRepRoutes } from './summarize_rep.ts'

/** A unit's bill on its pages, in its papers and in its payroll files. */
export const billRoutes: FastifyPluginAsync = async (app) => {
  await app.register(keeprepRoutes)
  await app.register(deliveryBookRoutes)
  await app.register(summarizeRepRoutes)
  await app.register(layoutRoutes)
  await app.register(payrollRoutes)
  await app.register(unitPaperRoutes)
  await app.register(unitChangesRoutes)
  await app.register(resultFormRoutes)
}
