import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bahtText } from './baht-text.ts'
import { satang } from './money.ts'

// biome-ignore format: a table reads in columns
test.each([
  [                        0, 'ศูนย์บาทถ้วน'],
  [                       -0, 'ศูนย์บาทถ้วน'],
  [                        1, 'หนึ่งสตางค์'],
  [                       10, 'สิบสตางค์'],
  [                       11, 'สิบเอ็ดสตางค์'],
  [                       25, 'ยี่สิบห้าสตางค์'],
  [                       50, 'ห้าสิบสตางค์'],
  [                     1_00, 'หนึ่งบาทถ้วน'],
  [                     1_01, 'หนึ่งบาทหนึ่งสตางค์'],
  [                     2_21, 'สองบาทยี่สิบเอ็ดสตางค์'],
  [                    10_00, 'สิบบาทถ้วน'],
  [                    11_25, 'สิบเอ็ดบาทยี่สิบห้าสตางค์'],
  [                    20_00, 'ยี่สิบบาทถ้วน'],
  [                    21_00, 'ยี่สิบเอ็ดบาทถ้วน'],
  [                    22_00, 'ยี่สิบสองบาทถ้วน'],
  [                    99_99, 'เก้าสิบเก้าบาทเก้าสิบเก้าสตางค์'],
  [                   100_00, 'หนึ่งร้อยบาทถ้วน'],
  [                   101_00, 'หนึ่งร้อยเอ็ดบาทถ้วน'],
  [                   110_00, 'หนึ่งร้อยสิบบาทถ้วน'],
  [                   111_00, 'หนึ่งร้อยสิบเอ็ดบาทถ้วน'],
  [                   201_01, 'สองร้อยเอ็ดบาทหนึ่งสตางค์'],
  [                 1_001_00, 'หนึ่งพันเอ็ดบาทถ้วน'],
  [                 1_234_50, 'หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบสตางค์'],
  [                 8_450_00, 'แปดพันสี่ร้อยห้าสิบบาทถ้วน'],
  [                10_000_00, 'หนึ่งหมื่นบาทถ้วน'],
  [               100_001_00, 'หนึ่งแสนเอ็ดบาทถ้วน'],
  [               987_654_32, 'เก้าแสนแปดหมื่นเจ็ดพันหกร้อยห้าสิบสี่บาทสามสิบสองสตางค์'],
  [             1_000_000_00, 'หนึ่งล้านบาทถ้วน'],
  [             1_000_001_00, 'หนึ่งล้านเอ็ดบาทถ้วน'],
  [             2_500_000_75, 'สองล้านห้าแสนบาทเจ็ดสิบห้าสตางค์'],
  [            11_000_011_00, 'สิบเอ็ดล้านสิบเอ็ดบาทถ้วน'],
  [           121_000_000_00, 'หนึ่งร้อยยี่สิบเอ็ดล้านบาทถ้วน'],
  [     1_000_000_000_000_00, 'หนึ่งล้านล้านบาทถ้วน'],
  [     1_000_001_000_001_00, 'หนึ่งล้านเอ็ดล้านเอ็ดบาทถ้วน'],
  [    90_000_000_000_000_00, 'เก้าสิบล้านล้านบาทถ้วน'],
  [                  -500_00, 'ลบห้าร้อยบาทถ้วน'],
  [                      -25, 'ลบยี่สิบห้าสตางค์'],
])('%i satang is %s', (amount, expected) => {
  expect(bahtText(satang(amount))).toBe(expected)
})

test('whatever the amount, its words can be read back', () => {
  const amounts = fc.oneof(fc.integer({ min: -10_000_00, max: 10_000_00 }), fc.maxSafeInteger())
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(readBack(bahtText(satang(amount))) - amount).toBe(0)
    }),
    { numRuns: 1000 },
  )
})

const DIGITS = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']
const PLACES: Record<string, number> = { สิบ: 10, ร้อย: 100, พัน: 1000, หมื่น: 1e4, แสน: 1e5 }

function readBack(text: string): number {
  const words =
    text.match(
      new RegExp([...DIGITS, ...Object.keys(PLACES), 'ยี่|เอ็ด|ล้าน|บาท|สตางค์|ถ้วน|ลบ'].join('|'), 'g'),
    ) ?? []
  expect(words.join('')).toBe(text)

  let baht = 0
  let number = 0
  let digit = 0
  for (const word of words) {
    const place = PLACES[word]
    if (place) {
      number += (digit || 1) * place
      digit = 0
    } else if (word === 'ล้าน') {
      number = (number + digit) * 1e6
      digit = 0
    } else if (word === 'บาท') {
      baht = number + digit
      number = 0
      digit = 0
    } else if (word === 'เอ็ด') digit = 1
    else if (word === 'ยี่') digit = 2
    else digit = Math.max(DIGITS.indexOf(word), 0) || digit
  }
  return (text.startsWith('ลบ') ? -1 : 1) * (baht * 100 + number + digit)
}
