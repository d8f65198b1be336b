import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.each([
  'สหกรณ์ออมทรัพย์สาธารณสุขภูแสงธาร จำกัด',
  'น้ำ หนี้ ที่ กู้ ญี่ปุ่น ฟื้นฟู สิทธิ์ เก๋ง',
  '−1,234.50 บาท (6.00% ต่อปี)',
  '#import "secrets.typ": * ] \\ $x$ “quoted” <b>&amp;</b>',
])('what people usually write is printed as it is: %s', (text) => {
  expect(printable(text)).toBe(text)
})

// biome-ignore format: a table reads in columns
test.each([
  ['line ends and controls become a space',  'ก\r\nข\u0000ค\tง\u2028จ',    'ก ข ค ง จ'],
  ['nothing turns the direction of amounts', '\u202E100\u202C',             '100'],
  ['half a character is marked as lost',     'ก\uD83Dข',                    'ก\uFFFDข'],
  ['a pile of tone marks is four high',      `ก${'้'.repeat(500)}ข`,         'ก้้้้ข'],
])('%s', (_, text, expected) => {
  expect(printable(text)).toBe(expected)
})

test('a word too long for any column may be broken, and Thai is left to its own rules', () => {
  const broken = [40, 40, 20].map((length) => 'x'.repeat(length)).join('\u200B')
  expect(printable('x'.repeat(100))).toBe(broken)
  const sentence = 'สมาชิกมีสิทธิได้รับเงินปันผลและเงินเฉลี่ยคืนตามมติที่ประชุมใหญ่'
  expect(printable(sentence.repeat(5))).toBe(sentence.repeat(5))
})

test('text ends after 2,000 characters', () => {
  expect(printable('คำ '.repeat(50_000)).length).toBeLessThanOrEqual(4_001)
})

test('whatever comes in, the same goes out the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      const once = printable(text)
      expect(printable(once)).toBe(once)
      expect(once.isWellFormed()).toBe(true)
    }),
  )
})
