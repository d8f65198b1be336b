import type { FastifyPluginAsync } from 'fastify'
import { forgetReportsAfterWrites } from '#server/units/forget-reports.ts'
import { unitAuthRoutes } from './auth.ts'
import { billRoutes } from './bills.ts'
import { unitDashboardRoutes } from './dashboard.ts'
import { unitFirstPasswordRoutes } from './first_password.ts'
import { unitGuideRoutes } from './guide_group.ts'
import { unitPasswordRoutes } from './password.ts'
import { unitResultRoutes } from './result.ts'
import { unitResultUploadRoutes } from './result-upload.ts'

/** What people of employer units ask for. */
export const membergroupArea: FastifyPluginAsync = async (app) => {
  forgetReportsAfterWrites(app)
  await app.register(unitAuthRoutes)
  await app.register(unitDashboardRoutes)
  await app.register(unitGuideRoutes)
  await app.register(unitPasswordRoutes)
  await app.register(unitFirstPasswordRoutes)
  await app.register(billRoutes)
  await app.register(unitResultRoutes)
  await app.register(unitResultUploadRoutes)
}
