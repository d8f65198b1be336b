import type { FastifyPluginAsync } from 'fastify'
import { authRoutes } from './auth.ts'
import { depStatementRoutes } from './dep_statement.ts'
import { depositRoutes } from './deposit.ts'
import { loanRoutes } from './loan.ts'
import { loanStatementRoutes } from './loan_statement.ts'
import { paperRoutes } from './papers/index.ts'
import { shareRoutes } from './share.ts'
import { statusRoutes } from './status.ts'
import { welcomeRoutes } from './welcome.ts'

export const memberArea: FastifyPluginAsync = async (app) => {
  await app.register(authRoutes)
  await app.register(welcomeRoutes)
  await app.register(statusRoutes)
  await app.register(shareRoutes)
  await app.register(loanRoutes)
  await app.register(loanStatementRoutes)
  await app.register(depositRoutes)
  await app.register(depStatementRoutes)
  await app.register(paperRoutes)
}
