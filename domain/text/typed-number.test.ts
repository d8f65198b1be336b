import { expect, test } from 'vitest'
import {
  groupedNumber,
  plainNumber,
  steppedNumber,
  typedBaht,
  typedInteger,
  typedPpm,
} from './typed-number.ts'

// biome-ignore format: a table reads in columns
test.each([
  ['120000',        120_000_00],
  ['120,000',       120_000_00],
  ['๑๒๐,๐๐๐.๕๐',    120_000_50],
  [' 1 234.5 ',       1_234_50],
  ['.5',                    50],
  ['0',                      0],
  ['-0',                     0],
  ['-5',                  -500],
  ['−5',                  -500],
  ['0.29',                  29], // 0.29 × 100 is 28.999… in binary
  ['1.10',                 110],
  ['1.100',                110], // nothing is lost
  ['1.105',              110.5], // half a satang is no amount
  ['',              Number.NaN],
  [',',             Number.NaN],
  ['.',             Number.NaN],
  ['1.2.3',         Number.NaN],
  ['1e5',           Number.NaN],
  ['สองพัน',        Number.NaN],
])('«%s» is %d satang', (text, amount) => {
  expect(typedBaht(text)).toBe(amount)
})

test('rates are percent with four decimals at most, terms are whole', () => {
  expect(typedPpm('5.75')).toBe(57_500)
  expect(typedPpm('๕.๗๕ %')).toBe(57_500)
  expect(typedPpm('4.12345')).toBe(41_234.5)
  expect(typedInteger('๓๖๐')).toBe(360)
  expect(typedInteger('24.5')).toBe(24.5)
  expect(typedInteger('9'.repeat(400))).toBe(Number.POSITIVE_INFINITY)
})

test('an amount is grouped to be read, and plain in an address', () => {
  expect(groupedNumber('๑๒๓๔๕๖๗.๕๐')).toBe('1,234,567.50')
  expect(groupedNumber('007')).toBe('7')
  expect(groupedNumber('สองพัน ')).toBe('สองพัน')
  expect(plainNumber(' 1,234,567.50')).toBe('1234567.50')
  expect(plainNumber('-5')).toBe('-5')
})

// biome-ignore format: a table reads in columns
test.each<[string, number, string]>([
  ['100,000', 10_000,  '110000'],
  ['5.75',      0.25,       '6'],
  ['5.8',      -0.25,    '5.55'],
  ['0.1',      -0.25,       '0'],
  ['',            12,      '12'],
  ['สิบ',         12,      '12'],
  ['100',          1,     '101'],
])('«%s» and %d is «%s»', (text, by, next) => {
  expect(steppedNumber(text, by)).toBe(next)
})
