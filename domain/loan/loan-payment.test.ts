import { expect, test } from 'vitest'
import type { LoanCode } from '../import/movement-codes.ts'
import { satang } from '../money/money.ts'
import { paidBy } from './loan-payment.ts'

// biome-ignore format: a table reads in columns
const PAID: [LoanCode, -1 | 0 | 1, principal: number, interest: number, paid: [number, number, number] | undefined][] = [
  ['00',  0, 500_00,     0, undefined],
  ['01',  1, 500_00,     0, undefined],
  ['02', -1, 100_00, 20_00, [100_00, 20_00, 120_00]],
  ['04', -1, 100_00, 20_00, [100_00, 20_00, 120_00]],
  ['05', -1,      0, 20_00, [0, -20_00, -20_00]],
  ['08',  1, 100_00, 20_00, [-100_00, -20_00, -120_00]],
  ['09', -1, 110_00, 10_00, [110_00, 10_00, 120_00]],
]

test.for(PAID)('a movement of code %s with sign %i', ([code, sign, principal, interest, paid]) => {
  const given = { code, sign, principal: satang(principal), interest: satang(interest) }
  expect(paidBy(given)).toEqual(paid && { principal: paid[0], interest: paid[1], total: paid[2] })
})
