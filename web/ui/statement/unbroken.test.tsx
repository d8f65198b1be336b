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

test('a contract and a code that is read off and typed stand on one line, also on a narrow phone', () => {
  const words = 'สัญญา 02-000020-2 รหัสการลงนาม K7QM-3XTR-9WPD-BM4H เมื่อ 1 ม.ค. 2570-71'
  const { container } = render(<Unbroken>{words}</Unbroken>)
  expect(container.textContent).toBe(words)
  const whole = [...container.querySelectorAll('.whitespace-nowrap')]
  expect(whole.map((one) => one.textContent).slice(0, 2)).toEqual([
    '02-000020-2',
    'K7QM-3XTR-9WPD-BM4H',
  ])
  for (const one of whole) expect(one.className).not.toContain('23rem')
})
