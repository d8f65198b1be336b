// Members by chance, for the laws that hold for all of them: a few thousand in the suite, a hundred thousand in the bench.

import { Random } from '#demo/core-system/random.ts'
import { type Day, toDay, toMonth } from '#domain/calendar/day.ts'
import { monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import type { Lending, LoanWish, MemberFacts, OpenContract } from '#domain/loan-right/facts.ts'
import { PUBLISHED_RULES } from '#domain/loan-right/published-rules.ts'
import { MEMBER_KINDS, PAYROLLS } from '#domain/loan-right/rule-set.ts'
import { satang } from '#domain/money/money.ts'
import { lendingOf, RATE_PPM } from './published-rules.ts'

export interface RightQuestion {
  facts: MemberFacts
  wish: LoanWish
  lending: Lending
  day: Day
}

const LOANS = Object.entries(PUBLISHED_RULES).flatMap(([coop, { products }]) =>
  products.map(({ replaces }) => ({ coop, loan: replaces[0] === 'E' ? 'E' : 'O' }) as const),
)
const ASSOCIATIONS = ['สมาคมฌาปนกิจ', 'ฌสอ.', 'สสธท.', 'สส.ชสอ.']

export function randomQuestion(seed: number): RightQuestion {
  const random = new Random('right', seed)
  const day = toDay(`2026-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`)
  const { coop, loan } = random.pick(LOANS)
  const baht = (most: number) => satang(random.whole(0, most) * 100)
  const facts: MemberFacts = {
    salary: satang(random.whole(6_000, 90_000) * 100),
    joinedOn: monthsBefore(day, random.whole(0, 400), random),
    bornOn: monthsBefore(day, random.whole(20 * 12, 74 * 12), random),
    payroll: random.pick(PAYROLLS),
    memberKind: random.chance(0.8) ? MEMBER_KINDS[0] : MEMBER_KINDS[1],
    shares: baht(random.chance(0.3) ? 30_000 : 1_000_000),
    deposits: baht(200_000),
    otherBill: baht(5_000),
    contracts: Array.from({ length: random.whole(0, 2) }, (_, at) => contractOf(random, day, at)),
    missed: random.chance(0.1) ? [toMonth(day.slice(0, 7))] : [],
    associations: ASSOCIATIONS.filter(() => random.chance(0.4)),
  }
  const wish: LoanWish = {
    amount: satang(random.whole(1, random.chance(0.5) ? 300 : 3_500) * 1_000_00),
    months: random.whole(1, random.chance(0.4) ? 15 : 250),
    method: random.pick(['equal-principal', 'equal-total']),
    otherIncome: random.chance(0.3) ? baht(20_000) : satang(0),
    studentLoan: random.chance(0.3) ? baht(4_000) : satang(0),
    housing: random.chance(0.3) ? baht(12_000) : satang(0),
    otherDeductions: random.chance(0.3) ? baht(3_000) : satang(0),
  }
  return { facts, wish, lending: lendingOf(coop, loan), day }
}

function contractOf(random: Random, day: Day, at: number): OpenContract {
  const principal = random.whole(10, 1_000) * 1_000_00
  const months = random.whole(6, 144)
  const monthsPaid = random.whole(0, months - 1)
  const balance = Math.floor((principal * (months - monthsPaid)) / months)
  const instalment = Math.ceil(principal / months)
  return {
    loanNo: `สญ-${at + 1}`,
    typeCode: random.pick(['E', 'O', 'H']),
    typeName: 'เงินกู้',
    principal: satang(principal),
    balance: satang(balance),
    months,
    monthsPaid,
    due: satang(instalment + Math.floor(balance / 200)),
    method: 'equal-principal',
    ratePpm: RATE_PPM,
    instalment: satang(instalment),
    openedOn: monthEndOf(monthNumber(day) - monthsPaid - 1),
    lastOn: monthEndOf(monthNumber(day) - 1),
    arrearsMonths: random.chance(0.05) ? 1 : 0,
  }
}

function monthsBefore(day: Day, months: number, random: Random): Day {
  return toDay(
    `${monthEndOf(monthNumber(day) - months - 1).slice(0, 8)}${two(random.whole(1, 28))}`,
  )
}

function two(figure: number): string {
  return String(figure).padStart(2, '0')
}
