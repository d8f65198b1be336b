// A kept answer needs nothing of the framework: who asks for one gets it before routes, hooks and
// replies are set up for them. Everything else goes the usual way.

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { encodingFor, type Finished } from './encodings.ts'

export interface ReadyAnswer extends Finished {
  /** What the framework put on it the first time, such as the security headers. */
  headers: [string, string][]
}

export function answerBeforeFramework(
  app: FastifyInstance,
  find: (url: string) => ReadyAnswer | undefined,
): void {
  const [framework] = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const answer = request.method === 'GET' && find(request.url ?? '')
    if (answer && app.server.listening) send(app, answer, request, response)
    else framework?.(request, response)
  })
}

function send(
  app: FastifyInstance,
  answer: ReadyAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const { body, etag } = answer.bodies[encoding]
  const isKnown = request.headers['if-none-match'] === etag
  const head = isKnown ? [] : contentHead(answer, encoding)
  response.writeHead(
    isKnown ? 304 : 200,
    [...answer.headers, ...head, ['vary', 'accept-encoding'], ['etag', etag]].flat(),
  )
  response.end(isKnown ? undefined : body)
  app.log.info(
    {
      request_id: randomUUID(),
      ip: request.socket.remoteAddress,
      forwarded_for: request.headers['x-forwarded-for'],
      method: 'GET',
      url: request.url,
      status: response.statusCode,
      kept: true,
    },
    'request',
  )
}

function contentHead(answer: ReadyAnswer, encoding: keyof Finished['bodies']): [string, string][] {
  const { body } = answer.bodies[encoding]
  const head: [string, string][] = [
    ['content-type', answer.type],
    ['content-length', String(body.length)],
  ]
  if (body !== answer.bodies.identity.body) head.push(['content-encoding', encoding])
  return head
}
