import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { guaranteeCapacity, stillGuaranteed } from './guarantee.ts'

function standing(loan_no: string, amount: number, owed: number) {
  return { loan_no, amount: satang(amount * 100), loan_balance: satang(owed * 100) }
}

test('one answers for the amount signed, and never for more than is owed', () => {
  expect(stillGuaranteed(standing('A', 300_000, 500_000))).toBe(300_000_00)
  expect(stillGuaranteed(standing('A', 300_000, 120_000))).toBe(120_000_00)
})

test('a paid-off loan makes room again', () => {
  const given = [
    standing('A', 300_000, 120_000),
    standing('B', 100_000, 0),
    standing('C', 50_000, 90_000),
  ]
  const limits = { contractsMax: 3, amountMax: satang(500_000_00) }
  expect(guaranteeCapacity(given, limits)).toEqual({
    contracts_max: 3,
    contracts_left: 1,
    amount_max: 500_000_00,
    amount_left: 330_000_00,
  })
})

test('what is over the limit leaves nothing, and what has no limit is not made up', () => {
  const given = [standing('A', 300_000, 300_000)]
  expect(guaranteeCapacity(given, { contractsMax: 0, amountMax: satang(1) })).toMatchObject({
    contracts_left: 0,
    amount_left: 0,
  })
  expect(guaranteeCapacity(given, { contractsMax: undefined, amountMax: undefined })).toEqual({
    contracts_max: null,
    contracts_left: null,
    amount_max: null,
    amount_left: null,
  })
})
