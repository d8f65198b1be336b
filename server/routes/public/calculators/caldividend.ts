import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { DIVIDEND_FIELDS } from '#domain/dividend/dividend-form.ts'
import { sendDividendPaper } from '#server/papers/calculator/dividend.ts'
import { paperRoute } from '#server/papers/paper.ts'

export const caldividendRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/caldividend/:format', paperRoute(DIVIDEND_FIELDS), (request, reply) =>
    sendDividendPaper(request, request.params, request.query, reply),
  )
}
