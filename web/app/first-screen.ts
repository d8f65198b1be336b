// Inside every public page, before anything of it is drawn. Breaking Thai lines is slow: on a phone, the sections below
// the first screen (`later` in web/ui/styles/theme.css) are laid out after it has been painted, one in each frame, so
// that nobody who touches the page waits for all of them. It imports nothing: its text stands in the page
// (server/pages/assets.ts).

/** A picture may never come. */
const LOADING_MS_MAX = 10_000
/** A tab may lie behind others, a browser may keep its times to itself. */
const PAINTING_MS_MAX = 4_000

function onceLoaded(work: () => void): void {
  onceOrLate(work, LOADING_MS_MAX, (go) => addEventListener('load', go))
}

/** Nothing that can wait is asked for before: on a slow line it would share the line with what is to be painted. */
function oncePainted(work: () => void): void {
  onceOrLate(work, PAINTING_MS_MAX, (go) =>
    new PerformanceObserver(go).observe({ type: 'paint', buffered: true }),
  )
}

function onceOrLate(work: () => void, msMax: number, wait: (go: () => void) => void): void {
  let hasBegun = false
  const go = () => {
    if (hasBegun) return
    hasBegun = true
    work()
  }
  setTimeout(go, msMax)
  wait(go)
}

// What stands behind it in the page asks for the scripts (server/pages/assets.ts).
Object.assign(globalThis, { onceShown: (work: () => void) => onceLoaded(() => oncePainted(work)) })

const root = document.documentElement
const isSmall = matchMedia('(max-width: 47.9rem) and (max-height: 62rem)').matches
// Whoever reloads, comes back or follows a link into the page may begin anywhere in it.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const beginsAtTop = arrival?.type === 'navigate' && !location.hash

if (isSmall && beginsAtTop) {
  root.dataset.firstScreen = ''
  document.addEventListener('DOMContentLoaded', () => {
    const sections = [...document.querySelectorAll<HTMLElement>('main > .later')]
    oncePainted(() => drawNext(sections[Symbol.iterator](), sections))
  })
}

function drawNext(waiting: Iterator<HTMLElement>, sections: HTMLElement[]): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const { value: section, done } = waiting.next()
      if (!done) {
        section.style.setProperty('content-visibility', 'auto')
        return drawNext(waiting, sections)
      }
      // React finds the page as the server drew it.
      delete root.dataset.firstScreen
      for (const one of sections) one.removeAttribute('style')
    }),
  )
}
