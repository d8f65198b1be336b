// The browser takes over the page that the server drew.

import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { ask, loadPageConfig } from '../client/api.ts'
import { reportClientErrors } from '../client/client-errors.ts'
import { followStorage } from '../client/session/follow-storage.ts'
import { createStore, type State, type Store } from '../client/store/store.ts'
import { keepTyped } from '../client/typed-before.ts'
import { App } from './app.tsx'
import { preload, shellOf } from './routes.tsx'
import type { Site } from './site.tsx'

reportClientErrors()

/** An area asks for its scripts before all of the page has come. */
async function wholePage(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((come) => document.addEventListener('DOMContentLoaded', come, { once: true }))
}

/** Fails where a script does not come, and may then be called again. */
export async function takeOver(): Promise<void> {
  await wholePage()
  const root = document.getElementById('root') as HTMLElement
  const drawn: { site: Site; store: Partial<State> } = JSON.parse(
    document.getElementById('state')?.textContent ?? '{}',
  )
  const store = createStore({ ask }, drawn.store)
  const drawnFrom = store.getState()

  // Without the page config calls go out without the anti-forgery token and are refused one by one; the
  // page itself is still worth taking over.
  await Promise.all([preload(location.pathname), loadPageConfig().catch(() => undefined)])

  keepTyped(root)

  // As a transition React takes the page over piece by piece, and a touch in between is answered first.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <App store={store} site={drawn.site} drawn={drawnFrom} />
      </BrowserRouter>,
    )
  })

  followStorage(store)
  // The areas ask for themselves when they are entered.
  if (store.getState().authentication.data && !shellOf(location.pathname)) {
    const { forgetIfEnded } = await import('../client/session/member-session.ts')
    void store.dispatch(forgetIfEnded()).then(() => prepareArea(store))
  }
}

/** Whoever is still in is likely to enter, and then has the scripts already. */
async function prepareArea(store: Store): Promise<void> {
  if (store.getState().authentication.data) await preload('/member/status').catch(() => undefined)
}
