import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unbreakableWords } from './thai-words.ts'

test.each([
  ['ติดต่อเจ้าหน้าที่ฝ่ายเงินกู้', ['เจ้าหน้าที่']],
  ['แบบคำร้องทุกข์และข้อเสนอแนะ', ['ข้อเสนอแนะ']],
  ['สหกรณ์ออมทรัพย์สาธารณสุขภูแสงธาร จำกัด', ['ออมทรัพย์', 'ภูแสงธาร']],
  ['กรรมการดำเนินการ', ['กรรมการดำเนินการ']],
  ['หุ้น', []],
])('in «%s» no line ends inside %o', (text, held) => {
  const pieces = unbreakableWords(text, ['ภูแสงธาร'])
  expect(pieces.filter((piece) => piece.held).map((piece) => piece.text)).toEqual(held)
})

test('whatever is written, no letter is lost, and a name with odd signs in it harms nothing', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, own) => {
      expect(
        unbreakableWords(text, [own])
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
