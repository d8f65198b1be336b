// The first script a visitor gets, and a tiny one. A public page can be read, its menus opened and its links followed
// without any: React comes once somebody touches what needs it (docs/decisions/0025-public-pages.md). Whoever reads one
// page and leaves never fetches it.

import { askAboutCookies } from './first/cookies.ts'
import { comeBackUp } from './first/scroll-to-top.ts'
import { needsScripts, signsOf } from './first/signs.ts'
import { fetchTypefacesForNextPage, takeLateTypefaces } from './first/thai-type.ts'
import { waitingPress } from './first/waiting-press.ts'

const FETCHED_WITHIN_MS = 4000
const LATEST_MS = 6000
const AGAIN_AFTER_MS = 3000

const html = document.documentElement
const named = document.getElementById('boot')?.dataset ?? {}
const rest = named.rest?.split(' ').filter(Boolean) ?? []
// The areas are drawn here and nowhere else.
const isArea = /^\/(?:member|membergroup|admin)(?:\/|$)/.test(location.pathname)
let begun = false
let fetched: Promise<unknown> | undefined

const signs = signsOf(begin)

async function begin() {
  if (begun) return
  begun = true
  signs.ignore()
  // A module that did not come is never asked for again while the page is open, and nothing was typed here yet.
  if (isArea && html.dataset.scripts === 'failed') return location.reload()
  try {
    if (!isArea) await fetchTheRest()
    const { takeOver } = await import('./main.tsx')
    await takeOver()
    delete html.dataset.scripts
  } catch (error) {
    // A line that broke is tried again when somebody stirs, or it is back; what waits says so meanwhile.
    html.dataset.scripts = 'failed'
    setTimeout(watchAgain, AGAIN_AFTER_MS)
    throw error
  }
}

function watchAgain() {
  begun = false
  signs.watch('any')
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: FETCHED_WITHIN_MS })
  else setTimeout(work, 200)
}

/** All at once, rather than each file when the one before has named it, and before any is run: see above. */
function fetchTheRest(): Promise<unknown> {
  fetched ??= Promise.all(rest.map(fetchFile)).catch((error) => {
    fetched = undefined
    throw error
  })
  return fetched
}

async function fetchFile(file: string) {
  const reply = await fetch(file)
  if (!reply.ok) throw new TypeError(`${reply.status} ${file}`)
  await reply.arrayBuffer()
}

/** Named in the page, it and its icons would share a slow line with what is painted first. */
function nameManifest() {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'manifest', href: '/manifest.webmanifest' })
  document.head.append(link)
}

/** A public page asks for this script once all that is seen has been painted, an area at once (server/pages/assets.ts). */
function loaded() {
  whenIdle(nameManifest)
  comeBackUp()
  whenIdle(takeLateTypefaces)
  if (isArea) {
    signs.watch('any')
    return begin()
  }
  whenIdle(() => fetchTypefacesForNextPage(named.typefaces?.split(' ') ?? []))
  waitingPress(begin)
  whenIdle(askAboutCookies)
  // Somebody who goes on from page to page has the next ones without loading them anew.
  const goesOn = document.referrer.startsWith(`${location.origin}/`)
  signs.watch(goesOn ? 'any' : 'touch')
  if (goesOn) {
    whenIdle(() => fetchTheRest().catch(() => undefined))
    setTimeout(begin, LATEST_MS)
  }
  // Not at once: asking what the browser stores may make a small phone wait.
  whenIdle(() => needsScripts() && begin())
}

loaded()
