import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lazyPage } from './lazy-page.tsx'

const NEWS = { Component: () => <h1>ข่าว</h1> }

test('while a page is loading there is nothing in its place', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof NEWS>()
  const Page = lazyPage(() => promise)
  const { container } = render(<Page />)
  expect(container.innerHTML).toBe('')

  await act(async () => resolve(NEWS))

  expect(screen.getByRole('heading').textContent).toBe('ข่าว')
})

test('a page loaded ahead is there at the first look, as the server and the first visit need it', async () => {
  const Page = lazyPage(async () => NEWS)
  await Page.preload()

  const { container } = render(<Page />)

  expect(container.innerHTML).toBe('<h1>ข่าว</h1>')
})

test('a page is not fetched before somebody goes there', async () => {
  let fetched = 0
  lazyPage(async () => {
    fetched++
    return NEWS
  })

  await Promise.resolve()

  expect(fetched).toBe(0)
})
