import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toArabicDigits, toThaiDigits } from './thai-digits.ts'

test('a letter has Thai digits, a screen Arabic ones, and the words between stay', () => {
  expect(toThaiDigits('งวด 10 จำนวน 2,637.50 บาท ปี 2569')).toBe('งวด ๑๐ จำนวน ๒,๖๓๗.๕๐ บาท ปี ๒๕๖๙')
  expect(toArabicDigits('เลขสมาชิก ๐๑๒๓๔๕๖๗๘๙ ฯลฯ')).toBe('เลขสมาชิก 0123456789 ฯลฯ')
})

test('the neighbours of the Thai digits are left alone', () => {
  expect(toArabicDigits('๏ ๚ ฿')).toBe('๏ ๚ ฿')
})

test('whatever is written, going to Thai digits and back loses nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const arabic = toArabicDigits(text)
      expect(toArabicDigits(toThaiDigits(arabic))).toBe(arabic)
      expect(toThaiDigits(arabic)).not.toMatch(/[0-9]/)
      expect(arabic).not.toMatch(/[๐-๙]/)
    }),
  )
})
