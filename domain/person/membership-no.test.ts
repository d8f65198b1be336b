import fc from 'fast-check'
import { expect, test } from 'vitest'
import { padMembershipNo } from './membership-no.ts'

// biome-ignore format: a table reads in columns
test.each([
  ['1',      '000001'],
  ['9999',   '009999'],
  ['000123', '000123'],
  ['123456', '123456'],
  ['๑๒๓',    '000123'],
  ['๐๐1๒๓',  '000123'], // half of it typed on a Thai keyboard
])('SEC-37 %s is member %s', (typed, expected) => {
  expect(padMembershipNo(typed)).toBe(expected)
})

// biome-ignore format: a list of refusals
test.each([
  '', ' ', '1234567', '0000123', '12a', '12 3', '-12', '1.5', '1e3', '123\n', '１２３', '٣',
])('SEC-37 %j is nobody’s number', (typed) => {
  expect(padMembershipNo(typed)).toBeUndefined()
})

test('SEC-37 every member number is its own padding', () => {
  fc.assert(
    fc.property(fc.nat(999_999), (number) => {
      const padded = padMembershipNo(String(number)) ?? ''
      expect(padded).toMatch(/^[0-9]{6}$/)
      expect(Number(padded)).toBe(number)
      expect(padMembershipNo(padded)).toBe(padded)
    }),
  )
})
