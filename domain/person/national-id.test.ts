import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNationalId, maskNationalId } from './national-id.ts'

const twelveDigits = fc.stringMatching(/^[0-9]{12}$/)

// The example of RULE-71, then one for each way the remainder wraps: 11 − 0 and 11 − 1.
test.each(['1234567890121', '0000000000001', '0000000000060'])('%s is a national ID', (digits) => {
  expect(isNationalId(digits)).toBe(true)
})

// biome-ignore format: a list of refusals
test.each([
  '1234567890122', '2134567890121', '0000000000000', '123456789012', '12345678901211', '',
  '1-2345-67890-12-1', '๑234567890121', '1234567890121\n', ' 1234567890121', '123456789012x',
])('%j is not', (digits) => {
  expect(isNationalId(digits)).toBe(false)
})

test('whatever the first twelve digits, exactly one check digit completes them', () => {
  fc.assert(
    fc.property(twelveDigits, (digits) => {
      const valid = [...'0123456789'].filter((check) => isNationalId(digits + check))
      expect(valid).toHaveLength(1)
    }),
  )
})

test('SEC-56 a clerk sees two digits of an ID and nothing of the rest', () => {
  expect(maskNationalId('1234567890121')).toBe('x-xxxx-xxxxx-12-x')
  expect(maskNationalId('3999999999848')).toBe('x-xxxx-xxxxx-84-x')
})

test.each(['', 'AA1234567', '12345678901234', '1-2345-67890-12-1'])(
  '%j is no ID, so all of it is hidden',
  (text) => {
    expect(maskNationalId(text)).toBe('x-xxxx-xxxxx-xx-x')
  },
)
