// What the cooperative lends, by which rules and at which rate, on a day.

import type { Lendings } from '#contract/shared/loan-rules.ts'
import type { Db } from '#database/core/connect.ts'
import { loanRightConfig } from '#database/queries/site/loan-rule-set.ts'
import { ratesInForce } from '#database/queries/site/rate.ts'
import { settings } from '#database/queries/site/setting.ts'
import { lastChange } from '#database/queries/site/versioned-config.ts'
import { type Day, toDay } from '#domain/calendar/day.ts'
import { ruleSetOn } from '#domain/loan-right/rule-set.ts'
import { loanRulesOf } from '#domain/site/rule-settings.ts'
import { loanRules } from './configs/loan-rules.ts'

export async function readLendings(db: Db, day: Day): Promise<Lendings> {
  const [{ sets }, { version }, rates, values] = await Promise.all([
    loanRightConfig(db),
    lastChange(db, loanRules.name),
    ratesInForce(db, day),
    settings(db),
  ])
  const inForce = ruleSetOn(sets, day)
  return {
    day,
    rule_set: inForce
      ? { title: inForce.title, effective_from: toDay(inForce.effective_from), version }
      : null,
    lendings: (inForce?.products ?? []).flatMap((product) => {
      const rate = rates.find(({ kind, name }) => kind === 'loan' && name === product.name)
      return rate ? [{ product, ratePpm: rate.rate_ppm }] : []
    }),
    rules: loanRulesOf(values),
  }
}
