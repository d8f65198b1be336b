import type { FastifyPluginAsync } from 'fastify'
import { figureRoutes } from './figures/index.ts'
import { identityRoutes } from './identity/index.ts'
import { noticeRoutes } from './notices/index.ts'
import { paperRoutes } from './papers/index.ts'
import { deskRoutes } from './requests/desk.ts'
import { requestRoutes, uploadRoutes } from './requests/index.ts'
import { loanRoutes } from './requests/loan.ts'
import { payRoutes } from './requests/pay.ts'
import { signingRoutes } from './signing/index.ts'

export const memberArea: FastifyPluginAsync = async (app) => {
  await app.register(identityRoutes)
  await app.register(requestRoutes)
  await app.register(deskRoutes)
  await app.register(loanRoutes)
  await app.register(payRoutes)
  await app.register(uploadRoutes)
  await app.register(figureRoutes)
  await app.register(paperRoutes)
  await app.register(signingRoutes)
  await app.register(noticeRoutes)
}
