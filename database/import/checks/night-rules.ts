// What the cooperative decides for itself about its nights, from its settings. A setting that cannot be is the usual.

import type pg from 'pg'

export interface NightRules {
  /** What one share costs, in satang. */
  parValue: number
  /** By how many satang the interest of a payment may differ from what the rate and the days make. */
  interestTolerance: number
  /** By how many days a posting may differ from the date of its receipt. */
  postingDays: number
  yearBasis: 'fixed-365' | 'actual'
  dividendCapPpm: number
  /** Dividends are only counted again where every month counts by its number: methods A and B of a calendar year. */
  dividendMonths: 'from-next' | 'from-own' | undefined
}

const NAMES = [
  'share_par_value',
  'import_interest_tolerance',
  'import_posting_days',
  'loan_year_basis',
  'dividend_cap_ppm',
  'dividend_method',
  'dividend_first_month',
]

export async function readNightRules(client: pg.Client): Promise<NightRules> {
  const { rows } = await client.query<{ name: string; value: string }>(
    'select name, value from setting where name = any($1)',
    [NAMES],
  )
  return nightRulesOf(Object.fromEntries(rows.map(({ name, value }) => [name, value])))
}

export function nightRulesOf(values: Record<string, string>): NightRules {
  const whole = (name: string, usual: number) =>
    /^[0-9]{1,9}$/.test(values[name] ?? '') ? Number(values[name]) : usual
  return {
    parValue: whole('share_par_value', 10_00) || 10_00,
    interestTolerance: whole('import_interest_tolerance', 1_00),
    postingDays: whole('import_posting_days', 0),
    yearBasis: values.loan_year_basis === 'actual' ? 'actual' : 'fixed-365',
    dividendCapPpm: whole('dividend_cap_ppm', 100_000),
    dividendMonths: dividendMonths(values),
  }
}

function dividendMonths(values: Record<string, string>): NightRules['dividendMonths'] {
  if ((values.dividend_first_month ?? '1') !== '1') return undefined
  const method = values.dividend_method ?? 'A'
  if (method === 'A') return 'from-next'
  return method === 'B' ? 'from-own' : undefined
}
