// A cooperative's lending rules as data: officers enter them, no rule is code (docs/rules/borrowing.md). Each carries the
// clause it comes from. Amounts are satang; `times` and `percent` have at most two decimals.

import type { RepaymentMethod } from '../loan/loan.ts'

export const PAYROLLS = ['civil', 'pension', 'private'] as const
export type Payroll = (typeof PAYROLLS)[number]
export const MEMBER_KINDS = ['ordinary', 'associate'] as const
export type MemberKind = (typeof MEMBER_KINDS)[number]

export interface RuleScope {
  /** “ข้อ 14 ระเบียบฯ 2567” */
  clause: string
  /** For whom; left out or empty for everybody. */
  payroll?: Payroll[]
  member_kind?: MemberKind[]
}

/** One of these is the least, and that is the ceiling (RULE-91). Of rows the best that is reached counts; `most` 0 is no cap. */
export type CeilingTerm = RuleScope &
  (
    | {
        kind: 'salary_times'
        of: 'salary' | 'income' | 'net'
        rows: { months_from: number; times: number; most: number }[]
      }
    | { kind: 'share_percent'; of: 'shares' | 'shares_and_deposits'; percent: number }
    | { kind: 'share_times'; rows: { shares_from: number; times: number; most: number }[] }
    | { kind: 'fixed'; rows: { months_from: number; amount: number }[] }
    | { kind: 'salary_percent_times_months'; percent: number }
  )

/** What time or a payment mends, whatever the amount. */
export type WaitingRule = RuleScope &
  (
    | { kind: 'member_months_min'; months: number }
    | {
        kind: 'again_after'
        of: 'instalments' | 'percent_of_instalments' | 'percent_repaid'
        value: number
      }
    | { kind: 'no_arrears'; months: number }
  )

/** What depends on the amount or on the months. Of rows the last whose `over` the amount exceeds counts. */
export type AmountRule = RuleScope &
  (
    | { kind: 'shares_required'; rows: { over: number; percent: number; amount: number }[] }
    | { kind: 'months_max'; months: number }
    | { kind: 'end_age'; years: number }
    | { kind: 'residual'; percent: number; amount: number }
    | { kind: 'total_debt_max'; amount: number }
    | { kind: 'association_required'; rows: { debt_from: number; association: string }[] }
  )

/** What is to be known or brought along. */
export type NoticeRule = RuleScope &
  (
    | {
        kind: 'guarantors'
        rows: { over: number; persons: number }[]
        /** Nobody is needed for a loan up to this part of the shares; 0 where somebody always is. */
        free_percent: number
      }
    | {
        kind: 'guarantor'
        months: number
        contracts_max: number
        amount_max: number
        no_arrears: number
        end_age: number
        not_spouse: boolean
        cross_guarantee: boolean
      }
    | { kind: 'cut_off_day'; day: number }
    | { kind: 'paper'; name: string; over: number }
  )

export type RightRule = CeilingTerm | WaitingRule | AmountRule | NoticeRule
export type RuleKind = RightRule['kind']

export interface LoanProduct {
  /** As among the published rates, where its rate is found. */
  name: string
  /** The core system's codes of the contracts that a new loan pays off. */
  replaces: string[]
  methods: RepaymentMethod[]
  /** What amounts and months are searched by. */
  amount_step: number
  months_step: number
  note: string
  rules: RightRule[]
  /** How it is asked for on the site; left out where members ask on paper. */
  online?: OnlineLending
}

export interface OnlineLending {
  /** The core system's code of the contract that is opened. */
  type_code: string
  /** Electronic: the borrower's signature on the site is the contract's. Paper: the contract is printed and signed by hand. */
  signing: LoanSigning
  /** Whether the employer certifies the pay. */
  certificate: boolean
  /** Whether a payslip is sent along; of rules that were saved before anybody could say it, `payslipRule` tells. */
  payslip?: PayslipRule
}

export const LOAN_SIGNINGS = ['paper', 'electronic'] as const
export type LoanSigning = (typeof LOAN_SIGNINGS)[number]
export const PAYSLIP_RULES = ['unless_certified', 'always', 'never'] as const
export type PayslipRule = (typeof PAYSLIP_RULES)[number]

/** Unless the cooperative says otherwise an emergency loan, which the law names so, needs none. */
export function payslipRule({ name, online }: Pick<LoanProduct, 'name' | 'online'>): PayslipRule {
  return online?.payslip ?? (name.includes('ฉุกเฉิน') ? 'never' : 'unless_certified')
}

export function asksForPayslip(product: Pick<LoanProduct, 'name' | 'online'>): boolean {
  const rule = payslipRule(product)
  return rule === 'always' || (rule === 'unless_certified' && !product.online?.certificate)
}

export interface RuleSet {
  effective_from: string
  title: string
  products: LoanProduct[]
}

/** The versioned config: rule sets with the days they take effect. */
export interface LoanRightConfig {
  sets: RuleSet[]
}

/** The set in force on a day; undefined before the first. */
export function ruleSetOn(sets: readonly RuleSet[], day: string): RuleSet | undefined {
  return [...sets]
    .sort((a, b) => (a.effective_from < b.effective_from ? 1 : -1))
    .find(({ effective_from }) => effective_from <= day)
}

const CEILINGS: readonly RuleKind[] = [
  'salary_times',
  'share_percent',
  'share_times',
  'fixed',
  'salary_percent_times_months',
] satisfies CeilingTerm['kind'][]
const WAITING: readonly RuleKind[] = [
  'member_months_min',
  'again_after',
  'no_arrears',
] satisfies WaitingRule['kind'][]
const AMOUNTS: readonly RuleKind[] = [
  'shares_required',
  'months_max',
  'end_age',
  'residual',
  'total_debt_max',
  'association_required',
] satisfies AmountRule['kind'][]

export function isCeiling(rule: RightRule): rule is CeilingTerm {
  return CEILINGS.includes(rule.kind)
}

export function isWaiting(rule: RightRule): rule is WaitingRule {
  return WAITING.includes(rule.kind)
}

export function isOfAmount(rule: RightRule): rule is AmountRule {
  return AMOUNTS.includes(rule.kind)
}
