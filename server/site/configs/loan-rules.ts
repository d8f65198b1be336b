import { loanRightConfig, writeLoanRightConfig } from '#database/queries/site/loan-rule-set.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { CONFIG_LABELS, configInWords } from '#domain/loan-right/rule-in-words.ts'
import { loanRuleProblems } from '#domain/loan-right/rule-problems.ts'
import type { LoanRightConfig, RightRule } from '#domain/loan-right/rule-set.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import type { VersionedConfig } from '../versioned-config.ts'

/** By what rules a member may borrow. A wrong one misleads thousands, so two people save it. */
export const loanRules: VersionedConfig<LoanRightConfig> = {
  name: 'lending',
  title: 'เกณฑ์เงินกู้',
  may: 'settings',
  grave: true,
  twoPeople: 'lending',
  read: loanRightConfig,
  tidy: ({ sets }) => ({
    sets: sets
      .map(({ products, ...set }) => ({
        ...set,
        title: visitorLine(set.title),
        products: products.map(({ rules, online, ...product }) => ({
          ...product,
          ...(online && { online: { ...online, type_code: visitorLine(online.type_code) } }),
          name: visitorLine(product.name),
          note: visitorLine(product.note),
          replaces: product.replaces.map(visitorLine),
          rules: rules.map(tidied),
        })),
      }))
      .sort((a, b) => (a.effective_from < b.effective_from ? 1 : -1)),
  }),
  problems: (content, { sets }, _db, now) =>
    loanRuleProblems(content, { sets, today: bangkokDate(now) }),
  write: writeLoanRightConfig,
  labels: CONFIG_LABELS,
  inWords: configInWords,
}

function tidied(rule: RightRule): RightRule {
  const clause = visitorLine(rule.clause)
  if (rule.kind === 'paper') return { ...rule, clause, name: visitorLine(rule.name) }
  return { ...rule, clause }
}
