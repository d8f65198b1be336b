import { expect, test } from 'vitest'
import { smsParts } from './sms-parts.ts'

const GRIN = '😀'

// Counted by hand: Thai 70 alone and 67 joined, Latin 160 alone and 153 joined.
// biome-ignore format: a table reads in columns
test.each([
  ['nothing at all is still a message',         '',                                        1],
  ['70 Thai letters',                           'ก'.repeat(70),                            1],
  ['71 Thai letters',                           'ก'.repeat(71),                            2],
  ['134 Thai letters',                          'ก'.repeat(134),                           2],
  ['135 Thai letters',                          'ก'.repeat(135),                           3],
  ['vowels and tone marks have their own place', 'ที่'.repeat(24),                           2],
  ['one Thai letter among Latin ones',          `${'a'.repeat(70)}ก`,                      2],
  ['160 Latin letters',                         'a'.repeat(160),                           1],
  ['161 Latin letters',                         'a'.repeat(161),                           2],
  ['306 Latin letters',                         'a'.repeat(306),                           2],
  ['307 Latin letters',                         'a'.repeat(307),                           3],
  ['Greek capitals and line ends of the alphabet', 'Δ\n'.repeat(80),                       1],
  ['158 and a bracket, which has two places',   `${'a'.repeat(158)}[`,                     1],
  ['159 and a bracket',                         `${'a'.repeat(159)}[`,                     2],
  ['80 euro signs',                             '€'.repeat(80),                            1],
  ['81 euro signs',                             '€'.repeat(81),                            2],
  ['a bracket is not cut: 152, it, 152',        `${'a'.repeat(152)}[${'a'.repeat(152)}`,   3],
  ['68 Thai letters and a face, which has two', `${'ก'.repeat(68)}${GRIN}`,                1],
  ['69 Thai letters and a face',                `${'ก'.repeat(69)}${GRIN}`,                2],
  ['a face is not cut: 66, it, 66',             `${'ก'.repeat(66)}${GRIN}${'ก'.repeat(66)}`, 3],
  ['a curly quotation mark is not of the alphabet', `${'a'.repeat(70)}“`,                  2],
])('%s', (_, text, parts) => {
  expect(smsParts(text)).toBe(parts)
})
