import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lengthOf, tidyLine, tidyParagraphs } from './visitor-text.ts'

test.each([
  ['  กู้ได้ไหม  ', 'กู้ได้ไหม'],
  ['กู้\u202Eได้\u2066ไหม', 'กู้ได้ไหม'], // bidi
  ['กู้\u200Bได้\uFEFFไหม\u00AD', 'กู้ได้ไหม'], // zero width
  ['กู้\u0000ได้\u001B[31mไหม', 'กู้ได้[31mไหม'],
  ['\u3164\u2800', ''], // letters drawn as nothing
  ['a\uD800b', 'ab'], // half a letter
  ['e\u0301', 'é'],
  ['ก\tข', 'ก ข'],
  ['หนึ่ง\r\n\r\n\r\n\r\nสอง \nสาม', 'หนึ่ง\n\nสอง\nสาม'],
  [`ก${'\u0E49'.repeat(50)}`, `ก${'\u0E49'.repeat(4)}`],
  ['<b>ตัวหนา</b> & "คำพูด"', '<b>ตัวหนา</b> & "คำพูด"'],
])('%j becomes %j', (typed, kept) => {
  expect(tidyParagraphs(typed)).toBe(kept)
})

test('a line has no line breaks', () => {
  expect(tidyLine('หัวข้อ\nที่สอง\u2028ที่สาม')).toBe('หัวข้อ ที่สอง ที่สาม')
})

test('letters are counted, not bytes', () => {
  expect(lengthOf('ที่')).toBe(3)
  expect(lengthOf('😀')).toBe(1)
})

test('tidying twice is tidying once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const once = tidyParagraphs(typed)
      expect(tidyParagraphs(once)).toBe(once)
    }),
  )
})
