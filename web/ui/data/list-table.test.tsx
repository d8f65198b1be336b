import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { ListTable } from './list-table.tsx'

afterEach(() => vi.unstubAllGlobals())

/** A place of 700 pixels, and how wide what is in it would be. */
function givenWidth(wanted: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(700)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(wanted)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly tell: () => void
      constructor(tell: () => void) {
        this.tell = tell
      }
      observe() {
        this.tell()
      }
      disconnect() {}
    },
  )
}

function open() {
  render(
    <MemoryRouter>
      <ListTable
        caption="หน่วยงาน"
        columns={[{ head: 'ชื่อ', cell: (name: string) => name }]}
        rows={['โรงพยาบาลดอนแก้ว']}
        keyOf={(name) => name}
      />
    </MemoryRouter>,
  )
}

test('a table wider than its place is reached by keyboard, under its name', () => {
  givenWidth(840)
  open()
  expect(screen.getByRole('region', { name: /^หน่วยงาน/ }).tabIndex).toBe(0)
})

test('a table that fits is no stop on the way', () => {
  givenWidth(700)
  open()
  expect(screen.getByRole('table', { name: 'หน่วยงาน' })).toBeTruthy()
  expect(screen.queryByRole('region')).toBeNull()
})
