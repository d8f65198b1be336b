import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lengthOf, visitorLine, visitorText } from './visitor-text.ts'

// biome-ignore format: a table reads in columns
test.each([
  ['nothing to do',        'ขอเพิ่มวงเงินกู้ ๒ เท่า',   'ขอเพิ่มวงเงินกู้ ๒ เท่า'],
  ['zero-width signs',     'ปัน\u200bผล\ufeff',        'ปันผล'],
  ['turned-around words',  'a\u202Egpj.exe\u2066',   'agpj.exe'],
  ['control signs',        'ก\u0000ข\u0007ค\u009f',    'กขค'],
  ['half a letter',        'ก\ud800ข',                 'กข'],
  ['letters in pieces',    'e\u0301',                'é'],
  ['a pile of marks',      'ก่้๊๋่้๊๋่้๊๋่้๊๋',              'ก่้๊๋'],
  ['letters of nothing',   '\u3164\u2800',             ''],
  ['escape codes',         'กู้\u001B[31mไหม',          'กู้[31mไหม'],
  ['lines and blanks',     ' ก \n\t ข ',               'ก ข'],
])('%s, in one line', (_, typed, kept) => {
  expect(visitorLine(typed)).toBe(kept)
})

test('paragraphs stay, heaps of empty lines do not', () => {
  expect(visitorText('  หนึ่ง  \r\nสอง\tสาม\n\n\n\n\nสี่\u2028ห้า\n')).toBe('หนึ่ง\nสอง สาม\n\nสี่\nห้า')
})

test('markup is text like any other', () => {
  expect(visitorText('<b onclick="x()">ก</b>')).toBe('<b onclick="x()">ก</b>')
})

test('whatever is typed, cleaning it again changes nothing', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 200 })
  fc.assert(
    fc.property(texts, (text) => {
      expect(visitorText(visitorText(text))).toBe(visitorText(text))
      expect(visitorLine(visitorLine(text))).toBe(visitorLine(text))
    }),
  )
})

test('letters are counted, not bytes', () => {
  expect(lengthOf('ที่')).toBe(3)
  expect(lengthOf('😀')).toBe(1)
})
