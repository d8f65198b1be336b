// Where somebody was going when the door was shut: an address of the same area and nothing else, in the
// history entry of the sign-in page, so that it stands in no address and outlives a reload.

export function goingTo(place: string): { from: string } {
  return { from: place }
}

/** Of an area such as `member`, whose first page is `status`. */
export function returning(area: string, firstPage: string): (historyState: unknown) => string {
  const place = new RegExp(`^/${area}/(?!logon\\b)(?!.*\\.\\.)[\\w.%/-]+(?:\\?[\\w%=&.+-]*)?$`)
  return (historyState) => {
    const { from } = (historyState ?? {}) as { from?: unknown }
    return typeof from === 'string' && place.test(from) ? from : `/${area}/${firstPage}`
  }
}
