import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { BirthDate, isoBirthDate, NO_BIRTH_DATE } from './birth-date.tsx'

function Asked({ error }: { error?: string }) {
  const [value, setValue] = useState(NO_BIRTH_DATE)
  return <BirthDate name="born" value={value} error={error} onChange={setValue} />
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

test('three answers make a day, read back in full so that a slip is seen', () => {
  render(<Asked />)
  type('วัน', '๑๕')
  type('เดือน', '3')
  expect(screen.getByRole('status').textContent).toBe('')
  type('ปี พ.ศ.', '2530')

  expect(screen.getByRole('status').textContent).toBe('15 มีนาคม 2530')
})

// biome-ignore format: a table reads in columns
test.each([
  [{ day: '15', month: '3',  year: '2530' }, '1987-03-15'],
  [{ day: '15', month: '3',  year: '1987' }, '1987-03-15'], // as a browser fills it in
  [{ day: '30', month: '2',  year: '2530' }, undefined],
  [{ day: '15', month: '3',  year: '30' },   undefined],    // of which century?
  [{ day: '',   month: '',   year: '' },     undefined],
])('%o is %s', (parts, iso) => {
  expect(isoBirthDate(parts)).toBe(iso)
})

test('what is wrong belongs to all three', () => {
  render(<Asked error="กรุณากรอกวันเกิดให้ครบและถูกต้อง" />)

  const group = screen.getByRole('group', { name: 'วันเกิด' })
  expect(group.getAttribute('aria-describedby')).toBe('born-hint born-error')
  expect(group.querySelectorAll('[aria-invalid]')).toHaveLength(3)
})
