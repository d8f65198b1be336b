// Where an officer was going when the door was shut: an address of the back office and nothing else.

const FIRST_PAGE = '/admin'
const PLACE = /^\/admin(?!\/(?:logon|setup)\b)(?!.*\.\.)(?:\/[\w.%/-]*)?(?:\?[^#\\]*)?$/

export function returnTo(historyState: unknown): string {
  const { from } = (historyState ?? {}) as { from?: unknown }
  return typeof from === 'string' && PLACE.test(from) ? from : FIRST_PAGE
}
