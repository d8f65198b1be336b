import { safeUrl } from '#domain/text/safe-url.ts'

const NOWHERE_ELSE = '/home'

/** A link as it may stand on a page: one that must not be followed leads home instead (SEC-32). */
export function withSafeLink<T extends { url: string }>(row: T): T {
  return { ...row, url: safeUrl(row.url) ?? NOWHERE_ELSE }
}
