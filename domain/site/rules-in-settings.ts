// Settings that have passed their check, as the rules the calculators reckon by.

import type { FirstMonthEnd } from '../calendar/month-end.ts'
import type { DividendMethod, DividendRules } from '../dividend/dividend.ts'
import type { LoanRules } from '../loan/loan.ts'
import { satang } from '../money/money.ts'
import type { InterestRounding } from '../money/rounding.ts'
import type { SettingValues } from './setting-check.ts'

export function loanRulesIn(values: SettingValues): LoanRules {
  return {
    yearBasis: values.loan_year_basis as LoanRules['yearBasis'],
    interestRounding: values.loan_interest_rounding as InterestRounding,
    instalmentFactor: Number(values.loan_instalment_factor),
    principalStep: Number(values.loan_principal_step),
    firstInstalment: values.loan_first_instalment as FirstMonthEnd,
    rateCapPpm: Number(values.loan_rate_cap_ppm),
    monthsMax: Number(values.loan_months_max),
    principalMax: satang(Number(values.loan_principal_max)),
  }
}

export function dividendRulesIn(values: SettingValues): DividendRules {
  return {
    method: values.dividend_method as DividendMethod,
    firstMonth: Number(values.dividend_first_month),
    cutOffDay: Number(values.dividend_cut_off_day),
    capPpm: Number(values.dividend_cap_ppm),
    amountMax: satang(Number(values.dividend_amount_max)),
  }
}
