import { afterEach, describe, expect, test, vi } from 'vitest'

const html = document.documentElement

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
  document.body.replaceChildren()
  delete html.dataset.firstScreen
})

test('a phone paints the first screen, then draws the sections below it one after another, and leaves the page as it came', async () => {
  const frames = await givenPage({ arrival: 'navigate', hash: '', isPhone: true })

  expect(html.dataset.firstScreen).toBe('')
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await frames.next()
  expect(drawn()).toEqual([])
  paint()
  await frames.next()
  expect(drawn()).toEqual(['rates'])
  await frames.next()
  expect(drawn()).toEqual(['rates', 'news'])
  await frames.next()
  expect(html.dataset.firstScreen).toBeUndefined()
  expect(document.querySelectorAll('[style]')).toHaveLength(0)
})

test.each([
  ['on a wide screen', { arrival: 'navigate', hash: '', isPhone: false }],
  ['after a reload', { arrival: 'reload', hash: '', isPhone: true }],
  ['after coming back', { arrival: 'back_forward', hash: '', isPhone: true }],
  ['behind a link into it', { arrival: 'navigate', hash: '#news', isPhone: true }],
])('a page %s is drawn at once', async (_, visit) => {
  await givenPage(visit)

  expect(html.dataset.firstScreen).toBeUndefined()
})

describe('the scripts are asked for once', () => {
  test('when the page has been loaded and painted', async () => {
    const ask = await givenScripts()
    dispatchEvent(new Event('load'))
    expect(ask).not.toHaveBeenCalled()
    paint()
    expect(ask).toHaveBeenCalledTimes(1)

    paint()
    vi.advanceTimersByTime(60_000)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('also where a picture never comes and nobody tells of the paint', async () => {
    const ask = await givenScripts()
    vi.advanceTimersByTime(14_000)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  async function givenScripts() {
    vi.useFakeTimers()
    await givenPage({ arrival: 'navigate', hash: '', isPhone: false })
    const ask = vi.fn()
    const { onceShown } = globalThis as unknown as { onceShown(work: () => void): void }
    onceShown(ask)
    return ask
  }
})

let paint: () => void

interface Visit {
  arrival: string
  hash: string
  isPhone: boolean
}

async function givenPage({ arrival, hash, isPhone }: Visit) {
  document.body.innerHTML = `<main><section class="later" id="rates"></section>
    <div><section class="later" id="first"></section></div><section class="later" id="news"></section></main>`
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
  vi.stubGlobal('location', { hash })
  vi.stubGlobal('performance', { now: Date.now, getEntriesByType: () => [{ type: arrival }] })
  const waiting: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => waiting.push(frame))
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(seen: (list: unknown, observer: unknown) => void) {
        paint = () => seen([], this)
      }
      observe() {}
      disconnect() {}
    },
  )
  // A script, not a module: it imports nothing.
  await import('./first-screen.ts' as string)
  return {
    async next() {
      waiting.shift()?.(0)
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

function drawn(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.later')]
    .filter(({ style }) => style.getPropertyValue('content-visibility') === 'auto')
    .map(({ id }) => id)
}
