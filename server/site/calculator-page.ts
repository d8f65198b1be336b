import type { FastifyRequest } from 'fastify'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { readCalculators } from './calculator-rules.ts'
import { readLendings } from './lendings.ts'

export async function readCalculatorPage({ server: app }: FastifyRequest) {
  return dataReply(await readCalculators(app.db, new Date()))
}

/** By what rules everybody may borrow: what is typed about oneself stays in the browser. */
export async function readPublicLendings({ server: app }: FastifyRequest) {
  return dataReply(await readLendings(app.db, bangkokDate(new Date())))
}
