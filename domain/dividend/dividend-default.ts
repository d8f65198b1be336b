// What keeps a borrower from the average return: a loan instalment that was not paid in full and not made good by the
// end of the year. Whether that is a default is for the cooperative, or its core system, to say.

import type { Day } from '../calendar/day.ts'
import type { Satang } from '../money/money.ts'

export interface ShortLoanLine {
  /** 'YYYY-MM-01' */
  period: Day
  /** Of the loan's principal: billed from the year's beginning to this month, and paid over the whole year. */
  billed_principal: Satang | null
  paid_principal: Satang | null
}

/** The months, each once; one whose principal was paid later in the year was made good. */
export function shortMonths(lines: readonly ShortLoanLine[]): Day[] {
  const left = lines.filter(
    ({ billed_principal, paid_principal }) => (paid_principal ?? 0) < (billed_principal ?? 0),
  )
  return [...new Set(left.map(({ period }) => period))]
}
