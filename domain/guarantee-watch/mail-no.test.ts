import { expect, test } from 'vitest'
import { readMailNo } from './mail-no.ts'

test('a number of registered mail is read however it is spaced, and refused when a digit is mistyped', () => {
  // The example of the Universal Postal Union’s standard.
  expect(readMailNo('RR 4731 2482 9 GB')).toBe('RR473124829GB')
  expect(readMailNo('rr473124829gb')).toBe('RR473124829GB')
  expect(readMailNo('RR473124828GB')).toBeUndefined()
  expect(readMailNo('RR473142829GB')).toBeUndefined()
  expect(readMailNo('ลงทะเบียน')).toBeUndefined()
})
