// The headers that an answer from memory depends on. Node makes an object of all headers when one of them is asked for, which
// costs such a request a thirtieth of all it takes; the few that matter are read from what came over the line.

export interface RequestHeaders {
  cookie?: string
  'accept-encoding'?: string
  'if-none-match'?: string
  'x-forwarded-for'?: string
}

/** Of Node's list of names and values in turn. A name that came twice has both values, as Node joins them. */
export function requestHeaders(rawHeaders: string[]): RequestHeaders {
  const read: RequestHeaders = {}
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string
    // Most names are of another length: cheaper to see than their letters.
    if (name.length !== 15 && name.length !== 6 && name.length !== 13) continue
    const known = name.toLowerCase()
    if (!isRead(known)) continue
    const value = rawHeaders[index + 1] as string
    const before = read[known]
    read[known] = before === undefined ? value : `${before}, ${value}`
  }
  return read
}

function isRead(name: string): name is keyof RequestHeaders {
  return (
    name === 'accept-encoding' ||
    name === 'cookie' ||
    name === 'if-none-match' ||
    name === 'x-forwarded-for'
  )
}
