import type { FastifyPluginAsync } from 'fastify'
import { boardRoutes } from './board.ts'
import { boardPostRoutes } from './board-post.ts'
import { boardReportRoutes } from './board-report.ts'
import { calculatorsRoutes } from './calculators.ts'
import { caldividendRoutes } from './caldividend.ts'
import { captchaRoutes } from './captcha.ts'
import { clientErrorRoutes } from './client-error.ts'
import { cookieRoutes } from './cookie.ts'
import { demandRoutes } from './demand.ts'
import { demandFileRoutes } from './demand-files.ts'
import { demandWriteRoutes } from './demand-writes.ts'
import { electionRoutes } from './election.ts'
import { footerRoutes } from './footer.ts'
import { homeRoutes } from './home.ts'
import { listRoutes } from './list.ts'
import { loancalRoutes } from './loancal.ts'
import { manuRoutes } from './manu.ts'
import { pageConfigRoutes } from './page-config.ts'
import { searchRoutes } from './search.ts'
import { showRoutes } from './show.ts'
import { termsRoutes } from './termofconditional.ts'
import { verifyRoutes } from './verify.ts'

export const infoArea: FastifyPluginAsync = async (app) => {
  await app.register(boardRoutes)
  await app.register(boardPostRoutes)
  await app.register(boardReportRoutes)
  await app.register(calculatorsRoutes)
  await app.register(caldividendRoutes)
  await app.register(captchaRoutes)
  await app.register(clientErrorRoutes)
  await app.register(cookieRoutes)
  await app.register(demandRoutes)
  await app.register(demandWriteRoutes)
  await app.register(demandFileRoutes)
  await app.register(electionRoutes)
  await app.register(listRoutes)
  await app.register(searchRoutes)
  await app.register(showRoutes)
  await app.register(verifyRoutes)
  await app.register(footerRoutes)
  await app.register(homeRoutes)
  await app.register(loancalRoutes)
  await app.register(manuRoutes)
  await app.register(pageConfigRoutes)
  await app.register(termsRoutes)
}
