import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysInMonth, isDay, isLeapYear } from './day.ts'
import { daysBetween, monthEnd, nthMonthEnd } from './month-end.ts'

const days = fc
  .date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2349-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10))

const firsts = fc.constantFrom('same' as const, 'next' as const)

test.each([
  [2000, true],
  [2024, true],
  [2028, true],
  [1900, false],
  [2026, false],
  [2100, false],
])('whether %i has a 29 February: %s', (year, leap) => {
  expect(isLeapYear(year)).toBe(leap)
  expect(daysInMonth(year, 2)).toBe(leap ? 29 : 28)
  expect(isDay(`${year}-02-29`)).toBe(leap)
})

// biome-ignore format: a table reads in columns
test.each([
  // from          to            nights
  ['2026-01-31', '2026-02-28',    28],
  ['2026-02-28', '2026-03-31',    31],
  ['2028-01-31', '2028-02-29',    29],
  ['2025-12-31', '2026-12-31',   365],
  ['2027-12-31', '2028-12-31',   366],
  ['2026-05-05', '2026-05-05',     0],
  ['2026-03-01', '2026-02-28',    -1],
])('from %s to %s is %i days', (from, to, nights) => {
  expect(daysBetween(from, to)).toBe(nights)
})

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-1-5', '2569-01-31', ''])(
  '%j is no day, and nothing is counted from it',
  (day) => {
    expect(isDay(day)).toBe(false)
    expect(() => daysBetween(day, '2026-01-01')).toThrow(RangeError)
    expect(() => daysBetween('2026-01-01', day)).toThrow(RangeError)
    expect(() => nthMonthEnd(day, 1, 'same')).toThrow(RangeError)
  },
)

// biome-ignore format: a table reads in columns
test.each([
  // paid out      nth   first    due
  ['2026-01-31',   1,  'same',  '2026-02-28'], // never on the day of paying out
  ['2026-01-31',   1,  'next',  '2026-02-28'],
  ['2026-01-31',   2,  'same',  '2026-03-31'],
  ['2026-01-31',  24,  'same',  '2028-01-31'],
  ['2026-01-30',   1,  'same',  '2026-01-31'],
  ['2026-01-30',   1,  'next',  '2026-02-28'],
  ['2026-01-01',   1,  'same',  '2026-01-31'],
  ['2026-07-01',   1,  'next',  '2026-08-31'],
  ['2028-02-28',   1,  'same',  '2028-02-29'],
  ['2028-02-29',   1,  'same',  '2028-03-31'],
  ['2026-12-31',   1,  'same',  '2027-01-31'],
  ['2026-12-15',   1,  'next',  '2027-01-31'],
] as const)('paid out on %s, month-end no. %i with the %s as first is %s', (start, n, first, due) => {
  expect(nthMonthEnd(start, n, first)).toBe(due)
})

test.each([0, -1, 1.5, Number.NaN])('there is no month-end no. %d', (n) => {
  expect(() => nthMonthEnd('2026-01-31', n, 'same')).toThrow(RangeError)
})

test.each([
  [2569, 1],
  [1899, 1],
  [2026, 0],
  [2026, 13],
  [2026, 1.5],
])('year %d has no month %d that ends', (year, month) => {
  expect(() => monthEnd(year, month)).toThrow(RangeError)
})

test('days agree with the calendar of the machine, and add up over any stop between', () => {
  fc.assert(
    fc.property(days, days, days, (from, stop, to) => {
      expect(daysBetween(from, to)).toBe((Date.parse(to) - Date.parse(from)) / 86_400_000)
      expect(daysBetween(from, stop) + daysBetween(stop, to)).toBe(daysBetween(from, to))
    }),
  )
})

test('each month-end is the last of the month after the one before', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 480 }), firsts, (start, n, first) => {
      const due = nthMonthEnd(start, n, first)
      const next = nthMonthEnd(start, n + 1, first)
      const [year = 0, month = 0] = next.split('-').map(Number)
      expect(next).toBe(monthEnd(year, month))
      expect(daysBetween(due, next)).toBe(daysInMonth(year, month))
      expect(due > start).toBe(true)
    }),
  )
})

test('the first instalment waits a month at most, or two when the next month-end is the first', () => {
  fc.assert(
    fc.property(days, (start) => {
      const same = daysBetween(start, nthMonthEnd(start, 1, 'same'))
      const next = daysBetween(start, nthMonthEnd(start, 1, 'next'))
      expect(same).toBeGreaterThanOrEqual(1)
      expect(same).toBeLessThanOrEqual(31)
      expect(next).toBeGreaterThanOrEqual(28)
      expect(next).toBeLessThanOrEqual(61)
    }),
  )
})
