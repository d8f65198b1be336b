// Menus, marquee, notifications and redirects all pass here (SEC-32). Browsers repair
// addresses before they follow them, so anything that needs repair is refused, not repaired.

// Browsers drop tabs and newlines, trim blanks and read \ as /; people cannot see the others.
const REPAIRED_OR_UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\\]/u

/** The address itself if it is https, mailto, tel or a path on this site. */
export function safeUrl(text: string): string | undefined {
  if (REPAIRED_OR_UNSEEN.test(text)) return undefined
  return isSitePath(text) || isHttps(text) || /^(?:mailto|tel):./i.test(text) ? text : undefined
}

// Two slashes name another host, and /.//host can become them once its dots are resolved.
function isSitePath(text: string): boolean {
  return text.startsWith('/') && !upTo(/[?#]/, text).includes('//')
}

// With fewer slashes browsers guess; with an @ the host that people read is not the host they reach.
function isHttps(text: string): boolean {
  if (!/^https:\/\//i.test(text)) return false
  const host = upTo(/[/?#]/, text.slice('https://'.length))
  return host !== '' && !host.includes('@')
}

function upTo(end: RegExp, text: string): string {
  const at = text.search(end)
  return at === -1 ? text : text.slice(0, at)
}
