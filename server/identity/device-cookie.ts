// A browser in which somebody once signed in keeps a signed note of it. Strangers who guess that person's
// password never use up the tries of such a browser (docs/security.md#sign-in-limits).

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieOf, hostCookie } from '../http/cookies.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60
/** A family shares a computer; more than this is no family. */
const NOTES_MAX = 5

/** The name of this device for this login, such as member:000123; undefined when it is new to it. */
export function deviceOf(
  request: FastifyRequest,
  secret: string,
  login: string,
): string | undefined {
  return notesIn(request)
    .find(([nonce = '', signature = '']) => isGenuine(secret, login, nonce, signature))
    ?.at(0)
}

export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
  login: string,
): void {
  if (deviceOf(request, secret, login)) return
  const nonce = randomBytes(12).toString('base64url')
  const note = `${nonce}.${signatureOf(secret, login, nonce)}`
  const notes = [note, ...notesIn(request).map((parts) => parts.join('.'))].slice(0, NOTES_MAX)
  reply.header('set-cookie', hostCookie('dv', notes.join('~'), 'Strict', YEAR_SECONDS))
}

function notesIn(request: FastifyRequest): string[][] {
  const value = cookieOf(request, '__Host-dv') ?? ''
  return value
    .split('~')
    .slice(0, NOTES_MAX)
    .map((note) => note.split('.'))
    .filter((parts) => parts.length === 2 && parts.every((part) => /^[\w-]{1,64}$/.test(part)))
}

function isGenuine(secret: string, login: string, nonce: string, signature: string): boolean {
  const given = Buffer.from(signature)
  const right = Buffer.from(signatureOf(secret, login, nonce))
  return given.length === right.length && timingSafeEqual(given, right)
}

function signatureOf(secret: string, login: string, nonce: string): string {
  return createHmac('sha256', secret).update(`device|${login}|${nonce}`).digest('base64url')
}
