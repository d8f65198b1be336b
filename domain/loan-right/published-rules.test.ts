// The published rules of twelve cooperatives, and 222 cases whose answers were worked out apart from the engine.

import { expect, test } from 'vitest'
import { lendingOf, publishedCases, questionOf } from '#tests/support/loan-right/published-rules.ts'
import { satang } from '../money/money.ts'
import { PUBLISHED_RULES } from './published-rules.ts'
import { borrowingRight } from './right.ts'

test('twelve cooperatives are entered without a line of code', () => {
  expect(Object.keys(PUBLISHED_RULES)).toHaveLength(12)
  expect(publishedCases.length).toBeGreaterThanOrEqual(200)
})

test.each(publishedCases)('$coop $loan: $title', ({ coop, loan, given, expect: wanted }) => {
  const { facts, wish, day } = questionOf(given)
  const right = borrowingRight(facts, wish, lendingOf(coop, loan), day)
  const fails = right.lines.filter(({ ok }) => !ok).map(({ rule }) => rule)
  expect({
    ok: right.ok,
    fails: [...new Set<string>(fails)].sort(),
    ceiling: right.ceiling?.amount,
    binding: right.ceiling?.terms.find(({ binding }) => binding)?.rule,
    guarantors: right.guarantors,
    largest: right.largestOnceOpen,
  }).toEqual({
    ok: wanted.fails.length === 0,
    fails: wanted.fails,
    ceiling: satang(Math.round(wanted.ceiling * 100)),
    binding: wanted.binding,
    guarantors: wanted.guarantors,
    largest: satang(wanted.largest * 100),
  })
})
