import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchTypefacesForNextPage } from './first/thai-type.ts'

const TYPEFACES = ['/assets/thai-400.woff2', '/assets/latin-400.woff2']
const OURS = `${location.origin}/home`

// Tests of other pages leave their links in the head of the document they share with these.
beforeEach(() => document.head.replaceChildren())

afterEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
  document.head.replaceChildren()
  delete document.documentElement.dataset.typeface
})

test('a phone draws the first page in its own Thai type, and fetches ours for the next', async () => {
  await givenPage({ width: 390, from: '', widths: [9, 8, 11, 6] })

  expect(document.documentElement.dataset.typeface).toBe('device')
  expect(linked()).toEqual([])

  fetchTypefacesForNextPage(TYPEFACES)
  expect(linked()).toEqual(TYPEFACES.map((file) => `prefetch ${file}`))
})

test('a phone that has no Thai type waits for one file of ours, and fetches all for the next page', async () => {
  await givenPage({ width: 390, from: '', widths: [10, 10, 10, 10] })

  expect(document.documentElement.dataset.typeface).toBe('thai')
  expect(linked()).toEqual(['preload /assets/thai-400.woff2'])

  fetchTypefacesForNextPage(TYPEFACES)
  expect(linked().slice(1)).toEqual(TYPEFACES.map((file) => `prefetch ${file}`))
})

test.each([
  ['that comes from another page of ours', { width: 390, from: OURS, widths: [9, 8, 11, 6] }],
  ['with a wide screen', { width: 1280, from: '', widths: [9, 8, 11, 6] }],
])('a device %s asks for ours with the page', async (_, device) => {
  await givenPage(device)

  expect(document.documentElement.dataset.typeface).toBeUndefined()
  expect(linked()).toEqual(TYPEFACES.map((file) => `preload ${file}`))

  fetchTypefacesForNextPage(TYPEFACES)
  expect(linked()).toHaveLength(TYPEFACES.length)
})

interface Device {
  width: number
  from: string
  /** Of four letters. */
  widths: number[]
}

async function givenPage({ width, from, widths }: Device): Promise<void> {
  const script = document.createElement('script')
  script.dataset.typefaces = TYPEFACES.join(' ')
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from)
  vi.stubGlobal('matchMedia', () => ({ matches: width < 768 }))
  const measured = [...widths]
  const canvas = { measureText: () => ({ width: measured.shift() }) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvas as never)
  // A script, not a module: it imports nothing.
  await import('./typeface.ts' as string)
  vi.unstubAllGlobals()
}

function linked(): string[] {
  return [...document.head.querySelectorAll('link')].map(
    (link) => `${link.rel} ${link.getAttribute('href')}`,
  )
}
