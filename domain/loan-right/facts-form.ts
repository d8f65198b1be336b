// What somebody types about themself where no register knows them: visitors, and the examples that officers try rules on.

import { type Day, monthOf } from '../calendar/day.ts'
import { monthEndOf, monthNumber } from '../calendar/month-end.ts'
import { dayFrom } from '../calendar/thai-date.ts'
import { type Satang, satang } from '../money/money.ts'
import { typedBaht, typedInteger } from '../text/typed-number.ts'
import { dayAfterMonths, type Lending, type MemberFacts, type OpenContract } from './facts.ts'
import type { MemberKind, Payroll } from './rule-set.ts'

export interface FactsForm extends Record<string, string> {
  salary: string
  joined_d: string
  joined_m: string
  joined_y: string
  born_d: string
  born_m: string
  born_y: string
  payroll: Payroll
  member_kind: MemberKind
  shares: string
  deposits: string
  /** What is deducted each month for shares, deposits and cremation. */
  other_bill: string
  /** The loan whose contract is still open; empty where there is none. */
  old_type: string
  old_principal: string
  old_balance: string
  old_months: string
  old_paid: string
  old_due: string
  /** What is owed beside it, and its instalments. */
  debt_balance: string
  debt_due: string
  /** So many months ago a month was last not deducted in full; empty for never. */
  missed_ago: string
  /** One a line. */
  associations: string
}

export type FactsProblems = Partial<Record<keyof FactsForm & string, string>>

const MOST = 1_000_000_000_00
const MONTHS_MAX = 600
const OLD = ['old_principal', 'old_balance', 'old_due'] as const

interface FormOf {
  day: Day
  lendings: readonly Pick<Lending, 'product' | 'ratePpm'>[]
}

/** The facts, or what keeps them from being some. Amounts that are left empty are nothing. */
export function readFactsForm(
  form: FactsForm,
  { day, lendings }: FormOf,
): { facts: MemberFacts; problems?: undefined } | { facts?: undefined; problems: FactsProblems } {
  const problems: FactsProblems = {}
  const baht = (name: keyof FactsForm & string): Satang => {
    const typed = form[name]?.trim() === '' ? 0 : typedBaht(form[name] ?? '')
    if (Number.isSafeInteger(typed) && typed >= 0 && typed <= MOST) return satang(typed)
    problems[name] = 'กรอกจำนวนเงินเป็นตัวเลข เช่น 2,500'
    return satang(0)
  }
  const whole = (name: keyof FactsForm & string, least: number): number => {
    const typed = typedInteger(form[name] ?? '')
    if (Number.isInteger(typed) && typed >= least && typed <= MONTHS_MAX) return typed
    problems[name] = `กรอกเป็นจำนวนเต็มตั้งแต่ ${least} ถึง ${MONTHS_MAX}`
    return least
  }
  const dayOf = (name: 'joined' | 'born'): Day => {
    const part = (one: 'd' | 'm' | 'y') => Number(form[`${name}_${one}`])
    const read = dayFrom(part('d'), part('m'), part('y'))
    if (read && read <= day) return read
    problems[`${name}_d`] = 'เลือกวันที่ให้ถูกต้อง และไม่เกินวันนี้'
    return day
  }
  const salary = baht('salary')
  if (salary === 0) problems.salary ??= 'กรอกเงินเดือนเป็นตัวเลข เช่น 25,000'
  const lending = lendings.find(({ product }) => product.name === form.old_type)
  const old = lending && {
    ratePpm: lending.ratePpm,
    typeCode: lending.product.replaces[0] ?? '',
    typeName: lending.product.name,
    months: whole('old_months', 1),
    monthsPaid: whole('old_paid', 0),
    ...amountsOf(OLD, baht),
  }
  if (old && old.balance > old.principal) problems.old_balance ??= 'ยอดคงเหลือต้องไม่เกินวงเงินเดิม'
  if (old && old.monthsPaid > old.months) problems.old_paid ??= 'งวดที่ชำระแล้วต้องไม่เกินจำนวนงวด'
  const beside = { balance: baht('debt_balance'), due: baht('debt_due') }
  const facts: MemberFacts = {
    salary,
    joinedOn: dayOf('joined'),
    bornOn: dayOf('born'),
    payroll: form.payroll,
    memberKind: form.member_kind,
    shares: baht('shares'),
    deposits: baht('deposits'),
    otherBill: baht('other_bill'),
    contracts: [],
    missed: form.missed_ago.trim() === '' ? [] : [missedMonth(day, whole('missed_ago', 0))],
    associations: form.associations.split('\n').filter(Boolean),
  }
  if (Object.keys(problems).length > 0) return { problems }
  const contracts = [
    ...(old ? [contractOf('เดิม', old, day)] : []),
    ...(beside.balance > 0 || beside.due > 0 ? [besideOf(beside, day)] : []),
  ]
  return { facts: { ...facts, contracts } }
}

function amountsOf(
  [principal, balance, due]: typeof OLD,
  baht: (name: (typeof OLD)[number]) => Satang,
) {
  return { principal: baht(principal), balance: baht(balance), due: baht(due) }
}

type TypedContract = Pick<
  OpenContract,
  'ratePpm' | 'typeCode' | 'typeName' | 'months' | 'monthsPaid' | 'principal' | 'balance' | 'due'
>

/** Opened so long ago as instalments were paid, the last of them at the end of last month. */
function contractOf(loanNo: string, contract: TypedContract, day: Day): OpenContract {
  return {
    ...contract,
    loanNo,
    method: 'equal-total',
    instalment: contract.due,
    openedOn: dayAfterMonths(day, -contract.monthsPaid - 1),
    lastOn: monthEndOf(monthNumber(day) - 1),
    arrearsMonths: 0,
  }
}

/** Debts that a new loan leaves as they are. */
function besideOf({ balance, due }: { balance: Satang; due: Satang }, day: Day): OpenContract {
  const rest = { ratePpm: 0, typeCode: '', typeName: '', months: MONTHS_MAX, monthsPaid: 0 }
  return contractOf('อื่น', { ...rest, principal: balance, balance, due }, day)
}

function missedMonth(day: Day, ago: number) {
  return monthOf(monthEndOf(monthNumber(day) - ago))
}
