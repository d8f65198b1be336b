import { mayKeepConveniences } from '../../ui/feedback/cookie-consent.ts'

/** Has the browser keep the page that says there is no connection; not every browser can, and none must unasked. */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator) || !mayKeepConveniences()) return
  const policy = globalThis.trustedTypes?.createPolicy('coop-worker', {
    createScriptURL: () => '/sw.js',
  })
  const script = policy?.createScriptURL('') ?? '/sw.js'
  navigator.serviceWorker.register(script as string).catch(() => undefined)
}

declare global {
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL(): string },
        ): { createScriptURL(of: string): unknown }
      }
    | undefined
}
