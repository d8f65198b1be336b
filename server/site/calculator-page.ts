import type { FastifyInstance } from 'fastify'
import { readCalculators } from './calculator-rules.ts'

export async function readCalculatorPage(app: FastifyInstance) {
  return { rc_code: '1' as const, data: await readCalculators(app.db, new Date()) }
}
