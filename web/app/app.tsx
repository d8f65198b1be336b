import { StrictMode, Suspense, useEffect } from 'react'
import { Provider } from 'react-redux'
import { useLocation, useRoutes } from 'react-router'
import type { State, Store } from '../client/store/store.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { branchOf, preload } from './routes.tsx'
import { type Site, SiteContext } from './site.tsx'

interface AppProps {
  store: Store
  site: Site
  /**
   * The state that the server drew from. The browser takes over piece by piece, and a piece that comes
   * late must find it still, though the store has moved on, such as by the wish to be notified.
   */
  drawn: State
}

/** The whole site inside a router: the server gives it one address, the browser its address bar. */
export function App({ store, site, drawn }: AppProps) {
  return (
    <StrictMode>
      <SiteContext value={site}>
        <Provider store={store} serverState={drawn}>
          <CrashBoundary>
            <Suspense fallback={null}>
              <Routed />
            </Suspense>
          </CrashBoundary>
        </Provider>
      </SiteContext>
    </StrictMode>
  )
}

function Routed() {
  const { pathname } = useLocation()
  // The frames of a page and the page itself are fetched side by side, rather than each by the one around it.
  useEffect(() => void preload(pathname).catch(() => undefined), [pathname])
  return useRoutes(branchOf(pathname))
}
