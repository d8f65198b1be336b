// What the back office sends and gets of the lending rules. What they may be is the domain's to say
// (domain/loan-right/rule-problems.ts).

import { type Static, Type } from 'typebox'
import { DayTyped } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { LoanProductRules } from '../shared/loan-rules.ts'
import { Amount, Count } from '../shared/numbers.ts'
import { Closed } from '../shared/shapes.ts'

const LoanRuleSet = Closed({
  effective_from: DayTyped('วันที่มีผล'),
  title: Type.String({ maxLength: 300, title: 'ชื่อชุดเกณฑ์' }),
  products: Type.Array(LoanProductRules, { maxItems: 30, title: 'ประเภทเงินกู้' }),
})

export const LoanRulesConfig = Closed({
  sets: Type.Array(LoanRuleSet, { maxItems: 50, title: 'ชุดเกณฑ์' }),
})

/** A set that is not saved, tried on the requests of the last twelve months. */
export const LoanRulesTried = Closed({ set: LoanRuleSet })
export type LoanRulesTried = Static<typeof LoanRulesTried>

export const LoanRulesTriedReply = Reply(
  Closed({
    requests: Count,
    allowed_before: Count,
    allowed_after: Count,
    /** Those for which it makes a difference, without whose they are. */
    changed: Type.Array(
      Closed({
        request_no: Type.String(),
        product: Type.String(),
        amount: Amount,
        allowed_before: Type.Boolean(),
        allowed_after: Type.Boolean(),
        why: Type.String(),
      }),
    ),
  }),
)
export type LoanRulesTriedReply = Static<typeof LoanRulesTriedReply>
