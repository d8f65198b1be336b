import { expect, test } from 'vitest'
import { depositStyle, loanStyle, shareStyle } from './movement-style.ts'

test.each([
  ['deposit', 1, depositStyle(1), 'green', '+'],
  ['deposit', -1, depositStyle(-1), 'red', '−'],
  ['deposit', 0, depositStyle(0), 'gray', ''],
  ['deposit', 7, depositStyle(7), 'red', ''],
  ['share', 1, shareStyle(1), 'green', '+'],
  ['share', -1, shareStyle(-1), 'red', '−'],
  ['share', 0, shareStyle(0), 'gray', ''],
  ['share', 7, shareStyle(7), 'gray', ''],
  ['repayment', -1, loanStyle(-1, '02'), 'green', '−'],
  ['more debt', 1, loanStyle(1, '00'), 'red', '+'],
  ['paying out', 1, loanStyle(1, '01'), 'gray', ''],
  ['brought forward', 0, loanStyle(0, '00'), 'gray', ''],
  ['unknown to loans', 7, loanStyle(7, '02'), 'gray', ''],
])('REQ-222 %s with flag %i has its colour and sign, and words for both', (...row) => {
  const [, , look, tone, sign] = row
  expect(look).toMatchObject({ tone, sign })
  expect(look.spoken).not.toBe('')
})

test('no two looks of one kind share a shape, so that none is told by colour alone', () => {
  for (const looks of [
    [depositStyle(1), depositStyle(-1), depositStyle(0), depositStyle(7)],
    [shareStyle(1), shareStyle(-1), shareStyle(0)],
    [loanStyle(-1, '02'), loanStyle(1, '00'), loanStyle(0, '00')],
  ])
    expect(new Set(looks.map(({ Icon }) => Icon)).size).toBe(looks.length)
})
