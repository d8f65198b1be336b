import { settings } from '#database/queries/site/setting.ts'
import { rateConfig, writeRates } from '#database/queries/site/staff-rate.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { type RateConfig, rateProblems } from '#domain/site/rates.ts'
import { loanRulesOf } from '#domain/site/rule-settings.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import type { VersionedConfig } from '../versioned-config.ts'

export const rates: VersionedConfig<RateConfig> = {
  name: 'rates',
  title: 'อัตราดอกเบี้ย',
  may: 'content',
  read: rateConfig,
  tidy: ({ products }) => ({
    products: products.map((product) => ({
      ...product,
      name: visitorLine(product.name),
      steps: product.steps
        .map((step) => ({ ...step, note: visitorLine(step.note) }))
        .sort((a, b) => (a.effective_on < b.effective_on ? 1 : -1)),
    })),
  }),
  async problems(content, { products }, db, now) {
    const loanCapPpm = loanRulesOf(await settings(db)).rateCapPpm
    return rateProblems(content, { products, today: bangkokDate(now), loanCapPpm })
  },
  write: writeRates,
}
