// docs/security.md#server-limits. Fastify's own timeouts are off by default, and then a few hundred
// slow clients are enough to hold every connection.

import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { FORMATS } from '#contract/shared/dates.ts'
import { isWebSocket } from '../push/upgrades.ts'
import { refusalReply } from './errors.ts'

export const CONNECTIONS_MAX = 6_000
/** A whole hospital may share one address; nobody needs a third of all connections. */
export const CONNECTIONS_OF_NETWORK_MAX = 2_000
export const DRAIN_MS = 10_000

export const FASTIFY_LIMITS = {
  requestTimeout: 10_000,
  connectionTimeout: 15_000,
  keepAliveTimeout: 65_000,
  handlerTimeout: 20_000,
  bodyLimit: 64 * 1024,
  return503OnClosing: true,
  forceCloseConnections: 'idle',
  onProtoPoisoning: 'error',
  onConstructorPoisoning: 'error',
  http: {
    headersTimeout: 8_000,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16 * 1024,
    // A request without a body is not made to stream one: a sixth less work for a kept page.
    optimizeEmptyRequests: true,
    shouldUpgradeCallback: isWebSocket,
  },
  routerOptions: { maxParamLength: 64, querystringParser: singleValues },
  // What does not fit is refused, never bent to fit; verbose lets a refusal name the field in Thai.
  ajv: {
    customOptions: {
      coerceTypes: false,
      removeAdditional: false,
      useDefaults: false,
      allErrors: false,
      verbose: true,
      formats: FORMATS,
    },
  },
  serializerOpts: { ajv: { formats: FORMATS } },
} as const

// Who is last in the line gets their paper in good time, or is told at once to come back.
export const PAPER_LIMITS = { queueMax: 6, limitMs: 30_000 }
/** For a paper with those before it (document-timeout.ts). */
export const PAPER_ANSWER_MS = 60_000

/** A parameter given twice stays a list, which no schema of ours accepts: guessing is for attackers. */
function singleValues(text: string): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const before = values[name]
    values[name] = before === undefined ? value : [before, value].flat()
  }
  return values
}

/** What never became a request (broken HTTP, headers too long) still gets the envelope. */
export function answerBadClient(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const tooLong = error.code === 'HPE_HEADER_OVERFLOW'
  const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const status = tooLong
    ? '431 Request Header Fields Too Large'
    : late
      ? '408 Request Timeout'
      : '400 Bad Request'
  const body = JSON.stringify(refusalReply('คำขอไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่', randomUUID()))
  if (!socket.writable) return void socket.destroy()
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nX-Content-Type-Options: nosniff\r\n` +
      `Content-Security-Policy: default-src 'none'; frame-ancestors 'none'; sandbox\r\n` +
      `Cache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
  )
}
