// Anti-forgery by the browser-sign rule (docs/security.md#anti-forgery): a request that a browser made on its own
// authority carries a cookie, an Origin or Sec-Fetch-Site, and must then prove that our own page made
// it. A request with none of these has nothing to abuse.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieOf, hostCookie } from './cookies.ts'
import { Refusal } from './errors.ts'

const LIFETIME_MS = 2 * 60 * 60 * 1000
/** Clocks of two machines of one site are never quite the same. */
const SKEW_MS = 2 * 60 * 1000
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A token for this visitor, bound to a cookie that only this visitor's browser holds. */
export function csrfToken(secret: string, request: FastifyRequest, reply: FastifyReply): string {
  const visitor = cookieOf(request, '__Host-pre') ?? newVisitor(reply)
  const signed = `v1.${Date.now()}.${randomBytes(9).toString('base64url')}`
  return `${signed}.${signature(secret, visitor, signed)}`
}

export function refuseForgedWrites(app: FastifyInstance, secret: string, publicUrl: string): void {
  // A callback rather than a promise: every read passes here too, and must not wait a turn for it.
  app.addHook('onRequest', (request, _reply, done) => {
    done(READS.has(request.method) ? undefined : forgeryIn(request, secret, publicUrl))
  })
}

function forgeryIn(
  request: FastifyRequest,
  secret: string,
  publicUrl: string,
): Refusal | undefined {
  const { cookie, origin, 'sec-fetch-site': site } = request.headers
  if (cookie === undefined && origin === undefined && site === undefined) return

  if (origin !== undefined && !isOwnOrigin(origin, request, publicUrl)) return forged()
  if (site !== undefined && site !== 'same-origin') return forged()
  if (request.routeOptions.config.sentByBrowser) return
  const visitor = cookieOf(request, '__Host-pre')
  const token = String(request.headers['x-csrf-token'] ?? '')
  if (visitor && isGenuine(secret, visitor, token)) return
  return new Refusal(403, 'หน้านี้เปิดไว้นานเกินไป กรุณาโหลดหน้าใหม่แล้วลองอีกครั้ง')
}

function newVisitor(reply: FastifyReply): string {
  const visitor = randomBytes(16).toString('base64url')
  reply.header('set-cookie', hostCookie('pre', visitor, 'Lax'))
  return visitor
}

function isGenuine(secret: string, visitor: string, token: string): boolean {
  const cut = token.lastIndexOf('.')
  const signed = token.slice(0, cut)
  const given = Buffer.from(token.slice(cut + 1))
  const right = Buffer.from(signature(secret, visitor, signed))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false
  const age = Date.now() - Number(signed.split('.')[1])
  return age >= -SKEW_MS && age < LIFETIME_MS
}

function signature(secret: string, visitor: string, signed: string): string {
  return createHmac('sha256', secret).update(`${visitor}|${signed}`).digest('base64url')
}

export function isOwnOrigin(origin: string, request: FastifyRequest, publicUrl: string): boolean {
  if (origin === publicUrl) return true
  // On the operator's own machine the same site answers as localhost and as 127.0.0.1.
  return (
    /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin) &&
    origin.endsWith(`//${request.host}`)
  )
}

function forged(): Refusal {
  return new Refusal(403, 'คำขอนี้ไม่ได้มาจากเว็บไซต์ของสหกรณ์')
}
