// The first script a visitor gets, and a tiny one. The page can be read, its menus opened and its links
// followed without any, so the rest is fetched when the browser has nothing better to do and taken into
// use at the first sign that somebody is there: a small phone stays quick, and its battery full.

import { haveBeenHere, loadFonts } from '../client/fonts.ts'

const SIGNS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'scroll',
  'keydown',
  'focusin',
  'online',
] as const
const FETCHED_WITHIN_MS = 4000
const LATEST_MS = 6000
const AGAIN_AFTER_MS = 3000

const html = document.documentElement
const rest = document.getElementById('boot')?.dataset.rest?.split(' ') ?? []
let begun = false

async function begin() {
  if (begun) return
  begun = true
  for (const sign of SIGNS) removeEventListener(sign, begin)
  fetchTheRest()
  try {
    const { takeOver } = await import('./main.tsx')
    await takeOver()
    delete html.dataset.scripts
  } catch (error) {
    // A line that broke is tried again when somebody stirs, or it is back; what waits says so meanwhile.
    html.dataset.scripts = 'failed'
    setTimeout(waitForSigns, AGAIN_AFTER_MS)
    throw error
  }
}

function waitForSigns() {
  begun = false
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true })
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: FETCHED_WITHIN_MS })
  else setTimeout(work, 200)
}

/** All at once, rather than each file when the one before has named it. */
function fetchTheRest() {
  for (const file of rest.splice(0)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
}

/** The page asks for this script once all that is seen has come (server/pages/assets.ts). */
function loaded() {
  // These areas are drawn here and nowhere else.
  const isArea = /^\/(?:member|membergroup|admin)(?:\/|$)/.test(location.pathname)
  if (haveBeenHere()) loadFonts()
  else if (!isArea) whenIdle(loadFonts)
  // On a slow line typefaces are for later.
  if (isArea) return begin().finally(() => haveBeenHere() || loadFonts())
  // Where something is to be filled in, somebody is about to.
  if (document.querySelector('main :is(input, textarea, select)')) return whenIdle(begin)
  whenIdle(fetchTheRest)
  setTimeout(begin, LATEST_MS)
}

waitForSigns()
loaded()
