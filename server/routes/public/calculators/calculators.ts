import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CalculatorsReply } from '#contract/public/calculators.ts'
import { readCalculators } from '#server/site/calculator-rules.ts'

export const calculatorsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/calculators',
    { config: { authz: 'public', keep: true }, schema: { response: { 200: CalculatorsReply } } },
    async () => ({ rc_code: '1' as const, data: await readCalculators(app.db, new Date()) }),
  )
}
