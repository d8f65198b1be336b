// The whole site as a browser has it once it has taken a page over (web/app/main.tsx), for tests of pages against the
// real server (tests/support/pages/).

import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from '../app/app.tsx'
import { preload } from '../app/routes.tsx'
import type { Site } from '../app/site.tsx'
import { ask, loadPageConfig } from '../client/api.ts'
import { followStorage } from '../client/session/follow-storage.ts'
import { createStore, type State } from '../client/store/store.ts'
import './jsdom-gaps.ts'

/** At the address that the window is at, with what the server sent along; answers how to leave it. */
export async function mountSite(drawn: { site: Site; store: Partial<State> }): Promise<() => void> {
  const store = createStore({ ask }, drawn.store)
  await Promise.all([preload(location.pathname), loadPageConfig()])
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <BrowserRouter>
      <App store={store} site={drawn.site} drawn={store.getState()} />
    </BrowserRouter>,
  )
  followStorage(store)
  return () => {
    root.unmount()
    place.remove()
  }
}
