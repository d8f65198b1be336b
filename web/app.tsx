import { StrictMode, Suspense } from 'react'
import { Provider } from 'react-redux'
import { useRoutes } from 'react-router'
import { CrashBoundary } from './crash-boundary.tsx'
import { ROUTES } from './routes.tsx'
import { type Site, SiteContext } from './site.tsx'
import type { Store } from './store/store.ts'

/** The whole site inside a router: the server gives it one address, the browser its address bar. */
export function App({ store, site }: { store: Store; site: Site }) {
  return (
    <StrictMode>
      <SiteContext value={site}>
        <Provider store={store}>
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
  return useRoutes(ROUTES)
}
