import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folded, mark, markedExcerpt, tidied, wordsOf } from './thai-search.ts'

// biome-ignore format: a table reads in columns
test.each([
  ['ปี ๒๕๖๙',        'ปี 2569'],
  ['LINE',            'line'],
  ['นํา้',            'นํา้'.replace('\u0E4D\u0E32', '\u0E33')],
  ['เงิน\u200Bฝาก',   'เงินฝาก'],
])('%s is compared as %s', (written, compared) => {
  expect(folded(written)).toBe(compared)
})

test('a word inside a Thai sentence is marked where it stands', () => {
  expect(mark('ประกาศเงินปันผลประจำปี ๒๕๖๘', wordsOf('ปันผล 2568'))).toEqual([
    { text: 'ประกาศเงิน', hit: false },
    { text: 'ปันผล', hit: true },
    { text: 'ประจำปี ', hit: false },
    { text: '๒๕๖๘', hit: true },
  ])
})

test('an excerpt shows the first hit with what stands around it', () => {
  const text = `${'ก'.repeat(100)}สวัสดิการ${'ข'.repeat(200)}`
  const excerpt = markedExcerpt(text, ['สวัสดิการ'], 120)

  expect(excerpt[0]).toEqual({ text: '…', hit: false })
  expect(excerpt.find(({ hit }) => hit)?.text).toBe('สวัสดิการ')
  expect(excerpt.at(-1)?.text).toBe('…')
})

test('an excerpt has as many letters as asked for, and ends between words', () => {
  const said = markedExcerpt('เงินปันผลประจำปีของสมาชิกที่ส่งหุ้น'.repeat(20), ['หุ้น'], 80)
  const text = said.map((piece) => piece.text).join('')

  expect([...new Intl.Segmenter('th').segment(text)].length).toBeLessThanOrEqual(82)
  expect(text).toMatch(/^…ประจำปี.*หุ้น.*…$/)
})

test('without a hit the excerpt is the beginning', () => {
  expect(markedExcerpt('สั้น', ['ไม่มี'], 80)).toEqual([{ text: 'สั้น', hit: false }])
})

test('whatever is marked, no letter is lost or doubled', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string({ minLength: 1, maxLength: 3 })), (text, words) => {
      const pieces = mark(text, words.map(folded).filter(Boolean))
      expect(pieces.map((piece) => piece.text).join('')).toBe(tidied(text))
    }),
  )
})

test('signs that nobody sees are no part of a word, and one alone is no word', () => {
  expect(wordsOf('\u0000ปัน\u202eผล \u200b ๒๕๖๙')).toEqual(['ปันผล', '2569'])
})
