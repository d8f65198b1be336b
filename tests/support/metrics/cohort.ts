// Contracts by quarter of granting once more, in TypeScript over a night's rows and what the nights before it left.

import { type Day, daysInMonth, toDay } from '#domain/calendar/day.ts'
import { daysLater } from '#domain/calendar/month-end.ts'
import { missedInstalments } from '#domain/guarantee-watch/missed-instalments.ts'
import { satang } from '#domain/money/money.ts'
import type { Ask, Figures, NightRows } from './recounted.ts'

export interface CohortKnown {
  since: Day
  loans: ReadonlyMap<string, { opened_on: Day; late_on: Day | undefined }>
}

interface Night {
  rows: NightRows
  asOf: Day
  /** Of the night before; without it the bills tell what was. */
  before: CohortKnown | undefined
}

export async function cohortOf(
  ask: Ask,
  run: number,
  { rows, asOf, before }: Night,
): Promise<{ figures: Figures; known: CohortKnown }> {
  const [first] = await ask<{ period: Day }>(
    `select period::text from night.collection_run where run_id = ${run} order by period limit 1`,
  )
  const since = [first?.period ?? asOf, ...(before ? [before.since] : [])].sort()[0] ?? asOf
  const loans = new Map(before?.loans)
  for (const loan of rows.loans) {
    if (loan.opened_on < threeYearsBefore(asOf)) continue
    const days = [lateNow(loan, asOf), before ? undefined : lateThen(loan, asOf)]
    const late_on =
      loans.get(loan.loan_no)?.late_on ?? days.filter((day) => day !== undefined).sort()[0]
    loans.set(loan.loan_no, { opened_on: loan.opened_on, late_on })
  }
  return { figures: figuresOf(loans, since, asOf), known: { since, loans } }
}

type Loan = NightRows['loans'][number]

/** Three months open at once on this night, or three months in default by the core system's word. */
function lateNow(loan: Loan, asOf: Day): Day | undefined {
  if (loan.balance <= 0) return undefined
  const third = misses({ ...loan, default_on: null }, asOf)[2]
  const told = loan.default_on && monthsLater(loan.default_on, 3)
  const days = [third && daysLater(third, 1), told && told <= asOf ? told : undefined]
  return days.filter((day) => day !== undefined && day !== null).sort()[0]
}

/** The first day after a month was due on which three were open, as far as bills and money tell. */
function lateThen({ bills, repayments }: Loan, asOf: Day): Day | undefined {
  const loan = { balance: satang(1), months_paid: 0, default_on: null, bills, repayments }
  const days = [...new Set(bills.map(({ due_on }) => due_on))].sort()
  const due = days.find((day) => day < asOf && misses(loan, daysLater(day, 1)).length >= 3)
  return due && daysLater(due, 1)
}

function misses(loan: Parameters<typeof missedInstalments>[0], asOf: Day): Day[] {
  const { byBorrower, byUnit } = missedInstalments(loan, asOf)
  return [...new Set([...byBorrower, ...byUnit].map(({ due_on }) => due_on))].sort()
}

function figuresOf(loans: CohortKnown['loans'], since: Day, asOf: Day): Figures {
  const figures: Figures = { [`cohort_since ${since}`]: loans.size }
  for (let starts = threeYearsBefore(asOf); starts <= asOf; starts = monthsLater(starts, 3)) {
    if (starts < since || monthsLater(starts, 9) > asOf) continue
    const quarter = `${starts.slice(0, 4)}-Q${(Number(starts.slice(5, 7)) + 2) / 3}`
    const granted = [...loans.values()].filter(
      ({ opened_on }) => opened_on >= starts && opened_on < monthsLater(starts, 3),
    )
    figures[`cohort_loans ${quarter}`] = granted.length
    for (const months of [6, 12, 18, 24, 30])
      if (monthsLater(starts, months + 3) <= asOf)
        figures[`cohort_late ${quarter}>${months}`] = granted.filter(
          ({ opened_on, late_on }) => late_on && late_on <= monthsLater(opened_on, months),
        ).length
  }
  return figures
}

function threeYearsBefore(day: Day): Day {
  const quarter = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1
  return toDay(`${Number(day.slice(0, 4)) - 3}-${String(quarter).padStart(2, '0')}-01`)
}

/** The same day of a later month, or the month's last. */
function monthsLater(day: Day, count: number): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1]
  const last = Math.min(Number(day.slice(8)), daysInMonth(year, month))
  return toDay(`${year}-${String(month).padStart(2, '0')}-${String(last).padStart(2, '0')}`)
}
