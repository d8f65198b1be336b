import type { FastifyPluginAsync } from 'fastify'
import { electionCountRoutes } from './election-count.ts'
import { electionOfficeRoutes } from './elections.ts'
import { figureOfficeRoutes } from './figures.ts'
import { guidelineOfficeRoutes } from './guidelines.ts'
import { linkOfficeRoutes } from './links.ts'
import { menuOfficeRoutes } from './menus.ts'
import { policyOfficeRoutes } from './policies.ts'
import { rateOfficeRoutes } from './rates.ts'
import { settingOfficeRoutes } from './settings.ts'
import { termsOfficeRoutes } from './terms.ts'

/** What the back office changes of the site, beside its articles. */
export const siteOffice: FastifyPluginAsync = async (app) => {
  await app.register(linkOfficeRoutes)
  await app.register(menuOfficeRoutes)
  await app.register(rateOfficeRoutes)
  await app.register(figureOfficeRoutes)
  await app.register(policyOfficeRoutes)
  await app.register(termsOfficeRoutes)
  await app.register(guidelineOfficeRoutes)
  await app.register(electionOfficeRoutes)
  await app.register(electionCountRoutes)
  await app.register(settingOfficeRoutes)
}
