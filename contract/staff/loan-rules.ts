// What the back office sends and gets of the lending rules. What they may be is the domain's to say
// (domain/loan-right/rule-problems.ts).

import { Type } from 'typebox'
import { DayTyped } from '../shared/dates.ts'
import { LoanProductRules } from '../shared/loan-rules.ts'
import { Closed } from '../shared/shapes.ts'

export const LoanRulesConfig = Closed({
  sets: Type.Array(
    Closed({
      effective_from: DayTyped('วันที่มีผล'),
      title: Type.String({ maxLength: 300, title: 'ชื่อชุดเกณฑ์' }),
      products: Type.Array(LoanProductRules, { maxItems: 30, title: 'ประเภทเงินกู้' }),
    }),
    { maxItems: 50, title: 'ชุดเกณฑ์' },
  ),
})
