import type { FastifyPluginAsync } from 'fastify'
import { captchaRoutes } from './captcha.ts'
import { footerRoutes } from './footer.ts'
import { homeRoutes } from './home.ts'
import { manuRoutes } from './manu.ts'
import { pageConfigRoutes } from './page-config.ts'

export const infoArea: FastifyPluginAsync = async (app) => {
  await app.register(captchaRoutes)
  await app.register(footerRoutes)
  await app.register(homeRoutes)
  await app.register(manuRoutes)
  await app.register(pageConfigRoutes)
}
