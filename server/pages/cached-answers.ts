// A kept answer needs nothing of the framework: who asks for one gets it before routes, hooks and
// replies are set up for them. Everything else goes the usual way.

import type { RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type AccessLog, type CachedRequest, cachedRequest } from '../http/access-log.ts'
import { ENCODINGS, type Encoding, encodingFor, type Finished } from '../http/encodings.ts'
import { type ProxyRequestId, REQUEST_ID_HEADER } from '../monitoring/request-id.ts'
import { type RequestHeaders, requestHeaders } from './request-headers.ts'

export interface ReadyAnswer extends Finished, CachedRequest {
  /** Names and values in turn, as Node writes them, for each encoding. */
  heads: Record<Encoding, string[]>
  /** The same for a visitor who has the answer already. */
  knownHeads: Record<Encoding, string[]>
}

/** Puts the headers together once: those the framework put on it first, and those of its own. */
export function ready(url: string, answer: Finished, headers: [string, string][]): ReadyAnswer {
  const heads = {} as Record<Encoding, string[]>
  const knownHeads = {} as Record<Encoding, string[]>
  for (const encoding of ENCODINGS) {
    const { body, etag } = answer.bodies[encoding]
    const known = [...headers.flat(), 'vary', 'accept-encoding', 'etag', etag]
    const plain = body === answer.bodies.identity.body
    knownHeads[encoding] = known
    heads[encoding] = [
      ...known,
      ...['content-type', answer.type, 'content-length', String(body.length)],
      ...(plain ? [] : ['content-encoding', encoding]),
    ]
  }
  return { ...answer, ...cachedRequest(url), heads, knownHeads }
}

export function answerBeforeFramework(
  app: FastifyInstance,
  access: AccessLog,
  find: (url: string) => ReadyAnswer | undefined,
  isFor: (headers: RequestHeaders) => boolean,
  requestIdOf: ProxyRequestId,
): void {
  const [framework] = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const answer = request.method === 'GET' ? find(request.url ?? '') : undefined
    if (!answer || !app.server.listening) return framework?.(request, response)
    const headers = requestHeaders(request.rawHeaders)
    if (!isFor(headers)) return framework?.(request, response)
    const id = requestIdOf(request)
    const status = send(answer, headers, response, id)
    const via = headers['x-forwarded-for']
    access.keptSent(answer, status, { ip: request.socket.remoteAddress, via, id })
  })
}

function send(
  answer: ReadyAnswer,
  headers: RequestHeaders,
  response: ServerResponse,
  requestId: string | undefined,
): number {
  const encoding = encodingFor(headers['accept-encoding'])
  const { body, etag } = answer.bodies[encoding]
  const isKnown = headers['if-none-match'] === etag
  const head = (isKnown ? answer.knownHeads : answer.heads)[encoding]
  const status = isKnown ? 304 : 200
  response.writeHead(status, requestId ? [...head, REQUEST_ID_HEADER, requestId] : head)
  response.end(isKnown ? undefined : body)
  return status
}
