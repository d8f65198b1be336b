import { expect, test } from 'vitest'
import { maskEmail, maskPhone } from './masked-contact.ts'

test.each([
  ['0812345678', '08x-xxx-5678'],
  ['021234567', '02x-xxx-4567'],
  ['+66812345678', 'xxx-xxx-xxxx'],
])('of %s only %s is shown', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown)
})

test.each([
  ['somying@example.com', 'so•••@example.com'],
  ['ab@example.com', 'a•••@example.com'],
])('of %s only %s is shown', (address, shown) => {
  expect(maskEmail(address)).toBe(shown)
})
