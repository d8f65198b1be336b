// Where a member was going when the door was shut: an address of the member area and nothing else, in
// the history entry of the sign-in page, so that it stands in no address and outlives a reload.

const FIRST_PAGE = '/member/status'
const PLACE = /^\/member\/(?!logon\b)(?!.*\.\.)[\w.%/-]+(?:\?[\w%=&.+-]*)?$/

export function goingTo(place: string): { from: string } {
  return { from: place }
}

export function returnTo(historyState: unknown): string {
  const { from } = (historyState ?? {}) as { from?: unknown }
  return typeof from === 'string' && PLACE.test(from) ? from : FIRST_PAGE
}
