import { hasServiceWorkers, registerServiceWorker } from '../../client/service-worker.ts'
import { mayKeepConveniences } from '../../ui/feedback/cookie-consent.ts'

/** Has the browser keep the page that says there is no connection; not every browser can, and none must unasked. */
export function keepOfflinePage(): void {
  if (!hasServiceWorkers() || !mayKeepConveniences()) return
  registerServiceWorker().catch(() => undefined)
}
