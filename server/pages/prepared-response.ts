// A response that was put together before it was asked for. Node's own way writes the same twenty headers one by one for
// each request and checks every letter of them, and hands the system three pieces: a seventh of what such a request costs
// (docs/decisions/0007-what-every-request-pays.md).

import { type ServerResponse, STATUS_CODES } from 'node:http'
import { REQUEST_ID_HEADER } from '../monitoring/request-id.ts'

export interface PreparedResponse {
  status: 200 | 304
  /** Names and values in turn, as Node writes them. */
  headers: string[]
  body: Buffer
}

/** What Node has no public name for: the head, written by somebody else and on its way. */
interface Unsent extends ServerResponse {
  _header: string | null
  _headerSent: boolean
  maxRequestsOnConnectionReached?: boolean
}

export function respond(
  response: ServerResponse,
  prepared: PreparedResponse,
  keepAliveMs: number,
  requestId?: string,
): void {
  const { socket, shouldKeepAlive, maxRequestsOnConnectionReached } = response as Unsent
  // Without a socket it waits for those that were asked for before it on the same connection.
  if (socket?.writable && shouldKeepAlive && !maxRequestsOnConnectionReached) {
    sendWhole(response as Unsent, wholeOf(prepared, keepAliveMs), requestId)
    return
  }
  const { status, headers, body } = prepared
  response.writeHead(status, requestId ? [...headers, REQUEST_ID_HEADER, requestId] : headers)
  response.end(body)
}

interface Whole {
  statusLine: string
  /** From the status line to the body's last byte. */
  bytes: Buffer
}

function sendWhole(response: Unsent, { statusLine, bytes }: Whole, requestId?: string): void {
  const socket = response.socket as NonNullable<typeof response.socket>
  response._header = statusLine
  response._headerSent = true
  if (requestId) {
    socket.cork()
    socket.write(`${statusLine}${REQUEST_ID_HEADER}: ${requestId}\r\n`, 'latin1')
    socket.write(bytes.subarray(statusLine.length))
    socket.uncork()
  } else socket.write(bytes)
  response.end()
}

let dateLine = ''
let nextSecond = 0
/** Of this second, in which the line about the date stays as it is: no more than page-cache.ts holds, once again. */
const wholes = new Map<PreparedResponse, Whole>()

function wholeOf(prepared: PreparedResponse, keepAliveMs: number): Whole {
  const now = Date.now()
  if (now >= nextSecond || now < nextSecond - 1_000) {
    nextSecond = now - (now % 1_000) + 1_000
    dateLine = `Date: ${new Date(now).toUTCString()}\r\n`
    wholes.clear()
  }
  const known = wholes.get(prepared)
  if (known) return known
  const { status, headers, body } = prepared
  const statusLine = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  let head = statusLine
  for (let index = 0; index < headers.length; index += 2)
    head += `${headers[index]}: ${headers[index + 1]}\r\n`
  head += `${dateLine}Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1_000)}\r\n\r\n`
  const whole = { statusLine, bytes: Buffer.concat([Buffer.from(head, 'latin1'), body]) }
  wholes.set(prepared, whole)
  return whole
}
