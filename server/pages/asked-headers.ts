// The four headers that a kept answer depends on, read from what came over the wire: an object of all of them, which
// Node makes at the first look, costs a busy page more than finding these.

export interface AskedHeaders {
  cookie: string
  acceptEncoding: string
  ifNoneMatch: string
  forwardedFor: string
}

/** Names and values in turn, as Node keeps them; what is sent twice is one list. */
export function askedHeaders(raw: readonly string[]): AskedHeaders {
  const asked = { cookie: '', acceptEncoding: '', ifNoneMatch: '', forwardedFor: '' }
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] as string
    // Most are told apart by their length alone.
    if (name.length !== 6 && name.length !== 13 && name.length !== 15) continue
    const value = raw[at + 1] as string
    switch (name.toLowerCase()) {
      case 'cookie':
        asked.cookie += `${value};`
        break
      case 'accept-encoding':
        asked.acceptEncoding = listed(asked.acceptEncoding, value)
        break
      case 'if-none-match':
        asked.ifNoneMatch = listed(asked.ifNoneMatch, value)
        break
      case 'x-forwarded-for':
        asked.forwardedFor = listed(asked.forwardedFor, value)
    }
  }
  return asked
}

function listed(before: string, value: string): string {
  return before ? `${before}, ${value}` : value
}
