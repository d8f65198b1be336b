// A cooperative's lending rules on the wire, spelled as the domain spells them (domain/loan-right/rule-set.ts).

import { type Static, type TProperties, Type } from 'typebox'
import {
  LOAN_SIGNINGS,
  MEMBER_KINDS,
  PAYROLLS,
  PAYSLIP_RULES,
  type RightRule,
} from '#domain/loan-right/rule-set.ts'
import { Calculators } from '../public/calculators.ts'
import { Day } from './dates.ts'
import { Reply } from './envelope.ts'
import { Ppm } from './numbers.ts'
import { Closed, Nullable, OneOf } from './shapes.ts'

/** Ten thousand million baht: what is reckoned with it stays exact. */
const Baht = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000, description: 'satang' })
const Months = Type.Integer({ minimum: 0, maximum: 600 })
const Percent = Type.Number({ minimum: 0, maximum: 1_000 })
const Times = Type.Number({ minimum: 0, maximum: 1_000 })
const Years = Type.Integer({ minimum: 0, maximum: 120 })
const Few = Type.Integer({ minimum: 0, maximum: 1_000 })
const Words = Type.String({ maxLength: 300 })

const Scope = {
  clause: Words,
  payroll: Type.Optional(Type.Array(OneOf(...PAYROLLS), { maxItems: 3 })),
  member_kind: Type.Optional(Type.Array(OneOf(...MEMBER_KINDS), { maxItems: 2 })),
}

function rule<T extends TProperties>(kind: RightRule['kind'], properties: T) {
  return Closed({ kind: Type.Literal(kind), ...Scope, ...properties })
}

function rows<T extends TProperties>(properties: T) {
  return Type.Array(Closed(properties), { minItems: 1, maxItems: 30 })
}

export const LoanRule = Type.Unsafe<RightRule>(
  Type.Union([
    rule('salary_times', {
      of: OneOf('salary', 'income', 'net'),
      rows: rows({ months_from: Months, times: Times, most: Baht }),
    }),
    rule('share_percent', { of: OneOf('shares', 'shares_and_deposits'), percent: Percent }),
    rule('share_times', { rows: rows({ shares_from: Baht, times: Times, most: Baht }) }),
    rule('fixed', { rows: rows({ months_from: Months, amount: Baht }) }),
    rule('salary_percent_times_months', { percent: Percent }),
    rule('member_months_min', { months: Months }),
    rule('again_after', {
      of: OneOf('instalments', 'percent_of_instalments', 'percent_repaid'),
      value: Few,
    }),
    rule('no_arrears', { months: Months }),
    rule('shares_required', { rows: rows({ over: Baht, percent: Percent, amount: Baht }) }),
    rule('months_max', { months: Months }),
    rule('end_age', { years: Years }),
    rule('residual', { percent: Percent, amount: Baht }),
    rule('total_debt_max', { amount: Baht }),
    rule('association_required', { rows: rows({ debt_from: Baht, association: Words }) }),
    rule('guarantors', { rows: rows({ over: Baht, persons: Few }), free_percent: Percent }),
    rule('guarantor', {
      months: Months,
      contracts_max: Few,
      amount_max: Baht,
      no_arrears: Months,
      end_age: Years,
      not_spouse: Type.Boolean(),
      cross_guarantee: Type.Boolean(),
    }),
    rule('cut_off_day', { day: Type.Integer({ minimum: 1, maximum: 31 }) }),
    rule('paper', { name: Words, over: Baht }),
  ]),
)

export const LoanProductRules = Closed({
  name: Words,
  replaces: Type.Array(Type.String({ maxLength: 20 }), { maxItems: 20 }),
  methods: Type.Array(OneOf('equal-principal', 'equal-total'), { minItems: 1, maxItems: 2 }),
  amount_step: Type.Integer({ minimum: 100, maximum: 100_000_000, description: 'satang' }),
  months_step: Type.Integer({ minimum: 1, maximum: 60 }),
  note: Words,
  rules: Type.Array(LoanRule, { maxItems: 60 }),
  online: Type.Optional(
    Closed({
      type_code: Type.String({ minLength: 1, maxLength: 20 }),
      signing: OneOf(...LOAN_SIGNINGS),
      certificate: Type.Boolean(),
      payslip: Type.Optional(OneOf(...PAYSLIP_RULES)),
    }),
  ),
})

/** What may be borrowed on what terms, on the day it was asked for. */
export const Lendings = {
  day: Day,
  /** Null where the cooperative has entered no rules yet. */
  rule_set: Nullable(
    Closed({
      title: Words,
      effective_from: Day,
      /** How often the rules were saved; 0 while they are those that the site began with. */
      version: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    }),
  ),
  /** Those whose rate is published, at the rate of the day. */
  lendings: Type.Array(Closed({ product: LoanProductRules, ratePpm: Ppm })),
  rules: Calculators.properties.loan,
}
const LendingsObject = Type.Object(Lendings)
export type Lendings = Static<typeof LendingsObject>
export const LendingsReply = Reply(LendingsObject)

export { Baht as BahtOfRule, Months as MonthsOfRule }
