import type { FastifyPluginAsync } from 'fastify'
import { balanceRoutes } from './figures/balance.ts'
import { collRoutes } from './figures/coll.ts'
import { depStatementRoutes } from './figures/dep_statement.ts'
import { depositRoutes } from './figures/deposit.ts'
import { dividendRoutes } from './figures/dividend.ts'
import { gianRoutes } from './figures/gian.ts'
import { insuranceRoutes } from './figures/insurance.ts'
import { kepRoutes } from './figures/kep.ts'
import { kepcremRoutes } from './figures/kepcrem.ts'
import { loanRoutes } from './figures/loan.ts'
import { loanStatementRoutes } from './figures/loan_statement.ts'
import { shareRoutes } from './figures/share.ts'
import { statusRoutes } from './figures/status.ts'
import { welfareRoutes } from './figures/welfare.ts'
import { accessRoutes } from './identity/access.ts'
import { authRoutes } from './identity/auth.ts'
import { deviceRoutes } from './identity/devices.ts'
import { passwordRoutes } from './identity/password.ts'
import { recoverRoutes } from './identity/recover.ts'
import { registerAuthRoutes } from './identity/registerauth.ts'
import { revealRoutes } from './identity/reveal.ts'
import { termsRoutes } from './identity/termofconditional.ts'
import { welcomeRoutes } from './identity/welcome.ts'
import { paperRoutes } from './papers/index.ts'
import { consentRoutes } from './requests/consents.ts'
import { correctionRoutes } from './requests/correction.ts'
import { dataCopyRoutes } from './requests/data-copy.ts'
import { photoRoutes } from './requests/photo.ts'
import { rightsRoutes } from './requests/rights.ts'
import { uploadRoutes } from './requests/upload.ts'

export const memberArea: FastifyPluginAsync = async (app) => {
  await app.register(authRoutes)
  await app.register(accessRoutes)
  await app.register(consentRoutes)
  await app.register(dataCopyRoutes)
  await app.register(deviceRoutes)
  await app.register(passwordRoutes)
  await app.register(registerAuthRoutes)
  await app.register(recoverRoutes)
  await app.register(termsRoutes)
  await app.register(welcomeRoutes)
  await app.register(statusRoutes)
  await app.register(revealRoutes)
  await app.register(photoRoutes)
  await app.register(uploadRoutes)
  await app.register(correctionRoutes)
  await app.register(rightsRoutes)
  await app.register(shareRoutes)
  await app.register(loanRoutes)
  await app.register(loanStatementRoutes)
  await app.register(depositRoutes)
  await app.register(depStatementRoutes)
  await app.register(kepRoutes)
  await app.register(kepcremRoutes)
  await app.register(collRoutes)
  await app.register(gianRoutes)
  await app.register(dividendRoutes)
  await app.register(insuranceRoutes)
  await app.register(welfareRoutes)
  await app.register(balanceRoutes)
  await app.register(paperRoutes)
}
