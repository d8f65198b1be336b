import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BundleNote } from './bundle-note.tsx'

test('a very large unit is told that its bundle holds the list as a table only', () => {
  render(<BundleNote people={3_001} />)
  expect(screen.getByText(/บัญชีรายชื่อเป็น Excel เท่านั้น.*3,001 ราย/)).toBeTruthy()
})

test('everybody else is told nothing', () => {
  const { container } = render(<BundleNote people={3_000} />)
  expect(container.textContent).toBe('')
})
