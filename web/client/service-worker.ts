let registered: Promise<ServiceWorkerRegistration> | undefined

/** The site's one service worker (web/service-worker.js). Not every browser has such a thing: ask `hasServiceWorkers` first. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  registered ??= register()
  registered.catch(() => {
    registered = undefined
  })
  return registered
}

export function hasServiceWorkers(): boolean {
  return 'serviceWorker' in navigator
}

let policy: { createScriptURL(of: string): unknown } | undefined

function register(): Promise<ServiceWorkerRegistration> {
  // A policy's name can be taken once in a page.
  policy ??= globalThis.trustedTypes?.createPolicy('coop-worker', {
    createScriptURL: () => '/sw.js',
  })
  const script = policy?.createScriptURL('') ?? '/sw.js'
  return navigator.serviceWorker.register(script as string)
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
