import type { FastifyRequest } from 'fastify'
import { dataReply } from '#server/http/ok-reply.ts'
import { readCalculators } from './calculator-rules.ts'

export async function readCalculatorPage({ server: app }: FastifyRequest) {
  return dataReply(await readCalculators(app.db, new Date()))
}
