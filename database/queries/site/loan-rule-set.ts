import { toDay } from '#domain/calendar/day.ts'
import type { LoanRightConfig } from '#domain/loan-right/rule-set.ts'
import type { Db } from '../../core/connect.ts'

/** Newest first. */
export async function loanRightConfig(db: Db): Promise<LoanRightConfig> {
  const sets = await db
    .selectFrom('loan_rule_set')
    .select(['effective_from', 'title', 'products'])
    .orderBy('effective_from', 'desc')
    .execute()
  return { sets }
}

export async function writeLoanRightConfig(trx: Db, { sets }: LoanRightConfig): Promise<void> {
  await trx.deleteFrom('loan_rule_set').execute()
  const rows = sets.map(({ effective_from, title, products }) => ({
    effective_from: toDay(effective_from),
    title,
    products: JSON.stringify(products) as never,
  }))
  if (rows.length > 0) await trx.insertInto('loan_rule_set').values(rows).execute()
}
