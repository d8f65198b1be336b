import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { MembershipNo } from './membership-no.tsx'

function Asked() {
  const [value, setValue] = useState('')
  return <MembershipNo name="no" value={value} onChange={setValue} />
}

function field(): HTMLInputElement {
  return screen.getByLabelText('เลขสมาชิก')
}

// biome-ignore format: a table reads in columns
test.each([
  ['Thai digits',    '๑๒๓',      '000123'],
  ['some digits',    '42',       '000042'],
  ['six of them',    '123456',   '123456'],
  ['with letters',   'a1-2 b3',  '000123'],
  ['nothing at all', '',         ''],
])('%s become a membership number when the field is left', (_, typed, shown) => {
  render(<Asked />)
  fireEvent.change(field(), { target: { value: typed } })
  fireEvent.blur(field())

  expect(field().value).toBe(shown)
})

test('filled-in zeros are told, and no longer once somebody types on', () => {
  render(<Asked />)
  fireEvent.change(field(), { target: { value: '7' } })
  fireEvent.blur(field())
  expect(screen.getByRole('status').textContent).toBe('ระบบเติมเลข 0 ข้างหน้าให้ครบ 6 หลัก')

  fireEvent.change(field(), { target: { value: '00000' } })
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a number pasted with a dash is whole', () => {
  render(<Asked />)
  const pasted = { data: ' 000-๑23 ', inputType: 'insertFromPaste', cancelable: true }
  act(() => void field().dispatchEvent(new InputEvent('beforeinput', pasted)))

  expect(field().value).toBe('000123')
})
