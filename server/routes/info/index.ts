import type { FastifyPluginAsync } from 'fastify'
import { captchaRoutes } from './captcha.ts'
import { cookieRoutes } from './cookie.ts'
import { demandRoutes } from './demand.ts'
import { demandWriteRoutes } from './demand-writes.ts'
import { electionRoutes } from './election.ts'
import { footerRoutes } from './footer.ts'
import { homeRoutes } from './home.ts'
import { listRoutes } from './list.ts'
import { manuRoutes } from './manu.ts'
import { pageConfigRoutes } from './page-config.ts'
import { searchRoutes } from './search.ts'
import { showRoutes } from './show.ts'

export const infoArea: FastifyPluginAsync = async (app) => {
  await app.register(captchaRoutes)
  await app.register(cookieRoutes)
  await app.register(demandRoutes)
  await app.register(demandWriteRoutes)
  await app.register(electionRoutes)
  await app.register(listRoutes)
  await app.register(searchRoutes)
  await app.register(showRoutes)
  await app.register(footerRoutes)
  await app.register(homeRoutes)
  await app.register(manuRoutes)
  await app.register(pageConfigRoutes)
}
