// One line a request, when it is done. Every request pays for it, so it is put together by hand and
// goes straight to the log's stream; what a stranger wrote into it is scrubbed first.

import { Socket } from 'node:net'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import pino from 'pino'
import type { RequestMetrics } from '../monitoring/metrics/request-metrics.ts'
import { RecentAnswers } from '../monitoring/recent-answers.ts'
import { groupOf, type Traffic } from '../monitoring/traffic.ts'
import { scrub } from './log.ts'

export class AccessLog extends LogController {
  readonly #log: pino.Logger
  readonly #traffic: Traffic
  readonly recent = new RecentAnswers()
  readonly #metrics: RequestMetrics | undefined
  readonly #stream: pino.DestinationStream
  readonly #head = `{"level":"info","pid":${process.pid},"time":"`

  constructor(log: pino.Logger, traffic: Traffic, metrics?: RequestMetrics) {
    super()
    this.#log = log
    this.#traffic = traffic
    this.#metrics = metrics
    this.#stream = (log as unknown as Record<symbol, pino.DestinationStream>)[
      pino.symbols.streamSym
    ] as pino.DestinationStream
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const { method, url, headers } = request
    this.recent.count(reply.statusCode)
    this.#traffic.count(method, url, reply.statusCode, headers['user-agent'])
    const ms = Math.round(reply.elapsedTime * 10) / 10
    // What the site asks itself belongs to the request for a page, which is counted.
    if (request.raw.socket instanceof Socket)
      this.#metrics?.completed(method, request.routeOptions.url, reply.statusCode, ms)
    if (error) this.#log.error({ request_id: request.id, ms, err: error }, 'fault')
    const member = request.member ? `,"member":"${request.member.membershipNo}"` : ''
    this.#write(
      `"request_id":"${request.id}","ip":"${request.ip}",${requestLine(method, url)},"status":${reply.statusCode},"ms":${ms}${member}`,
    )
  }

  /** Of an answer that was ready: what was asked is in words already, and has no id but the proxy's. */
  keptSent(asked: CachedRequest, status: number, { ip, via, id }: CachedAsker): void {
    this.recent.count(status)
    this.#traffic.countGroup(asked.group)
    this.#metrics?.sentFromMemory(asked.group, status)
    const forwarded = via ? `,"forwarded_for":${scrub(JSON.stringify(via))}` : ''
    const requestId = id ? `"request_id":"${id}",` : ''
    this.#write(
      `${requestId}"ip":"${ip}",${asked.question},"status":${status},"kept":true${forwarded}`,
    )
  }

  #write(fields: string): void {
    if (!this.#log.isLevelEnabled('info')) return
    this.#stream.write(`${this.#head}${isoNow()}",${fields},"msg":"request"}\n`)
  }
}

/** Who asked for what was ready: their address, the addresses that proxies name, and the number of the last of them. */
interface CachedAsker {
  ip: string | undefined
  via: string | string[] | undefined
  id: string | undefined
}

export interface CachedRequest {
  /** As it stands in the line. */
  question: string
  /** As pages are counted. */
  group: string | undefined
}

export function cachedRequest(url: string): CachedRequest {
  return { question: requestLine('GET', url), group: groupOf(url) }
}

/** What was asked for, as it stands in the line. */
function requestLine(method: string, url: string): string {
  return `"method":"${method}","url":${scrub(JSON.stringify(url))}`
}

let writtenAt = 0
let written = ''
let second = ''

/** Dozens of lines share a millisecond on a busy day, and thousands a second. */
function isoNow(): string {
  const now = Date.now()
  if (now === writtenAt) return written
  const ms = now % 1000
  if (now - ms !== writtenAt - (writtenAt % 1000)) second = new Date(now).toISOString().slice(0, 20)
  writtenAt = now
  written = `${second}${ms < 100 ? (ms < 10 ? '00' : '0') : ''}${ms}Z`
  return written
}
