import { expect, test } from 'vitest'
import { totpCode } from './totp.ts'

// The vectors of RFC 6238, appendix B, cut to six digits; the secret is "12345678901234567890".
// biome-ignore format: a table reads in columns
test.each([
  [         59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('at second %i an authenticator shows %s', (second, code) => {
  expect(totpCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', new Date(second * 1000))).toBe(code)
})
