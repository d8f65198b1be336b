// What the calculators reckon with: the cooperative's rules, rates and limits.

import type { Calculators } from '#contract/public/calculators.ts'
import type { Db } from '#database/core/connect.ts'
import { loanLimits, ratesInForce } from '#database/queries/site/rate.ts'
import { settings } from '#database/queries/site/setting.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { dividendRulesOf, integerIn, loanRulesOf } from '#domain/site/rule-settings.ts'

const MILLION = 1_000_000
const NO_LIMIT = { months_max: null, amount_max: null }

export async function readCalculators(db: Db, now: Date): Promise<Calculators> {
  const [values, rates, limits] = await Promise.all([
    settings(db),
    ratesInForce(db, bangkokDate(now)),
    loanLimits(db),
  ])
  const dividend = dividendRulesOf(values)
  return {
    loan_types: rates
      .filter(({ kind }) => kind === 'loan')
      .map((type) => ({ ...type, ...(limits.get(type.name) ?? NO_LIMIT) })),
    loan: loanRulesOf(values),
    dividend,
    dividend_rate_ppm: integerIn(values.dividend_rate_ppm, 0, dividend.capPpm) ?? null,
    return_rate_ppm: integerIn(values.return_rate_ppm, 0, MILLION) ?? null,
  }
}
