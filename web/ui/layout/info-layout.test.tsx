import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { EMPTY_MENU, givenMenuItem, givenSiteAnswers, show } from '../../testing/given.tsx'
import { InfoLayout } from './info-layout.tsx'

const MENU = { ...EMPTY_MENU, list_manu: [givenMenuItem({ manu_name: 'แบบฟอร์ม' })] }

test('the menu is asked for once, however many pages are visited', async () => {
  const asked = givenSiteAnswers({ '/api/info/manu': () => Response.json(MENU) })
  showTwoPages()
  await screen.findAllByText('แบบฟอร์ม')

  fireEvent.click(screen.getByText('ไปหน้าสอง'))
  await screen.findByRole('heading', { name: 'หน้าสอง' })

  expect(asked.filter((path) => path === '/api/info/manu')).toHaveLength(1)
})

test('a menu that could not be loaded is asked for again on the next page, without a message', async () => {
  let up = false
  givenSiteAnswers({
    '/api/info/manu': () => (up ? Response.json(MENU) : Response.json({}, { status: 503 })),
  })
  const { store } = showTwoPages()
  await waitFor(() => expect(store.getState().feedManu.fetchFailure).toBe(true))
  expect(screen.getByRole('alert').textContent).toBe('')
  up = true

  fireEvent.click(screen.getByText('ไปหน้าสอง'))

  expect(await screen.findAllByText('แบบฟอร์ม')).not.toHaveLength(0)
})

test('after a change of page the reader starts at its heading', async () => {
  givenSiteAnswers()
  showTwoPages()
  expect(document.activeElement).toBe(document.body)

  fireEvent.click(screen.getByText('ไปหน้าสอง'))

  await waitFor(() => expect(document.activeElement?.textContent).toBe('หน้าสอง'))
})

test('a change of page closes the phone’s panel and gives the page back', async () => {
  givenSiteAnswers()
  showTwoPages()
  const panel = screen.getByText('เมนู').closest('details') as HTMLDetailsElement
  panel.open = true
  await waitFor(() => expect(screen.getByText('หน้าหนึ่ง').closest('main')?.inert).toBe(true))

  fireEvent.click(screen.getByText('ไปหน้าสอง'))

  await waitFor(() => expect(panel.open).toBe(false))
  await waitFor(() => expect(screen.getByText('หน้าสอง').closest('main')?.inert).toBe(false))
})

function showTwoPages() {
  return show(
    <Routes>
      <Route element={<InfoLayout />}>
        <Route path="/one" element={<Page name="หน้าหนึ่ง" />} />
        <Route path="/two" element={<Page name="หน้าสอง" />} />
      </Route>
    </Routes>,
    { at: '/one' },
  )
}

function Page({ name }: { name: string }) {
  return (
    <>
      <h1 tabIndex={-1}>{name}</h1>
      <Link to="/two">ไปหน้าสอง</Link>
    </>
  )
}
