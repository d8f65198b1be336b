import type { FastifyInstance } from 'fastify'
import { dataReply } from '#server/http/ok-reply.ts'
import { readCalculators } from './calculator-rules.ts'

export async function readCalculatorPage(app: FastifyInstance) {
  return dataReply(await readCalculators(app.db, new Date()))
}
