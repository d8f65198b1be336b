// Draws a page of an area again and again in a browser, each time with other answers (tests/e2e/every-page.desktop.spec.ts).
// The frame around the page is drawn anew once in a while only: it is the page that is in question.

import { type ReactNode, useSyncExternalStore } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { ask } from '../../api.ts'
import { App } from '../../app.tsx'
import { pagesIn, preload, ROUTES, shellOf } from '../../routes.tsx'
import { followStorage } from '../../store/follow-storage.ts'
import { createStore, type Store } from '../../store/store.ts'
import { brokenIn, loadsIn } from './broken.ts'
import type { Drawn, EveryPage } from './drawn.ts'
import { addressOf } from './pages.ts'
import { describe, drawing, forget, heard, settled, siteOf, standIn } from './stand-in.ts'

const DRAWINGS_IN_A_FRAME = 15
const PATIENCE_MS = 1_000

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
  const page = <div key={number}>{children}</div>
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

/** What stands before a door is shown to nobody who is in, and the rest to nobody else. */
async function isBehindDoor(path: string): Promise<boolean> {
  drawing(0, path)
  current = { number: 0, store: undefined }
  shown = { path: '', number: -1 }
  await preload(addressOf(path))
  drawFrame(addressOf(path), false)
  await come(() => shown.path !== '')
  return shown.path !== path
}

async function draw(path: string, from: number, times: number): Promise<Drawn> {
  const address = addressOf(path)
  const signedIn = await isBehindDoor(path)
  const drawn: Drawn = { times: 0, asked: [], broken: [] }
  const asked = new Set<string>()
  let inFrame = DRAWINGS_IN_A_FRAME
  for (let number = from; number < from + times; number++) {
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
      () => heard.complaints.length > 0 || (isDrawn() && !loadsIn(document.body)),
    )
    if (isDrawn()) drawn.times++
    else heard.complaints.push(`was not drawn: ${document.body.textContent?.slice(0, 200)}`)
    if (!isThere) heard.complaints.push('still loads')
    const complaints = [...heard.complaints, ...brokenIn(document.body)]
    for (const question of heard.asked) asked.add(question)
    if (complaints.length > 0) {
      drawn.broken.push({ number, complaints, answers: Object.fromEntries(heard.answers) })
      inFrame = DRAWINGS_IN_A_FRAME
    }
  }
  return { ...drawn, asked: [...asked] }
}

const paths = pages.map(({ path }) => path).filter((path) => shellOf(addressOf(path)))

standIn()
Object.assign(globalThis, { everyPage: { describe, draw, paths } satisfies EveryPage })
