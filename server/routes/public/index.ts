import type { FastifyPluginAsync } from 'fastify'
import { calculatorsRoutes } from './calculators/calculators.ts'
import { caldividendRoutes } from './calculators/caldividend.ts'
import { loancalRoutes } from './calculators/loancal.ts'
import { captchaRoutes } from './captcha.ts'
import { clientErrorRoutes } from './client-error.ts'
import { electionRoutes } from './content/election.ts'
import { homeRoutes } from './content/home.ts'
import { listRoutes } from './content/list.ts'
import { searchRoutes } from './content/search.ts'
import { showRoutes } from './content/show.ts'
import { cookieRoutes } from './cookie.ts'
import { boardRoutes } from './feedback/board.ts'
import { boardPostRoutes } from './feedback/board-post.ts'
import { boardReportRoutes } from './feedback/board-report.ts'
import { demandRoutes } from './feedback/demand.ts'
import { demandFileRoutes } from './feedback/demand-files.ts'
import { demandWriteRoutes } from './feedback/demand-writes.ts'
import { footerRoutes } from './footer.ts'
import { manuRoutes } from './manu.ts'
import { pageConfigRoutes } from './page-config.ts'
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
