// What is typed, shown and kept on the way to a password.

import { hash, randomBytes, randomInt } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { TRACKING_CODE_BYTES, trackingCode } from '#domain/content/tracking-code.ts'
import { cookieOf } from '../../http/cookies.ts'
import { Refusal } from '../../http/errors.ts'
import { keyedHash } from '../../http/visitor.ts'

/** Six figures: short enough to type from one screen into another. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Half as long as a tracking code, and as easy to read: tells which of two messages is the new one. */
export function newReference(): string {
  return trackingCode(randomBytes(TRACKING_CODE_BYTES)).replaceAll('-', '').slice(0, 6)
}

/** The code on a slip: twelve signs, sixty bits (SEC-12 wants forty). */
export function newSlipCode(): string {
  return trackingCode(randomBytes(TRACKING_CODE_BYTES))
}

export function newTicket(): string {
  return `ct1_${randomBytes(32).toString('base64url')}`
}

export function ticketHash(ticket: string): Buffer {
  return hash('sha256', ticket, 'buffer')
}

/** Keyed, because six figures can be counted through; with the flow, because two may have the same. */
export function codeHash(flow: string, code: string, secret: string): string {
  return keyedHash(`code|${flow}|${code}`, secret)
}

export function slipHash(code: string, secret: string): string {
  return keyedHash(`slip|${code}`, secret)
}

/** The browser that asks; what was begun in it can be ended in no other. */
export function visitorOf(request: FastifyRequest): string {
  const cookie = cookieOf(request, '__Host-pre')
  if (!cookie) throw new Refusal(403, 'หน้านี้เปิดไว้นานเกินไป กรุณาโหลดหน้าใหม่แล้วลองอีกครั้ง')
  return keyedHash(`recovery|${cookie}`, request.server.secrets.csrf)
}
