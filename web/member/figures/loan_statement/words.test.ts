import { expect, test } from 'vitest'
import type { LoanContract } from '#contract/member/loan.ts'
import { progressWords } from '../loan/words.ts'
import { yearsAndMonths } from './years-and-months.ts'

test.each([
  [0, 'วันเดิม'],
  [5, '5 เดือน'],
  [24, '2 ปี'],
  [27, '2 ปี 3 เดือน'],
])('%i months sooner are %s', (months, words) => expect(yearsAndMonths(months)).toBe(words))

test('a loan that is all but paid is not said to be paid in full', () => {
  const contract = { months: 60, months_paid: 59, paid_ppm: 999_999 } as LoanContract
  expect(progressWords(contract)).toBe('ชำระแล้ว 59 จาก 60 งวด (99.9% ของวงเงิน)')
})
