// Over every member and every month of the demo cooperative: what is said of a line that changed adds up to its change, and
// the lines to the month's.

import { beforeAll, expect, test } from 'vitest'
import type { Day } from '#domain/calendar/day.ts'
import { type BilledLine, collectionChanges } from '#domain/collection/collection-change.ts'
import type { LineKind } from '#domain/collection/collection-words.ts'
import { differenceIn } from '#domain/collection/support/given-line.ts'
import { satang, total } from '#domain/money/money.ts'
import { DEMO_PLAN } from '#scripts/demo/night.ts'
import { NightRows, type Row } from './night-damage/night-rows.ts'
import { givenSet } from './support/night/night.ts'

/** One member's bill of a month, and that of the month before. */
interface Step {
  before: BilledLine[]
  after: BilledLine[]
  previous: Day
}

let steps: Step[]

beforeAll(async () => {
  steps = stepsOf(NightRows.read(await givenSet(DEMO_PLAN)))
}, 120_000)

test('the demo has thousands of months with a month before, and loans whose principal and interest both change', () => {
  expect(steps.length).toBeGreaterThan(DEMO_PLAN.members * 20)
  const both = changesOfLoans().filter(({ why }) => why.includes('ดอกเบี้ย') && why.includes('เงินต้น'))
  expect(both.length).toBeGreaterThan(100)
})

test('the lines’ differences make the month’s difference', () => {
  const off = steps.filter(({ before, after, previous }) => {
    const lines = collectionChanges(before, after, previous)
    const month = billed(after) - billed(before)
    return total(lines.map(({ difference }) => difference)) !== month
  })
  expect(off).toEqual([])
})

test('what a sentence says of a loan is all that changed, and no sentence says another amount than its line', () => {
  expect(
    changesOfLoans().filter(({ why, difference }) => differenceIn(why) !== difference),
  ).toEqual([])
  const others = changed().filter(({ why }) => /บาท/.test(why))
  expect(others.filter(({ why, difference }) => differenceIn(why) !== difference)).toEqual([])
})

function changed() {
  return steps
    .flatMap(({ before, after, previous }) => collectionChanges(before, after, previous))
    .filter(({ change }) => change === 'more' || change === 'less')
}

function changesOfLoans() {
  return changed().filter(({ line_kind }) => line_kind === 'loan')
}

function billed(lines: readonly BilledLine[]): number {
  return total(lines.map((line) => line.billed))
}

function stepsOf(night: NightRows): Step[] {
  const loans = new Map(night.of('loan').map((loan) => [loan.loan_no, loan]))
  const members = Map.groupBy(night.of('collection_line'), (line) => line.membership_no)
  return [...members.values()].flatMap((lines) => {
    const months = [...Map.groupBy(lines, (line) => String(line.period))].sort()
    return months.slice(1).map(([, now], at) => ({
      before: (months[at]?.[1] ?? []).map((line) => billedLine(line, loans)),
      after: now.map((line) => billedLine(line, loans)),
      previous: months[at]?.[0] as Day,
    }))
  })
}

function billedLine(line: Row, loans: ReadonlyMap<unknown, Row>): BilledLine {
  const loan = loans.get(line.ref_no)
  const amount = (column: string) => satang(Number(line[column]))
  return {
    line_kind: line.line_kind as LineKind,
    ref_no: String(line.ref_no) || null,
    type_name: null,
    instalment: line.instalment === '' ? null : Number(line.instalment),
    principal: amount('principal'),
    interest: amount('interest'),
    billed: amount('billed'),
    deducted: amount('deducted'),
    remaining: null,
    // As a unit is told, which is not shown what is owed.
    days: null,
    loan_opened_on: (loan?.opened_on as Day | undefined) ?? null,
    loan_months: loan ? Number(loan.months) : null,
  }
}
