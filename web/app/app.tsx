import { StrictMode, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { Provider } from 'react-redux'
import { useLocation, useRoutes } from 'react-router'
import { askAhead } from '../client/api.ts'
import type { State, Store } from '../client/store/store.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { branchOf, firstCallsOf, preload, shellOf } from './routes.tsx'
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
  const { pathname, search } = useLocation()
  useAskAhead(pathname, search)
  // The frames of a page and the page itself are fetched side by side, rather than each by the one around it.
  useEffect(() => void preload(pathname).catch(() => undefined), [pathname])
  return useRoutes(branchOf(pathname))
}

/**
 * On the way to another page of an area: its figures, and on entering it who is there, are asked for while its scripts
 * come. Before any effect of the page itself, which takes the answers up. The first page has asked by itself (early.ts).
 */
function useAskAhead(pathname: string, search: string): void {
  const from = useRef(pathname)
  useLayoutEffect(() => {
    if (from.current === pathname) return
    const isEntered = shellOf(from.current) !== shellOf(pathname)
    // Whoever has just signed in may have to agree to the terms first, and would be refused.
    const isAtTheDoor = from.current.endsWith('/logon')
    from.current = pathname
    const { asks, sends } = firstCallsOf(pathname)
    // Another month or year is another question.
    if (search === '' && !isAtTheDoor) askAhead({ asks, sends: isEntered ? sends : [] })
  }, [pathname, search])
}
