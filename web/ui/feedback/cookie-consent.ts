// The visitor's choice, kept in the cookie acceptCookie: Y or N for two years (REQ-121).

const TWO_YEARS_SECONDS = 63_072_000

export type CookieChoice = 'Y' | 'N'

export function cookieChoice(): CookieChoice | undefined {
  const value = /(?:^|;\s*)acceptCookie=([YN])(?:;|$)/.exec(document.cookie)?.[1]
  return value as CookieChoice | undefined
}

/** Conveniences are kept for those who accepted; of everybody else the browser holds only what is needed or asked for. */
export function mayKeepConveniences(): boolean {
  return cookieChoice() === 'Y'
}

export function keepCookieChoice(choice: CookieChoice): void {
  if (choice === 'N') forgetConveniences()
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on older phones
  document.cookie = `acceptCookie=${choice}; Max-Age=${TWO_YEARS_SECONDS}; Path=/; SameSite=Lax${secure}`
}

/** Those of domain/identity/browser-storage.ts that are kept once they are accepted; not every browser has all of these. */
function forgetConveniences(): void {
  const gone = () => undefined
  globalThis.navigator?.serviceWorker
    ?.getRegistrations()
    .then((workers) => Promise.all(workers.map((worker) => worker.unregister())), gone)
  globalThis.caches
    ?.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))), gone)
}
