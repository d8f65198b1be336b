import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Coming, lazyPage } from './lazy-page.tsx'

const NEVER = () => new Promise<never>(() => undefined)

test('while a page of the back office is on its way, somebody is told; of a public page nothing is shown', () => {
  const Office = lazyPage(NEVER, <Coming />)
  const Public = lazyPage(NEVER)
  render(<Office />)
  expect(screen.getByRole('status').textContent).toBe('กำลังเปิดหน้า…')
  const { container } = render(<Public />)
  expect(container.innerHTML).toBe('')
})
