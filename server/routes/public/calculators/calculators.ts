import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CalculatorsReply } from '#contract/public/calculators.ts'
import { readCalculatorPage } from '#server/site/calculator-page.ts'

export const calculatorsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/calculators',
    { config: { authz: 'public', keep: true }, schema: { response: { 200: CalculatorsReply } } },
    () => readCalculatorPage(app),
  )
}
