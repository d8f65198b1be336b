// Under which number a request is found in the log: the one its proxy gave it, so that both logs tell of the same request, or
// one of our own. A stranger's number would end up in our log, so only that of a trusted proxy counts.

import type { IncomingMessage } from 'node:http'
import { compile } from '@fastify/proxy-addr'

export const REQUEST_ID_HEADER = 'x-request-id'
/** As proxies make them: 32 digits of nginx, a UUID, a ULID. */
const ID = /^[\w-]{8,64}$/

/** Undefined where it has none that counts. */
export type ProxyRequestId = (request: IncomingMessage) => string | undefined

export function proxyRequestIds(trustedProxies: string[]): ProxyRequestId {
  if (trustedProxies.length === 0) return () => undefined
  const isTrusted = compile(trustedProxies)
  return ({ headers, socket }) => {
    const id = headers[REQUEST_ID_HEADER]
    if (typeof id !== 'string' || !ID.test(id)) return undefined
    return isTrusted(socket.remoteAddress ?? '', 0) ? id : undefined
  }
}
