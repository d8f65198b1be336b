// A cooperative that lends on its site.

import type { Plan } from '#demo/core-system/plan.ts'
import loanRules from '#demo/site/loan-rules.json' with { type: 'json' }
import { easyBorrowers, easyRules } from '../given/loan-desk.ts'
import { givenOrderDesk } from './order-desk.ts'

/** Call it in beforeAll. Rules are the demo cooperative's, with what a test changes of them. */
export async function givenLoanDesk(
  name: string,
  plan: Partial<Plan>,
  // biome-ignore lint/suspicious/noExplicitAny: a test changes what it names
  change: (products: any[]) => void = () => {},
) {
  const desk = await givenOrderDesk(name, plan)
  for (const set of structuredClone(loanRules)) {
    change(set.products)
    await desk.portal.app.db
      .insertInto('loan_rule_set')
      .values({
        ...set,
        effective_from: '2020-01-01',
        products: JSON.stringify(set.products),
      } as never)
      .execute()
  }
  return desk
}

/** The same where everybody with shares may borrow (easyRules), with those who do. */
export async function givenEasyLoanDesk(
  name: string,
  plan: Partial<Plan>,
  // biome-ignore lint/suspicious/noExplicitAny: as above
  change: (product: any) => void = () => {},
) {
  const desk = await givenLoanDesk(name, plan, (products) => {
    easyRules(products)
    products.forEach(change)
  })
  return { ...desk, people: await easyBorrowers(desk.portal) }
}
