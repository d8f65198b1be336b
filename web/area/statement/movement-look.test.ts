import { expect, test } from 'vitest'
import { depositLook, loanLook, shareLook } from './movement-look.ts'

test.each([
  ['deposit', 1, depositLook(1), 'green', '+'],
  ['deposit', -1, depositLook(-1), 'red', '−'],
  ['deposit', 0, depositLook(0), 'gray', ''],
  ['deposit', 7, depositLook(7), 'red', ''],
  ['share', 1, shareLook(1), 'green', '+'],
  ['share', -1, shareLook(-1), 'red', '−'],
  ['share', 0, shareLook(0), 'gray', ''],
  ['share', 7, shareLook(7), 'gray', ''],
  ['repayment', -1, loanLook(-1, '02'), 'green', '−'],
  ['more debt', 1, loanLook(1, '00'), 'red', '+'],
  ['paying out', 1, loanLook(1, '01'), 'gray', ''],
  ['brought forward', 0, loanLook(0, '00'), 'gray', ''],
  ['unknown to loans', 7, loanLook(7, '02'), 'gray', ''],
])('specification §4: %s with flag %i has its colour and sign, and words for both', (...row) => {
  const [, , look, tone, sign] = row
  expect(look).toMatchObject({ tone, sign })
  expect(look.spoken).not.toBe('')
})

test('no two looks of one kind share a shape, so that none is told by colour alone', () => {
  for (const looks of [
    [depositLook(1), depositLook(-1), depositLook(0), depositLook(7)],
    [shareLook(1), shareLook(-1), shareLook(0)],
    [loanLook(-1, '02'), loanLook(1, '00'), loanLook(0, '00')],
  ])
    expect(new Set(looks.map(({ Icon }) => Icon)).size).toBe(looks.length)
})
