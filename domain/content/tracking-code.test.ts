import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTrackingCode, TRACKING_CODE_BYTES, trackingCode } from './tracking-code.ts'

const bytes = fc.uint8Array({ minLength: TRACKING_CODE_BYTES, maxLength: TRACKING_CODE_BYTES })

test('whatever the chance, a code is three groups of four, and is read back as it was given', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = trackingCode(random)
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/)
      expect(readTrackingCode(code)).toBe(code)
    }),
  )
})

test('every sign is as likely as any other', () => {
  const seen = Array.from({ length: 256 }, (_, byte) =>
    trackingCode(new Uint8Array(TRACKING_CODE_BYTES).fill(byte)).charAt(0),
  )
  const counts = Object.values(Object.groupBy(seen, (sign) => sign)).map((same) => same?.length)
  expect(counts).toEqual(Array(32).fill(8))
})

test('typed in small letters, without dashes, with blanks or Thai digits, it is the same code', () => {
  for (const typed of ['k7qm3xtr9wpd', ' K7QM 3XTR 9WPD ', 'K๗QM–๓XTR–๙WPD', 'k7qm-3xtr-9wpd']) {
    expect(readTrackingCode(typed), typed).toBe('K7QM-3XTR-9WPD')
  }
})

test('what can be no code is none', () => {
  for (const typed of [
    '',
    'K7QM',
    'K7QM-3XTR-9WP0',
    'K7QM-3XTR-9WPDX',
    "' or 1=1 --x",
    'กขคงจฉชซฌญฎฏ',
  ]) {
    expect(readTrackingCode(typed), typed).toBeUndefined()
  }
})

test('a code from too little chance is refused', () => {
  expect(() => trackingCode(new Uint8Array(4))).toThrow(RangeError)
})
