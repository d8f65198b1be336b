// Cases of the rules that twelve cooperatives publish, whose answers were worked out apart from the engine
// (tests/fixtures/loan-right).

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toDay, toMonth } from '#domain/calendar/day.ts'
import { DEFAULT_RULES, type RepaymentMethod } from '#domain/loan/loan.ts'
import type { Lending, LoanWish, MemberFacts } from '#domain/loan-right/facts.ts'
import { PUBLISHED_RULES } from '#domain/loan-right/published-rules.ts'
import type { MemberKind, Payroll } from '#domain/loan-right/rule-set.ts'
import { satang } from '#domain/money/money.ts'

const FIXTURES = join(import.meta.dirname, '..', '..', 'fixtures', 'loan-right')
export const RATE_PPM = 60_000

interface GivenContract {
  no: string
  type: string
  principal: number
  balance: number
  months: number
  paid: number
  due: number
  method: RepaymentMethod
  instalment: number
  opened: string
  last: string
}

/** Baht, and only what is not as of the ordinary member. */
interface Given {
  day: string
  salary: number
  joined: string
  born: string
  payroll: Payroll
  kind: MemberKind
  shares: number
  deposits: number
  other_bill: number
  contracts: GivenContract[]
  missed: string[]
  associations: string[]
  amount: number
  months: number
  method: RepaymentMethod
  other_income: number
  student: number
  housing: number
  other: number
}

export interface PublishedCase {
  title: string
  coop: string
  loan: 'E' | 'O'
  given: Partial<Given>
  expect: {
    fails: string[]
    ceiling: number
    binding: string
    guarantors: number
    largest: number
  }
}

export const publishedCases: PublishedCase[] = readFileSync(join(FIXTURES, 'cases.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const ORDINARY: Given = {
  day: '2026-11-17',
  salary: 30_000,
  joined: '2016-01-15',
  born: '1986-05-20',
  payroll: 'civil',
  kind: 'ordinary',
  shares: 200_000,
  deposits: 0,
  other_bill: 0,
  contracts: [],
  missed: [],
  associations: [],
  amount: 100_000,
  months: 12,
  method: 'equal-principal',
  other_income: 0,
  student: 0,
  housing: 0,
  other: 0,
}

const baht = (amount: number) => satang(Math.round(amount * 100))

export function questionOf(given: Partial<Given>) {
  const all = { ...ORDINARY, ...given }
  const facts: MemberFacts = {
    salary: baht(all.salary),
    joinedOn: toDay(all.joined),
    bornOn: toDay(all.born),
    payroll: all.payroll,
    memberKind: all.kind,
    shares: baht(all.shares),
    deposits: baht(all.deposits),
    otherBill: baht(all.other_bill),
    missed: all.missed.map(toMonth),
    associations: all.associations,
    contracts: all.contracts.map((contract) => ({
      loanNo: contract.no,
      typeCode: contract.type,
      typeName: contract.type,
      principal: baht(contract.principal),
      balance: baht(contract.balance),
      months: contract.months,
      monthsPaid: contract.paid,
      due: baht(contract.due),
      method: contract.method,
      ratePpm: RATE_PPM,
      instalment: baht(contract.instalment),
      openedOn: toDay(contract.opened),
      lastOn: toDay(contract.last),
      arrearsMonths: 0,
    })),
  }
  const wish: LoanWish = {
    amount: baht(all.amount),
    months: all.months,
    method: all.method,
    otherIncome: baht(all.other_income),
    studentLoan: baht(all.student),
    housing: baht(all.housing),
    otherDeductions: baht(all.other),
  }
  return { facts, wish, day: toDay(all.day) }
}

export function lendingOf(coop: string, loan: 'E' | 'O'): Lending {
  const product = PUBLISHED_RULES[coop]?.products.find(({ replaces }) => replaces.includes(loan))
  if (!product) throw new RangeError(`no ${loan} of ${coop}`)
  return { product, ratePpm: RATE_PPM, rules: DEFAULT_RULES }
}
