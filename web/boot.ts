// The first script a visitor gets, and a tiny one. The page can be read, its menus opened and its links
// followed without any, so the rest is fetched when the browser has nothing better to do and taken into
// use at the first sign that somebody is there: a small phone stays quick, and its battery full.

import { haveBeenHere, loadFonts } from './fonts.ts'

const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'scroll', 'keydown', 'focusin'] as const
const FETCHED_WITHIN_MS = 4000
const LATEST_MS = 6000

let begun = false

function begin() {
  if (begun) return
  begun = true
  for (const sign of SIGNS) removeEventListener(sign, begin)
  import('./main.tsx')
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: FETCHED_WITHIN_MS })
  else setTimeout(work, 200)
}

function fetchTheRest() {
  for (const file of document.getElementById('boot')?.dataset.rest?.split(' ') ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
}

/** The page asks for this script once all that is seen has come (server/assets.ts). */
function loaded() {
  if (haveBeenHere()) loadFonts()
  else whenIdle(loadFonts)
  // These areas are drawn here and nowhere else.
  if (/^\/(?:member|membergroup|admin)(?:\/|$)/.test(location.pathname)) return begin()
  // Where something is to be filled in, somebody is about to.
  if (document.querySelector('main :is(input, textarea, select)')) return whenIdle(begin)
  whenIdle(fetchTheRest)
  setTimeout(begin, LATEST_MS)
}

for (const sign of SIGNS) addEventListener(sign, begin, { passive: true })
loaded()
