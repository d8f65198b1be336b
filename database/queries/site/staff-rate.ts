import { toDay } from '#domain/calendar/day.ts'
import { satang } from '#domain/money/money.ts'
import type { RateConfig, RateProduct } from '#domain/site/rates.ts'
import type { Db } from '../../core/connect.ts'
import { inThaiOrder } from '../sql/thai-order.ts'
import { loanLimits } from './rate.ts'

/** Every product with its rates, newest first. */
export async function rateConfig(db: Db): Promise<RateConfig> {
  const rows = await db
    .selectFrom('rate')
    .selectAll()
    .orderBy('kind')
    .orderBy('seq')
    .orderBy(inThaiOrder('name'))
    .orderBy('effective_on', 'desc')
    .execute()
  const limits = await loanLimits(db)
  const products: RateProduct[] = []
  for (const { kind, name, effective_on, rate_ppm, note } of rows) {
    let product = products.find((one) => one.kind === kind && one.name === name)
    if (!product) {
      const limit = kind === 'loan' ? limits.get(name) : undefined
      product = {
        kind,
        name,
        was: name,
        months_max: limit?.months_max ?? 0,
        amount_max: limit?.amount_max ?? 0,
        steps: [],
      }
      products.push(product)
    }
    product.steps.push({ effective_on, rate_ppm, note: note ?? '' })
  }
  return { products }
}

export async function writeRates(trx: Db, { products }: RateConfig): Promise<void> {
  await trx.deleteFrom('rate').execute()
  const rows = products.flatMap(({ kind, name, steps }, at) =>
    steps.map(({ effective_on, rate_ppm, note }) => ({
      effective_on: toDay(effective_on),
      rate_ppm,
      kind,
      name,
      seq: at + 1,
      note: note || null,
    })),
  )
  if (rows.length > 0) await trx.insertInto('rate').values(rows).execute()
  await trx.deleteFrom('loan_limit').execute()
  const limits = products
    .filter(({ kind, months_max, amount_max }) => kind === 'loan' && (months_max || amount_max))
    .map(({ name, months_max, amount_max }) => ({
      name,
      months_max: months_max || null,
      amount_max: amount_max ? satang(amount_max) : null,
    }))
  if (limits.length > 0) await trx.insertInto('loan_limit').values(limits).execute()
}

export async function highestLoanRate(db: Db): Promise<number> {
  const row = await db
    .selectFrom('rate')
    .select((on) => on.fn.max('rate_ppm').as('highest'))
    .where('kind', '=', 'loan')
    .executeTakeFirst()
  return row?.highest ?? 0
}
