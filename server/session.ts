// Opaque split tokens (security.md §4.1): the browser shows a bearer token from its storage and a
// cookie no script can read; the database knows only their hashes.

import { hash as digest, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/connect.ts'
import { addSession, memberOfSession, type SignedInMember } from '#database/queries/session.ts'
import { cookieOf } from './cookies.ts'
import { Refusal } from './errors.ts'

const IDLE_MINUTES = 30
const ABSOLUTE_MINUTES = 12 * 60

export interface IssuedSession {
  token: string
  /** Value of the cookie __Host-mb, for a browser. */
  binding: string | undefined
}

/** The only function that makes a session. */
export async function issueMemberSession(
  db: Db,
  membershipNo: string,
  client: 'browser' | 'other',
): Promise<IssuedSession> {
  const token = `cm1_${randomBytes(32).toString('base64url')}`
  const binding = client === 'browser' ? randomBytes(32).toString('base64url') : undefined
  await addSession(db, {
    tokenHash: hash(token),
    kind: 'member',
    subjectId: membershipNo,
    bindHash: binding ? hash(binding) : null,
    idleMinutes: IDLE_MINUTES,
    absoluteMinutes: ABSOLUTE_MINUTES,
  })
  return { token, binding }
}

/** Guards every route that declares `authz: 'member'`. */
export async function requireMember(request: FastifyRequest): Promise<void> {
  const member = await memberIn(request)
  if (!member) throw signedOut()
  request.member = member
}

/** Who sent this, on a public route where a member may but need not be signed in. */
export async function memberIn(request: FastifyRequest): Promise<SignedInMember | undefined> {
  const token = /^Bearer (cm1_[\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1]
  const member = token && (await memberOfSession(request.server.db, hash(token)))
  return member && isBound(request, member.bindHash) ? member : undefined
}

function isBound(request: FastifyRequest, bindHash: Buffer | null): boolean {
  if (!bindHash) return true
  return timingSafeEqual(hash(cookieOf(request, '__Host-mb') ?? ''), bindHash)
}

function hash(secret: string): Buffer {
  return digest('sha256', secret, 'buffer')
}

export function signedOut(): Refusal {
  return new Refusal(401, 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง')
}
