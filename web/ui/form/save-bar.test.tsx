import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import '../../testing/given-member.tsx' // jsdom's dialogs
import { SaveBar } from './save-bar.tsx'

function Page({ dirty, onDiscard = () => undefined }: { dirty: boolean; onDiscard?: () => void }) {
  return (
    <MemoryRouter initialEntries={['/admin/menus']}>
      <Routes>
        <Route
          path="/admin/menus"
          element={
            <>
              <Link to="/admin/topics">ข่าว</Link>
              <SaveBar dirty={dirty} saving={false} onDiscard={onDiscard} />
            </>
          }
        />
        <Route path="/admin/topics" element={<h1>ข่าวและประกาศ</h1>} />
      </Routes>
    </MemoryRouter>
  )
}

test('whoever leaves with something unsaved is asked first, and may go all the same', () => {
  render(<Page dirty />)
  fireEvent.click(screen.getByRole('link', { name: 'ข่าว' }))

  expect(screen.getByRole('dialog', { name: 'ออกจากหน้านี้?' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'ข่าวและประกาศ' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'ออกจากหน้านี้' }))
  expect(screen.getByRole('heading', { name: 'ข่าวและประกาศ' })).toBeTruthy()
})

test('where everything is saved nobody is asked', () => {
  render(<Page dirty={false} />)
  fireEvent.click(screen.getByRole('link', { name: 'ข่าว' }))
  expect(screen.getByRole('heading', { name: 'ข่าวและประกาศ' })).toBeTruthy()
})

test('what was typed is thrown away by a second press only', () => {
  const onDiscard = vi.fn()
  render(<Page dirty onDiscard={onDiscard} />)
  fireEvent.click(screen.getByRole('button', { name: 'ทิ้งการแก้ไข' }))
  expect(onDiscard).not.toHaveBeenCalled()
  const [, confirm] = screen.getAllByRole('button', { name: 'ทิ้งการแก้ไข' })
  fireEvent.click(confirm as HTMLElement)
  expect(onDiscard).toHaveBeenCalledOnce()
})
