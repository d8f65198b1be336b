import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Figures } from '#domain/text/typed-figures.ts'
import { FigureInput } from './figure-input.tsx'

// biome-ignore format: a table reads in columns
test.each<[Figures, string, string, string]>([
  // takes    there is     typed       so it becomes
  ['whole',   '12',        'a',        '12'],
  ['whole',   '12',        '๓',        '123'],
  ['whole',   '12',        '.',        '12'],
  ['whole',   '',          '0-1234-๕', '012345'],
  ['amount',  '1,000',     '.5',       '1,000.5'],
  ['amount',  '1,000',     'บาท',      '1,000'],
  ['amount',  '',          '๕.๗๕%',    '5.75'],
  ['amount',  '5',         '-',        '5'],
  ['signed',  '',          '−5',       '-5'],
  ['clock',   '08',        ':30 น',    '08:30'],
])('an input of %s figures with "%s" in it, and "%s" typed, holds "%s"', (takes, before, key, after) => {
  givenInput(takes, before)

  type(key)

  expect(input().value).toBe(after)
})

test('a key that is no figure leaves the caret where it is', () => {
  givenInput('whole', '1234')
  input().setSelectionRange(2, 2)

  type('x')
  expect(input().selectionStart).toBe(2)
  type('๙')

  expect([input().value, input().selectionStart]).toEqual(['12934', 3])
})

test('what a phone puts in as a whole is tidied as well, and is never longer than asked for', () => {
  givenInput('whole', '', 6)

  fireEvent.change(input(), { target: { value: 'เลข ๑๒๓-๔๕๖-๗๘' } })
  expect(input().value).toBe('123456')
  type('9')

  expect(input().value).toBe('123456')
})

interface AskedProps {
  takes: Figures
  first: string
  max?: number | undefined
}

function Asked({ takes, first, max = 40 }: AskedProps) {
  const [value, setValue] = useState(first)
  return <FigureInput aria-label="n" takes={takes} value={value} onChange={setValue} max={max} />
}

function givenInput(takes: Figures, first: string, max?: number): void {
  render(<Asked takes={takes} first={first} max={max} />)
  input().setSelectionRange(first.length, first.length)
}

/** As a browser does: it asks first, and puts the text in unless it was told not to. */
function type(data: string): void {
  act(() => {
    const asked = new InputEvent('beforeinput', { data, inputType: 'insertText', cancelable: true })
    if (!input().dispatchEvent(asked)) return
    input().setRangeText(data, input().selectionStart ?? 0, input().selectionEnd ?? 0, 'end')
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

function input(): HTMLInputElement {
  return screen.getByLabelText('n')
}
