import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBaht, formatRoundBaht, satang, scale, total } from './money.ts'

const anySatang = fc.maxSafeInteger().map(satang)

test.each([0.5, 12.34, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
  '%d is not whole satang and never becomes money',
  (value) => {
    expect(() => satang(value)).toThrow(RangeError)
  },
)

test('a total is the sum of its parts, and of nothing is zero', () => {
  expect(total([satang(5_000_00), satang(552_33), satang(-1)])).toBe(5_552_32)
  expect(total([])).toBe(0)
})

test('a total that has outgrown its exactness is refused, even if a later part hides it', () => {
  const most = satang(Number.MAX_SAFE_INTEGER)
  expect(() => total([most, satang(2), satang(-2)])).toThrow(RangeError)
})

// biome-ignore format: a table reads in columns
test.each([
  // amount       numerator        denominator        result
  [120_000_00,    60_000 * 28,     1_000_000 * 365,   552_33],
  [240_000_00,    72_500 * 31,     1_000_000 * 365,  1_477_81],
  [250_000_00,    30_000 * 181,    1_000_000 * 365,  3_719_18],
  [  6_000_00,    125_000,         1_000_000,          750_00],
  [         1,    1,               2,                       1], // half a satang goes up
  [        -1,    1,               2,                      -1], // and a debt's half goes down
  [         1,    -1,              2,                      -1],
  [         1,    49,              100,                     0],
  [9_007_199_254_740_991, 3, 6, 4_503_599_627_370_496], // the product is past a float's reach
])('%i satang × %i ÷ %i is %i', (amount, numerator, denominator, expected) => {
  expect(scale(satang(amount), numerator, denominator)).toBe(expected)
})

test.each([0, -365, Number.NaN])('a share of %d parts is refused', (denominator) => {
  expect(() => scale(satang(100), 1, denominator)).toThrow('denominator must be positive')
})

test('a share and its opposite are the same size', () => {
  fc.assert(
    fc.property(anySatang, fc.integer({ min: 1, max: 1000 }), (amount, parts) => {
      expect(scale(satang(-amount), 1, parts) + scale(amount, 1, parts)).toBe(0)
    }),
  )
})

// biome-ignore format: a table reads in columns
test.each([
  [             0, '0.00'],
  [            -0, '0.00'],
  [             5, '0.05'],
  [            50, '0.50'],
  [        999_99, '999.99'],
  [      1_234_50, '1,234.50'],
  [  1_234_567_50, '1,234,567.50'],
  [       -500_00, '\u2212500.00'],
  [            -1, '\u22120.01'],
])('%i satang is written %s', (amount, expected) => {
  expect(formatBaht(satang(amount))).toBe(expected)
})

test('whatever the amount, no satang is lost in writing it', () => {
  fc.assert(
    fc.property(anySatang, (amount) => {
      const written = formatBaht(amount).replaceAll(',', '').replace('.', '').replace('−', '-')
      expect(Number(written) - amount).toBe(0)
    }),
  )
})

// biome-ignore format: a table reads in columns
test.each([
  [                0, '0'],
  [              -49, '0'], // no minus before nothing
  [              -50, '\u22121'],
  [       350_000_00, '350,000'],
  [       350_000_50, '350,001'],
  [       999_999_49, '999,999'],
  [       999_999_50, '1\u00A0ล้าน'], // never 1,000,000 among millions
  [     1_049_999_99, '1\u00A0ล้าน'],
  [     1_050_000_00, '1.1\u00A0ล้าน'],
  [     1_234_567_50, '1.2\u00A0ล้าน'],
  [    -1_234_567_50, '\u22121.2\u00A0ล้าน'],
  [     9_960_000_00, '10\u00A0ล้าน'],
  [ 3_456_700_000_00, '3,456.7\u00A0ล้าน'],
])('%i satang on a chart is %s', (amount, expected) => {
  expect(formatRoundBaht(satang(amount))).toBe(expected)
})
