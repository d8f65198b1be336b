import fc from 'fast-check'
import { expect, test } from 'vitest'
import { satang } from './money.ts'
import {
  downToSatang,
  type Exact,
  exactQuotient,
  exactShare,
  INTEREST_ROUNDINGS,
  roundInstalment,
  toBaht,
  toSatang,
  upToFiveSatang,
  upToSalueng,
  upToTenSatang,
} from './rounding.ts'

const overs = ['nothing', 'less than half', 'half or more'] as const
const exacts: fc.Arbitrary<Exact> = fc.record({
  whole: fc.nat(1_000_000_000),
  over: fc.constantFrom(...overs),
})

// biome-ignore format: a table reads in columns
test.each([
  // satang, of which thousandths     satang    down     0.05     0.10     0.25     baht
  [                 0,                     0,       0,       0,       0,       0,       0],
  [                 1,                     0,       0,       5,      10,      25,       0],
  [       552_32_877,                 552_33,  552_32,  552_35,  552_40,  552_50,  552_00],
  [     1_477_80_822,               1_477_81, 1_477_80, 1_477_85, 1_477_90, 1_478_00, 1_478_00],
  [       552_35_000,                 552_35,  552_35,  552_35,  552_40,  552_50,  552_00],
  [       552_35_001,                 552_35,  552_35,  552_40,  552_40,  552_50,  552_00],
  [       552_40_000,                 552_40,  552_40,  552_40,  552_40,  552_50,  552_00],
  [       552_49_500,                 552_50,  552_49,  552_50,  552_50,  552_50,  552_00], // rounded once
  [       552_50_000,                 552_50,  552_50,  552_50,  552_50,  552_50,  553_00],
  [       552_75_001,                 552_75,  552_75,  552_80,  552_80,  553_00,  553_00],
  [       552_99_999,                 553_00,  552_99,  553_00,  553_00,  553_00,  553_00],
])('%i thousandths of a satang, by each rule', (thousandths, half, down, five, ten, salueng, baht) => {
  const exact = exactQuotient(BigInt(thousandths), 1000n)
  expect(toSatang(exact)).toBe(half)
  expect(downToSatang(exact)).toBe(down)
  expect(upToFiveSatang(exact)).toBe(five)
  expect(upToTenSatang(exact)).toBe(ten)
  expect(upToSalueng(exact)).toBe(salueng)
  expect(toBaht(exact)).toBe(baht)
})

// biome-ignore format: a table reads in columns
test.each([
  // whole      over               factor     instalment
  [5_318_47, 'less than half',     10_00,     5_320_00],
  [5_318_47, 'less than half',      1_00,     5_319_00],
  [5_318_47, 'less than half',      5_00,     5_320_00],
  [5_318_47, 'less than half',    -10_00,     5_310_00],
  [5_318_47, 'less than half',     -5_00,     5_315_00],
  [5_318_47, 'less than half',         0,     5_318_47],
  [5_318_47, 'half or more',           0,     5_318_48],
  [5_320_00, 'nothing',            10_00,     5_320_00],
  [5_320_00, 'less than half',     10_00,     5_330_00],
  [5_320_00, 'nothing',           -10_00,     5_320_00],
  [    4_00, 'nothing',           -10_00,            0],
] as const)('an instalment of %i satang and %s, by the factor %i, is %i', (whole, over, factor, expected) => {
  expect(roundInstalment({ whole, over }, factor)).toBe(expected)
})

test('every rule keeps within its step, and never puts the larger amount below the smaller', () => {
  const rules = Object.values(INTEREST_ROUNDINGS)
  fc.assert(
    fc.property(exacts, exacts, fc.constantFrom(...rules), (one, other, round) => {
      expect(Math.abs(round(one) - one.whole)).toBeLessThanOrEqual(50)
      const order = one.whole - other.whole || overs.indexOf(one.over) - overs.indexOf(other.over)
      expect(Math.sign(round(one) - round(other)) * Math.sign(order)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a share by numbers is the share by bigints, however large the amount', () => {
  const amounts = fc.oneof(fc.nat(10_000_000_00), fc.maxSafeNat())
  const parts = fc.oneof(fc.nat(1000), fc.nat(200_000 * 62), fc.maxSafeNat())
  const wholes = fc.oneof(fc.nat(1000), fc.constantFrom(365, 365_000_000, 366_000_000, 1.3359e11))
  fc.assert(
    fc.property(amounts, parts, wholes, (amount, numerator, rest) => {
      const denominator = rest + 1
      const expected = exactQuotient(BigInt(amount) * BigInt(numerator), BigInt(denominator))
      expect(exactShare(satang(amount), numerator, denominator)).toEqual(expected)
    }),
    { numRuns: 1000 },
  )
})

test('a share below zero is refused rather than rounded the wrong way', () => {
  expect(() => exactShare(satang(-1), 1, 2)).toThrow(RangeError)
  expect(() => exactShare(satang(1), -1, 2)).toThrow(RangeError)
  expect(() => exactShare(satang(1), 1, 0)).toThrow(RangeError)
})
