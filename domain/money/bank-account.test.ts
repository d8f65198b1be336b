import { expect, test } from 'vitest'
import { maskAccount } from './bank-account.ts'

test.each([
  ['7350230737', 'xxx-xxx-0737'],
  ['100000011', 'xxx-xxx-0011'],
  ['12345678', 'xxx-xxx-5678'],
  ['1234567', 'xxx-xxx-xxxx'],
  ['', 'xxx-xxx-xxxx'],
])('of account %s only %s is shown, whatever its length', (account, shown) => {
  expect(maskAccount(account)).toBe(shown)
})
