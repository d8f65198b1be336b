import type { FastifyPluginAsync } from 'fastify'
import { forgetReportsAfterWrites } from '#server/units/forget-reports.ts'
import { unitAccountRoutes } from './account.ts'
import { billRoutes } from './bills.ts'
import { certifyRoutes } from './certify.ts'
import { unitResultRoutes, unitResultUploadRoutes } from './result.ts'

/** What people of employer units ask for. */
export const membergroupArea: FastifyPluginAsync = async (app) => {
  forgetReportsAfterWrites(app)
  await app.register(unitAccountRoutes)
  await app.register(billRoutes)
  await app.register(certifyRoutes)
  await app.register(unitResultRoutes)
  await app.register(unitResultUploadRoutes)
}
