import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskedMembershipNo } from '../person/membership-no.ts'
import {
  documentNumber,
  PAPER_KINDS,
  readVerificationCode,
  VERIFICATION_CODE_BYTES,
  verificationCode,
} from './issued-paper.ts'

test('a number names its series, the Buddhist year and six digits', () => {
  expect(documentNumber('balance-confirmation', 2569, 123)).toBe('ยย.2569/000123')
  expect(documentNumber('receipt', 2570, 1_234_567)).toBe('บร.2570/1234567')
})

test('no two kinds share a series', () => {
  const series = Object.values(PAPER_KINDS).map((kind) => kind.series)
  expect(new Set(series).size).toBe(series.length)
})

test('a code is four groups of four and is read back, however it is typed', () => {
  const bytes = fc.uint8Array({
    minLength: VERIFICATION_CODE_BYTES,
    maxLength: VERIFICATION_CODE_BYTES,
  })
  fc.assert(
    fc.property(bytes, (random) => {
      const code = verificationCode(random)
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/)
      expect(readVerificationCode(code.toLowerCase().replaceAll('-', ' '))).toBe(code)
    }),
  )
  expect(readVerificationCode('K7QM-3XTR-9WPD')).toBeUndefined()
  expect(() => verificationCode(new Uint8Array(12))).toThrow(RangeError)
})

test('a masked member number shows its beginning only', () => {
  expect(maskedMembershipNo('000123')).toBe('0001xx')
})
