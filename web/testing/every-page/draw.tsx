// Draws a page of an area again and again in a browser, each time with other answers (tests/e2e/every-page.desktop.spec.ts).
// The frame around the page is drawn anew once in a while only: it is the page that is in question.

import { type ReactNode, useSyncExternalStore } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { App } from '../../app/app.tsx'
import { pagesIn, preload, ROUTES, shellOf } from '../../app/routes.tsx'
import { ask, CANNOT_CONNECT } from '../../client/api.ts'
import { followStorage } from '../../client/session/follow-storage.ts'
import { createStore, type Store } from '../../client/store/store.ts'
import { REFUSING } from '../refusing-answers.ts'
import { brokenIn, loadsIn } from './broken.ts'
import type { Drawn, EveryPage } from './drawn.ts'
import { addressOf } from './pages.ts'
import {
  describe,
  drawing,
  forget,
  isNeeded,
  observed,
  refuseAll,
  settled,
  siteOf,
  standIn,
} from './stand-in.ts'

const DRAWINGS_IN_A_FRAME = 60
const PATIENCE_MS = 1_000
const DRAWN = 'drawn-page'

const SIGNED_IN = {
  user: { token: 't', membership_no: '000001', member: { member_name: 'ก', member_surname: 'ข' } },
  membergroup: {
    token: 't',
    member_group_no: '00010001',
    member_group_name: 'ก',
    login: '00010001',
    name: 'ก',
  },
  staff: { token: 't' },
}

let frame: { root: Root; store: Store } | undefined
let current: { number: number; store: Store | undefined } = { number: 0, store: undefined }
/** The page of the route table that was drawn last, and for which time. */
let shown = { path: '', number: -1 }
const redraw = new Set<() => void>()

function subscribe(listen: () => void): () => void {
  redraw.add(listen)
  return () => void redraw.delete(listen)
}

function Again({ path, children }: { path: string; children: ReactNode }) {
  const { number, store } = useSyncExternalStore(subscribe, () => current)
  shown = { path, number }
  const page = (
    <div key={number} id={DRAWN}>
      {children}
    </div>
  )
  return store ? <Provider store={store}>{page}</Provider> : page
}

const pages = pagesIn(ROUTES)
for (const page of pages) page.element = <Again path={page.path}>{page.element}</Again>

function drawFrame(address: string, signedIn: boolean): void {
  frame?.root.unmount()
  localStorage.clear()
  sessionStorage.clear()
  if (signedIn) {
    for (const [key, who] of Object.entries(SIGNED_IN))
      localStorage.setItem(key, JSON.stringify(who))
  }
  document.body.replaceChildren(document.createElement('div'))
  // Nobody looks, so nothing need be laid out.
  document.body.hidden = true
  const store = createStore({ ask })
  followStorage(store)
  const root = createRoot(document.body.firstElementChild as Element)
  frame = { root, store }
  root.render(
    <MemoryRouter initialEntries={[address]}>
      <App store={store} site={siteOf()} drawn={store.getState()} />
    </MemoryRouter>,
  )
}

/** Who is in stays known; what feeds hold is forgotten. */
function emptied(store: Store): Store {
  const kept = Object.entries(store.getState()).filter(
    ([, slice]) => !(slice instanceof Object && 'path' in slice),
  )
  return createStore({ ask }, Object.fromEntries(kept))
}

/** Until it is whole, or nobody would have waited any longer. */
async function come(isThere: () => boolean): Promise<boolean> {
  for (const until = performance.now() + PATIENCE_MS; ; ) {
    await settled()
    if (isThere()) return true
    if (performance.now() > until) return false
    await new Promise((later) => setTimeout(later, 10))
  }
}

/** Found out by drawing a page, and asked for again when it is refused. */
const behindDoor = new Map<string, boolean>()
const asking = new Map<string, boolean>()

/** What stands before a door is shown to nobody who is in, and the rest to nobody else. */
async function isBehindDoor(path: string): Promise<boolean> {
  const known = behindDoor.get(path)
  if (known !== undefined) return known
  drawing(0, path)
  current = { number: 0, store: undefined }
  shown = { path: '', number: -1 }
  await preload(addressOf(path))
  drawFrame(addressOf(path), false)
  await come(() => shown.path !== '')
  behindDoor.set(path, shown.path !== path)
  return shown.path !== path
}

async function draw(path: string, from: number, times: number): Promise<Drawn> {
  const address = addressOf(path)
  const signedIn = await isBehindDoor(path)
  const drawn: Drawn = { times: 0, asksNothing: false, asked: [], broken: [] }
  const asked = new Set<string>()
  let inFrame = DRAWINGS_IN_A_FRAME
  let asksItself = false
  for (let number = from; number < from + times; number++) {
    // What asks nothing is told nothing: it looks the same every time.
    if (number === from + DRAWINGS_IN_A_FRAME && !asksItself) return { ...drawn, asksNothing: true }
    drawing(number, path)
    if (!frame || inFrame >= DRAWINGS_IN_A_FRAME) {
      inFrame = 0
      forget()
      current = { number, store: undefined }
      drawFrame(address, signedIn)
    } else {
      inFrame++
      current = { number, store: emptied(frame.store) }
      for (const listen of redraw) listen()
    }
    const isDrawn = () => shown.path === path && shown.number === number
    const isThere = await come(
      () => observed.complaints.length > 0 || (isDrawn() && !loadsIn(document.body)),
    )
    if (isDrawn()) drawn.times++
    else observed.complaints.push(`was not drawn: ${document.body.textContent?.slice(0, 200)}`)
    if (!isThere) observed.complaints.push('still loads')
    const complaints = [...observed.complaints, ...brokenIn(document.body)]
    for (const question of observed.asked) asked.add(question)
    if (inFrame > 0 && observed.asked.length > 0) asksItself = true
    // What asked once is refused, though it asks nothing of other answers.
    if (inFrame === 1) asking.set(path, asking.get(path) === true || observed.asked.some(isNeeded))
    if (complaints.length > 0) {
      drawn.broken.push({ number, complaints, answers: Object.fromEntries(observed.answers) })
      inFrame = DRAWINGS_IN_A_FRAME
    }
  }
  return { ...drawn, asked: [...asked] }
}

/** A member and a unit are told in words: the server's, that there is no connection, or that what they want is not there. */
const SAID = new RegExp(`ไม่พบ|${CANNOT_CONNECT}`)
/** Elsewhere the way to try again will do. */
const TOLD = /ลองใหม่|ลองอีกครั้ง|ไม่พบ|ไม่สามารถเชื่อมต่อได้/
// A session that is over leads to the door, a unit's by loading the page anew: web/client/refusing-pages.test.tsx.
const ENDS_SESSION = 401

async function refuse(path: string): Promise<{ asks: boolean; wrong: string[] }> {
  const signedIn = await isBehindDoor(path)
  const wrong: string[] = []
  const asks = await asksForSomething(path, signedIn)
  const isForMemberOrUnit = signedIn && /^\/member(group)?\//.test(path)
  const forms = asks ? REFUSING.filter(({ status }) => status !== ENDS_SESSION) : []
  for (const [index, { name, said, answer }] of forms.entries()) {
    drawing(0, path)
    refuseAll(answer)
    // The frame is drawn with the first, and what it says of that may still be there: only the page is read.
    current = { number: index, store: index > 0 && frame ? emptied(frame.store) : undefined }
    if (index === 0) drawFrame(addressOf(path), signedIn)
    else for (const listen of redraw) listen()
    const text = () => document.getElementById(DRAWN)?.textContent ?? ''
    const isTold = () => text().includes(said) || (isForMemberOrUnit ? SAID : TOLD).test(text())
    const isDrawn = () => shown.path === path && shown.number === index
    const isThere = await come(() => isDrawn() && isTold() && !loadsIn(document.body))
    refuseAll(undefined)
    if (!isThere) wrong.push(`${name}: waits, or does not say why: ${text().slice(0, 600)}`)
    wrong.push(...brokenIn(document.body).map((problem) => `${name}: ${problem}`))
  }
  return { asks, wrong }
}

/** Besides what the frame around it asks: drawn a second time inside the same one. */
async function asksForSomething(path: string, signedIn: boolean): Promise<boolean> {
  const known = asking.get(path)
  if (known !== undefined) return known
  for (const number of [0, 1]) {
    drawing(number, path)
    current = { number, store: frame && number > 0 ? emptied(frame.store) : undefined }
    if (number === 0) drawFrame(addressOf(path), signedIn)
    for (const listen of redraw) listen()
    await come(() => shown.path === path && shown.number === number && !loadsIn(document.body))
  }
  return observed.asked.some(isNeeded)
}

const paths = pages.map(({ path }) => path).filter((path) => shellOf(addressOf(path)))
const allPaths = pages.map(({ path }) => path)

standIn()
Object.assign(globalThis, {
  everyPage: { describe, draw, paths, refuse, allPaths } satisfies EveryPage,
})
