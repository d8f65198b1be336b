import { MonthQuery } from '#contract/shared/period-query.ts'
import { DeliveryBookReply, LetterSaved, LetterWords } from '#contract/unit/letter.ts'
import { forUnit, routes } from '#server/http/routes.ts'
import { readDeliveryBook, saveDeliveryBook } from '#server/units/delivery-book.ts'

/** หนังสือนำส่ง: what stands in the letter, and what the unit writes into it. */
export const deliveryBookRoutes = routes(
  forUnit.get('/delivery_book', { query: MonthQuery, reply: DeliveryBookReply }, readDeliveryBook),
  forUnit.post('/delivery_book', { body: LetterWords, reply: LetterSaved }, saveDeliveryBook),
)
