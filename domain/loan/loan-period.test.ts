import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBetween, nthMonthEnd } from '../calendar/month-end.ts'
import { DEFAULT_RULES } from './loan.ts'
import { yearShare } from './loan-interest.ts'
import { periodsOf } from './loan-period.ts'

test('a loan paid out on 31 January falls due at every month-end, short ones included', () => {
  const periods = periodsOf('2028-01-31', 13, DEFAULT_RULES)
  expect(periods.map(({ dueOn }) => dueOn.slice(5))).toEqual(
    '02-29 03-31 04-30 05-31 06-30 07-31 08-31 09-30 10-31 11-30 12-31 01-31 02-28'.split(' '),
  )
  expect(periods.map(({ days }) => days)).toEqual([
    29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 31, 28,
  ])
})

test('every period begins where the last one ended, and counts its own days', () => {
  const starts = fc.date({
    min: new Date('1990-01-01T00:00:00Z'),
    max: new Date('2110-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  const settings = fc.record({
    yearBasis: fc.constantFrom('fixed-365' as const, 'actual' as const),
    firstInstalment: fc.constantFrom('same' as const, 'next' as const),
  })
  fc.assert(
    fc.property(starts, fc.integer({ min: 1, max: 60 }), settings, (date, months, settings) => {
      const rules = { ...DEFAULT_RULES, ...settings }
      const startsOn = date.toISOString().slice(0, 10)
      const periods = periodsOf(startsOn, months, rules)
      const expected = periods.map((_, index) => {
        const from = index === 0 ? startsOn : nthMonthEnd(startsOn, index, rules.firstInstalment)
        const dueOn = nthMonthEnd(startsOn, index + 1, rules.firstInstalment)
        return { dueOn, days: daysBetween(from, dueOn), share: yearShare(from, dueOn, rules) }
      })
      expect(periods).toHaveLength(months)
      expect(periods).toEqual(expected)
    }),
  )
})
