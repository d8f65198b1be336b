// The ceiling is the least of its terms (RULE-91). Every term is shown, and the one that binds is marked.

import type { Day } from '../calendar/day.ts'
import { longDate } from '../calendar/thai-date.ts'
import { type Satang, satang } from '../money/money.ts'
import { exactShare, toSatang } from '../money/rounding.ts'
import { dayAfterMonths } from './facts.ts'
import type { CeilingTerm } from './rule-set.ts'
import type { Standing } from './standing.ts'
import { bahtWords, durationWords, hundredths } from './words.ts'

export interface TermOfCeiling {
  rule: CeilingTerm['kind']
  amount: Satang
  binding: boolean
  sentence: string
  clause: string
  /** From when membership alone gives more, and how much. */
  next: { day: Day; amount: Satang } | null
}

export interface Ceiling {
  amount: Satang
  terms: TermOfCeiling[]
}

/** Undefined where the rules give this member no amount at all. */
export function ceilingAmount(standing: Standing, months: number): Satang | undefined {
  const { ceilingTerms: terms, memberMonths } = standing
  if (terms.length === 0) return undefined
  const known = standing.ceilings.get(months)
  if (known !== undefined) return known
  const amounts = terms.map((term) => amountOf(term, standing, months, memberMonths))
  const least = satang(Math.min(...amounts))
  standing.ceilings.set(months, least)
  return least
}

export function ceilingOf(standing: Standing, months: number): Ceiling | undefined {
  const least = ceilingAmount(standing, months)
  if (least === undefined) return undefined
  const { ceilingTerms: terms } = standing
  const amounts = terms.map((term) => amountOf(term, standing, months, standing.memberMonths))
  const binding = amounts.indexOf(least)
  return {
    amount: least,
    terms: terms.map((term, at) => ({
      rule: term.kind,
      amount: amounts[at] ?? satang(0),
      binding: at === binding,
      sentence: sentenceOf(term, standing, months),
      clause: term.clause,
      next: nextOf(term, standing, months),
    })),
  }
}

function amountOf(
  term: CeilingTerm,
  standing: Standing,
  months: number,
  memberMonths: number,
): Satang {
  const { facts } = standing
  switch (term.kind) {
    case 'salary_times': {
      const base = incomeOf(term, standing)
      const reached = term.rows.filter(({ months_from }) => months_from <= memberMonths)
      return best(reached.map(({ times, most }) => capped(timesOf(base, times), most)))
    }
    case 'share_times': {
      const reached = term.rows.filter(({ shares_from }) => shares_from <= facts.shares)
      return best(reached.map(({ times, most }) => capped(timesOf(facts.shares, times), most)))
    }
    case 'fixed': {
      const reached = term.rows.filter(({ months_from }) => months_from <= memberMonths)
      return best(reached.map(({ amount }) => satang(amount)))
    }
    case 'share_percent':
      return percentOf(savingsOf(term, standing), term.percent)
    case 'salary_percent_times_months':
      return percentOf(satang(facts.salary * months), term.percent)
  }
}

function sentenceOf(term: CeilingTerm, standing: Standing, months: number): string {
  const { facts, memberMonths } = standing
  const amount = bahtWords(amountOf(term, standing, months, memberMonths))
  switch (term.kind) {
    case 'salary_times': {
      const row = term.rows.filter(({ months_from }) => months_from <= memberMonths).at(-1)
      if (!row) return notYet(memberMonths, term.rows[0]?.months_from ?? 0)
      const base = bahtWords(incomeOf(term, standing))
      return `${row.times} เท่าของ${INCOMES[term.of]} ${base}${mostWords(row.most)} (เป็นสมาชิก ${durationWords(memberMonths)}) = ${amount}`
    }
    case 'share_times': {
      const row = term.rows.filter(({ shares_from }) => shares_from <= facts.shares).at(-1)
      if (!row) return `หุ้น ${bahtWords(facts.shares)} ยังไม่ถึงขั้นแรกของเกณฑ์`
      return `${row.times} เท่าของหุ้น ${bahtWords(facts.shares)}${mostWords(row.most)} = ${amount}`
    }
    case 'fixed': {
      const row = term.rows.filter(({ months_from }) => months_from <= memberMonths).at(-1)
      if (!row) return notYet(memberMonths, term.rows[0]?.months_from ?? 0)
      return `วงเงินสูงสุดตามระเบียบ ${amount}`
    }
    case 'share_percent':
      return `${term.percent}% ของ${SAVINGS[term.of]} ${bahtWords(savingsOf(term, standing))} = ${amount}`
    case 'salary_percent_times_months':
      return `${term.percent}% ของเงินเดือน ${bahtWords(facts.salary)} × ${months} งวด = ${amount}`
  }
}

const INCOMES = { salary: 'เงินเดือน', income: 'รายได้', net: 'รายได้สุทธิหลังหักหนี้' }
const SAVINGS = { shares: 'หุ้น', shares_and_deposits: 'หุ้นและเงินฝาก' }

function mostWords(most: number): string {
  return most === 0 ? '' : ` ไม่เกิน ${bahtWords(satang(most))}`
}

function notYet(memberMonths: number, from: number): string {
  return `เป็นสมาชิกมาแล้ว ${durationWords(memberMonths)} เกณฑ์นี้เริ่มเมื่อครบ ${durationWords(from)}`
}

function nextOf(term: CeilingTerm, standing: Standing, months: number): TermOfCeiling['next'] {
  if (term.kind !== 'salary_times' && term.kind !== 'fixed') return null
  const { memberMonths, facts } = standing
  const now = amountOf(term, standing, months, memberMonths)
  for (const { months_from } of term.rows) {
    const amount = amountOf(term, standing, months, months_from)
    if (months_from > memberMonths && amount > now)
      return { day: dayAfterMonths(facts.joinedOn, months_from), amount }
  }
  return null
}

/** "ตั้งแต่ 1 มกราคม 2570 เพดานข้อนี้เป็น 600,000 บาท" */
export function nextInWords({ day, amount }: NonNullable<TermOfCeiling['next']>): string {
  return `ตั้งแต่ ${longDate(day)} เพดานข้อนี้เป็น ${bahtWords(amount)}`
}

function incomeOf(
  { of }: Extract<CeilingTerm, { kind: 'salary_times' }>,
  { facts, income, net }: Standing,
): Satang {
  return of === 'salary' ? facts.salary : of === 'income' ? income : satang(Math.max(0, net))
}

function savingsOf(
  { of }: Extract<CeilingTerm, { kind: 'share_percent' }>,
  { facts }: Standing,
): Satang {
  return of === 'shares' ? facts.shares : satang(facts.shares + facts.deposits)
}

function best(amounts: Satang[]): Satang {
  return satang(Math.max(0, ...amounts))
}

function capped(amount: Satang, most: number): Satang {
  return most > 0 && amount > most ? satang(most) : amount
}

function timesOf(amount: Satang, times: number): Satang {
  return toSatang(exactShare(amount, hundredths(times), 100))
}

export function percentOf(amount: Satang, percent: number): Satang {
  return toSatang(exactShare(amount, hundredths(percent), 10_000))
}
