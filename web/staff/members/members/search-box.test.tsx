import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SearchBox } from './search-box.tsx'

test('a search for nothing is not sent, and says what is missing at the field', () => {
  const onSearch = vi.fn()
  render(<SearchBox value="" onSearch={onSearch} />)
  const box = screen.getByRole('searchbox')

  fireEvent.submit(screen.getByRole('search'))
  expect(onSearch).not.toHaveBeenCalled()
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('กรุณาพิมพ์สิ่งที่ต้องการค้นหา')).toBeTruthy()

  fireEvent.change(box, { target: { value: ' สมหญิง ' } })
  fireEvent.submit(screen.getByRole('search'))
  expect(onSearch).toHaveBeenCalledWith('สมหญิง')
  expect(box.getAttribute('aria-invalid')).toBeNull()
})
