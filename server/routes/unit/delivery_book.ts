import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { MonthQuery } from '#contract/shared/period-query.ts'
import { DeliveryBookReply, LetterSaved, LetterWords } from '#contract/unit/letter.ts'
import { readDeliveryBook, saveDeliveryBook } from '#server/units/delivery-book.ts'

/** หนังสือนำส่ง: what stands in the letter, and what the unit writes into it. */
export const deliveryBookRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/delivery_book',
    {
      config: { authz: 'unit' },
      schema: { querystring: MonthQuery, response: { 200: DeliveryBookReply } },
    },
    (request) => readDeliveryBook(request, request.query),
  )

  app.post(
    '/delivery_book',
    {
      config: { authz: 'unit' },
      schema: { body: LetterWords, response: { 200: LetterSaved } },
    },
    (request) => saveDeliveryBook(request, request.body),
  )
}
