import { expect, test } from 'vitest'
import { noteProblem, tidyBalanceAnswer } from './balance-answer.ts'

test('whoever agrees need not explain, and what they typed before is dropped', () => {
  const answer = tidyBalanceAnswer({ agreed: true, note: 'หุ้นไม่ตรง' })

  expect(answer).toEqual({ agreed: true, note: '' })
  expect(noteProblem(answer)).toBeUndefined()
})

test.each([
  ['nothing', ''],
  ['only spaces', ' \n\t '],
  ['only what cannot be seen', '\u200b\u200b'],
  ['more than a thousand letters', 'ก'.repeat(1_001)],
])('a dispute with %s as its reason is not taken', (_, note) => {
  expect(noteProblem(tidyBalanceAnswer({ agreed: false, note }))).toMatch(/รายละเอียด/)
})

test('a dispute of a thousand letters is', () => {
  expect(noteProblem(tidyBalanceAnswer({ agreed: false, note: 'ก'.repeat(1_000) }))).toBeUndefined()
})
