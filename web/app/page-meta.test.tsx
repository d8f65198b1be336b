import { fireEvent, screen } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { SITE, show } from '../testing/given.tsx'
import { useMeta } from './page-meta.tsx'

beforeEach(() => {
  document.head.innerHTML = ''
  document.title = ''
})

test('a page is known by its title, its description and its own address', () => {
  givenHeadOfServer()
  showAt('/home')

  expect(document.title).toBe(`main | หน้าแรก | ${SITE.config.coopNameTH}`)
  expect(contentOf('name="description"')).toBe(SITE.config.www_description)
  expect(contentOf('property="og:title"')).toBe('หน้าแรก')
  expect(contentOf('name="twitter:title"')).toBe('หน้าแรก')
  expect(contentOf('property="og:description"')).toBe(SITE.config.www_description)
  expect(addresses()).toEqual(['https://coop.example/home', 'https://coop.example/home'])
})

test('the next page takes them over', () => {
  givenHeadOfServer()
  showAt('/home')

  fireEvent.click(screen.getByText('ไปที่ข่าว'))

  expect(document.title).toBe(`main | ข่าว | ${SITE.config.coopNameTH}`)
  expect(contentOf('name="description"')).toBe('ข่าวของสหกรณ์')
  expect(addresses()).toEqual(['https://coop.example/show/1', 'https://coop.example/show/1'])
})

test('a page without an address of its own claims none', () => {
  givenHeadOfServer()

  showAt('/nowhere')

  expect(addresses()).toEqual([undefined, undefined])
})

test('whoever goes on from there comes to a page with an address again', () => {
  showAt('/nowhere')

  fireEvent.click(screen.getByText('ไปที่ข่าว'))

  expect(addresses()).toEqual(['https://coop.example/show/1', 'https://coop.example/show/1'])
})

function showAt(at: string) {
  return show(
    <Routes>
      <Route path="/home" element={<Page title="หน้าแรก" />} />
      <Route path="/show/1" element={<Page title="ข่าว" description="ข่าวของสหกรณ์" />} />
      <Route path="*" element={<Page title="ไม่พบหน้าเว็บไซต์" nowhere />} />
    </Routes>,
    { at },
  )
}

function Page(said: { title: string; description?: string; nowhere?: boolean }) {
  useMeta(said)
  return <Link to="/show/1">ไปที่ข่าว</Link>
}

/** As server/pages/html-document.ts writes it for a page that has an address. */
function givenHeadOfServer(): void {
  document.head.innerHTML = `
    <meta name="description" content="">
    <link rel="canonical" href="https://coop.example/before">
    <meta property="og:url" content="https://coop.example/before">
    <meta property="og:title" content="">
    <meta name="twitter:title" content="">
    <meta property="og:description" content="">`
}

function contentOf(attribute: string): string | null | undefined {
  return document.querySelector(`meta[${attribute}]`)?.getAttribute('content')
}

/** What the page says its address is: canonical and og:url. */
function addresses() {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
  return [canonical, contentOf('property="og:url"')]
}
