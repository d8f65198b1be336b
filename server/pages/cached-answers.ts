// A kept answer needs nothing of the framework: who asks for one gets it before routes, hooks and
// replies are set up for them. Everything else goes the usual way.

import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type AccessLog, type CachedRequest, cachedRequest } from '../http/access-log.ts'
import type { ProxyRequestId } from '../monitoring/request-id.ts'
import { ENCODINGS, type Encoding, encodingFor, type Finished } from './encodings.ts'
import { type PreparedResponse, respond } from './prepared-response.ts'

export interface ReadyAnswer extends Finished, CachedRequest {
  responses: Record<Encoding, PreparedResponse>
  /** For a visitor who has the answer already. */
  unchanged: Record<Encoding, PreparedResponse>
}

const NOTHING = Buffer.alloc(0)

/** Puts the headers together once: those the framework put on it first, and those of its own. */
export function ready(url: string, answer: Finished, headers: [string, string][]): ReadyAnswer {
  const responses = {} as Record<Encoding, PreparedResponse>
  const unchanged = {} as Record<Encoding, PreparedResponse>
  for (const encoding of ENCODINGS) {
    const { body, etag } = answer.bodies[encoding]
    const known = [...headers.flat(), 'vary', 'accept-encoding', 'etag', etag]
    const ofBody = ['content-type', answer.type, 'content-length', String(body.length)]
    const isPlain = body === answer.bodies.identity.body
    unchanged[encoding] = { status: 304, headers: known, body: NOTHING }
    responses[encoding] = {
      status: 200,
      headers: [...known, ...ofBody, ...(isPlain ? [] : ['content-encoding', encoding])],
      body,
    }
  }
  return { ...answer, ...cachedRequest(url), responses, unchanged }
}

export function answerBeforeFramework(
  app: FastifyInstance,
  access: AccessLog,
  find: (url: string) => ReadyAnswer | undefined,
  isFor: (headers: IncomingHttpHeaders) => boolean,
  requestIdOf: ProxyRequestId,
): void {
  const [framework] = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const answer = request.method === 'GET' ? find(request.url ?? '') : undefined
    if (!answer || !app.server.listening || !isFor(request.headers))
      return framework?.(request, response)
    const id = requestIdOf(request)
    const prepared = responseFor(answer, request.headers)
    respond(response, prepared, app.server.keepAliveTimeout, id)
    const via = request.headers['x-forwarded-for']
    access.keptSent(answer, prepared.status, { ip: request.socket.remoteAddress, via, id })
  })
}

function responseFor(answer: ReadyAnswer, headers: IncomingHttpHeaders): PreparedResponse {
  const encoding = encodingFor(headers['accept-encoding'])
  const isKnown = headers['if-none-match'] === answer.bodies[encoding].etag
  return (isKnown ? answer.unchanged : answer.responses)[encoding]
}
