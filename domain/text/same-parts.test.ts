import { expect, test } from 'vitest'
import { sameParts } from './same-parts.ts'

// biome-ignore format: a table reads in columns
test.each([
  ['the same',            ['ก', 'ข'],      ['ก', 'ข'],      [true, true],        [true, true]],
  ['one more',            ['ก', 'ข'],      ['ก', 'ค', 'ข'], [true, true],        [true, false, true]],
  ['one changed',         ['ก', 'ข', 'ค'], ['ก', 'ง', 'ค'], [true, false, true], [true, false, true]],
  ['another order',       ['ก', 'ข'],      ['ข', 'ก'],      [false, true],       [true, false]],
  ['nothing in common',   ['ก'],           ['ข'],           [false],             [false]],
  ['nothing at all',      [],              ['ข'],           [],                  [false]],
])('%s', (_, one, other, inOne, inOther) => {
  expect(sameParts(one, other)).toEqual({ inOne, inOther })
})
