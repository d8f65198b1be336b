import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { maskAccount } from '#domain/money/bank-account.ts'
import { Unbroken } from './unbroken.tsx'

test('a masked account number stands on one line, and the words around it break where they may', () => {
  const words = `ธนาคารกรุงไทย ${maskAccount('1234567890')} → ธนาคารออมสิน ${maskAccount('12')}`
  const { container } = render(<Unbroken>{words}</Unbroken>)
  expect(container.textContent).toBe(words)
  const whole = [...container.querySelectorAll('.whitespace-nowrap')].map((one) => one.textContent)
  expect(whole).toEqual(['xxx-xxx-7890', 'xxx-xxx-xxxx'])
})
