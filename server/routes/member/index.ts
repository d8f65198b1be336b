import type { FastifyPluginAsync } from 'fastify'
import { accessRoutes } from './access.ts'
import { authRoutes } from './auth.ts'
import { balanceRoutes } from './balance.ts'
import { collRoutes } from './coll.ts'
import { consentRoutes } from './consents.ts'
import { correctionRoutes } from './correction.ts'
import { dataCopyRoutes } from './data-copy.ts'
import { depStatementRoutes } from './dep_statement.ts'
import { depositRoutes } from './deposit.ts'
import { deviceRoutes } from './devices.ts'
import { dividendRoutes } from './dividend.ts'
import { gianRoutes } from './gian.ts'
import { insuranceRoutes } from './insurance.ts'
import { kepRoutes } from './kep.ts'
import { kepcremRoutes } from './kepcrem.ts'
import { loanRoutes } from './loan.ts'
import { loanStatementRoutes } from './loan_statement.ts'
import { paperRoutes } from './papers/index.ts'
import { passwordRoutes } from './password.ts'
import { photoRoutes } from './photo.ts'
import { recoverRoutes } from './recover.ts'
import { registerAuthRoutes } from './registerauth.ts'
import { revealRoutes } from './reveal.ts'
import { rightsRoutes } from './rights.ts'
import { shareRoutes } from './share.ts'
import { statusRoutes } from './status.ts'
import { termsRoutes } from './termofconditional.ts'
import { uploadRoutes } from './upload.ts'
import { welcomeRoutes } from './welcome.ts'
import { welfareRoutes } from './welfare.ts'

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
