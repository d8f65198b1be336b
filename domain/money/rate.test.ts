import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRate } from './rate.ts'

// biome-ignore format: a table reads in columns
test.each([
  [     57_500, '5.75%'],
  [     45_000, '4.50%'],
  [     60_000, '6.00%'],
  [     57_550, '5.755%'],
  [     57_555, '5.7555%'], // a rate is never rounded on its way to the screen
  [    125_000, '12.50%'],
  [  1_000_000, '100.00%'],
  [      5_000, '0.50%'],
  [          1, '0.0001%'],
  [          0, '0.00%'],
])('%i parts per million is %s', (ratePpm, expected) => {
  expect(formatRate(ratePpm)).toBe(expected)
})

test.each([-57_500, 5.75, Number.NaN])('%d is not a rate', (ratePpm) => {
  expect(() => formatRate(ratePpm)).toThrow(RangeError)
})

test('whatever the rate, it is written exactly, with two decimals or more', () => {
  fc.assert(
    fc.property(fc.nat(200_000), (ratePpm) => {
      const [, whole = '', decimals = ''] = /^(\d+)\.(\d{2,4})%$/.exec(formatRate(ratePpm)) ?? []
      expect(Number(whole + decimals.padEnd(4, '0'))).toBe(ratePpm)
    }),
  )
})
