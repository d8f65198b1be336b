// The visitor's choice, kept in the cookie acceptCookie: Y or N for two years (specification §9).

const TWO_YEARS_SECONDS = 63_072_000

export type CookieChoice = 'Y' | 'N'

export function cookieChoice(): CookieChoice | undefined {
  const value = /(?:^|;\s*)acceptCookie=([YN])(?:;|$)/.exec(document.cookie)?.[1]
  return value as CookieChoice | undefined
}

export function keepCookieChoice(choice: CookieChoice): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on older phones
  document.cookie = `acceptCookie=${choice}; Max-Age=${TWO_YEARS_SECONDS}; Path=/; SameSite=Lax${secure}`
}
