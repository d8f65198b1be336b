import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EXCERPT_LENGTH, excerpt, plainText, QUESTION_EXCERPT_LENGTH } from './thai-text.ts'

const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })

function lettersOf(text: string): string[] {
  return [...letters.segment(text)].map(({ segment }) => segment)
}

test('news is cut at 80 letters and questions at 120', () => {
  expect([EXCERPT_LENGTH, QUESTION_EXCERPT_LENGTH]).toEqual([80, 120])
})

// biome-ignore format: a table reads in columns
test.each([
  // letters text                            excerpt
  [ 4, 'ที่นี่',                                'ที่นี่'],              // six characters, two letters
  [ 6, 'สหกรณ์ออมทรัพย์',                     'สหกรณ์…'],          // inside the second word
  [ 5, 'สหกรณ์ออมทรัพย์',                     'สหกรณ์…'],          // exactly between two words
  [ 7, 'สหกรณ์ ออมทรัพย์',                    'สหกรณ์…'],          // no space left dangling
  [ 3, 'สหกรณ์ออมทรัพย์',                     'สหก…'],             // the first word is too long
  [12, 'annual report 2569',                'annual…'],
  [13, 'annual report 2569',                'annual report…'],
  [18, 'annual report 2569',                'annual report 2569'],
  [18, '  annual report 2569\n',            'annual report 2569'], // blanks are not worth an ellipsis
  [ 5, '',                                  ''],
])('in %i letters, %j is %j', (length, text, expected) => {
  expect(excerpt(text, length)).toBe(expected)
})

test('a vowel and its tone mark stay on their letter', () => {
  expect(excerpt('กู้กู้กู้กู้', 3)).not.toMatch(/ก…$/)
  expect(excerpt('👩‍👩‍👧👩‍👩‍👧', 1)).toBe('👩‍👩‍👧…')
  // Divided between words, this would lose the mark and vowel of its last letter.
  expect(excerpt('สหกรณ์ก้น้ำloan', 7)).not.toMatch(/น…$/)
})

test('whatever the text, an excerpt is its beginning, in whole letters, and short enough', () => {
  const scraps = fc.constantFrom('สหกรณ์', 'ที่', 'น้ำ', 'ก', '้', ' ', '\n', 'loan', '5.75%', '👩‍👩‍👧')
  const texts = fc.oneof(
    fc.array(scraps).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 60 }),
  )
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 20 }), (text, length) => {
      const whole = text.trim()
      const short = excerpt(text, length)
      if (lettersOf(whole).length <= length) {
        expect(short).toBe(whole)
        return
      }
      const kept = short.slice(0, -1)
      const keptLetters = lettersOf(kept)
      expect(short).toBe(`${kept}…`)
      expect(keptLetters.length).toBeLessThanOrEqual(length)
      expect(keptLetters.length).toBeGreaterThan(0)
      // The last letter may have lost a blank that stood before the cut.
      expect(lettersOf(whole).slice(0, keptLetters.length).join('').trimEnd()).toBe(kept)
    }),
  )
})

// biome-ignore format: a table reads in columns
test.each([
  ['<p>ดอกเบี้ย</p><p>เงินกู้</p>',                 'ดอกเบี้ย เงินกู้'],
  ['บรรทัดแรก<br>บรรทัดสอง<br/>',                   'บรรทัดแรก บรรทัดสอง'],
  ['5.75%&nbsp;ต่อปี \n\t ทุกสัญญา',                '5.75% ต่อปี ทุกสัญญา'],
  ['A &amp; B &lt;C&gt; &quot;D&quot; &#39;E&#39;', 'A & B <C> "D" \'E\''],
  ['&amp;lt;b&amp;gt;',                             '&lt;b&gt;'],     // read once, not twice
  ['&lt;script&gt;x&lt;/script&gt;',                '<script>x</script>'], // text about a tag
  ['<a title="1 > 0" href=\'/a>b\'>ประกาศ</a>',     'ประกาศ'],
  ['ข่าว<img src="/media/1" alt="it\'s">ใหม่',        'ข่าว ใหม่'],
  ['ดอก<b>เบี้ย</b>เงิน<a href="/x">กู้</a>',          'ดอกเบี้ยเงินกู้'], // no space in a Thai word
  ['ปลาย<b',                                        'ปลาย'],
  ['&copy; &unknown; &',                            '&copy; &unknown; &'],
  ['',                                              ''],
])('%j says %j', (html, expected) => {
  expect(plainText(html)).toBe(expected)
})

// A pattern that looks back would need hours for these.
test.each(['<', '<"', "<'", '<a ', '&', '&amp', ' ', '<p>', 'ก'])(
  'a million of %j is read in no time',
  (scrap) => {
    expect(plainText(`x${scrap.repeat(1_000_000)}`)).toMatch(/^x/)
  },
)
