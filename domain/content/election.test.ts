import { expect, test } from 'vitest'
import { countdown, percent, phaseOf, stepState } from './election.ts'

const times = {
  opens_at: '2027-01-20T01:00:00.000Z', // 08.00 in Bangkok
  closes_at: '2027-01-20T07:00:00.000Z',
  results_at: '2027-01-20T12:00:00.000Z',
}

// biome-ignore format: a table reads in columns
test.each([
  ['2027-01-20T00:59:59Z', 'before'],
  ['2027-01-20T01:00:00Z', 'voting'],
  ['2027-01-20T06:59:59Z', 'voting'],
  ['2027-01-20T07:00:00Z', 'counting'],
  ['2027-01-20T12:00:00Z', 'results'],
])('at %s the election is %s', (now, phase) => {
  expect(phaseOf(times, new Date(now))).toBe(phase)
})

test('as long as no count is out, the counting goes on', () => {
  expect(phaseOf({ ...times, results_at: null }, new Date('2027-03-01T00:00:00Z'))).toBe('counting')
})

// biome-ignore format: a table reads in columns
test.each([
  ['2027-01-08T03:00:00Z', 'เหลืออีก 12 วัน'],
  ['2027-01-18T16:59:00Z', 'เหลืออีก 2 วัน'],          // 23.59 on the 18th in Bangkok
  ['2027-01-18T17:00:00Z', 'พรุ่งนี้ เวลา 08.00\u00A0น.'], // midnight
  ['2027-01-19T18:00:00Z', 'วันนี้ เวลา 08.00\u00A0น.'],
])('at %s people read «%s»', (now, words) => {
  expect(countdown(times.opens_at, new Date(now))).toBe(words)
})

// biome-ignore format: a table reads in columns
test.each([
  ['2026-11-30T16:59:00Z', 'ahead'],
  ['2026-11-30T17:00:00Z', 'current'], // 1 December in Bangkok
  ['2026-12-11T16:59:00Z', 'current'],
  ['2026-12-11T17:00:00Z', 'done'],
])('at %s a step of 1 to 11 December is %s', (now, state) => {
  const step = { starts_on: '2026-12-01', ends_on: '2026-12-11' }
  expect(stepState(step, new Date(now))).toBe(state)
})

// biome-ignore format: a table reads in columns
test.each([
  // part  whole  of a hundred
  [0,      9063,  '0.00'],
  [9063,   9063,  '100.00'],
  [1,      3,     '33.33'],
  [2,      3,     '66.67'],
  [1,      20000, '0.01'], // half a hundredth goes up
  [5,      0,     '0.00'],
])('%i of %i is %s in a hundred', (part, whole, shown) => {
  expect(percent(part, whole)).toBe(shown)
})
