// Opaque split tokens (docs/security.md#sessions): the browser shows a bearer token from its storage and a
// cookie no script can read; the database knows only their hashes.

import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Db, inTransaction } from '#database/core/connect.ts'
import {
  addSession,
  endStolenFamily,
  keepNewestSessions,
  memberOfSession,
  replaceToken,
  type SessionKind,
  type SignedInMember,
  touchSession,
} from '#database/queries/identity/session.ts'
import { deviceName } from '#domain/identity/device-name.ts'
import { REMEMBERED_DAYS } from '#domain/identity/remembered-days.ts'
import { recordAudit } from '../audit/audit.ts'
import { cookieOf, hostCookie } from '../http/cookies.ts'
import { Refusal } from '../http/errors.ts'
import { notify } from '../outbox/put.ts'
import { bearerOf, TOKEN_PREFIXES } from './bearer.ts'
import { hashOf } from './secret-hash.ts'

interface Lifetime {
  idleMinutes: number
  absoluteMinutes: number
}

const DAY = 24 * 60

// docs/security.md#sessions
export const LIFETIMES: Record<SessionKind, Lifetime> = {
  member: { idleMinutes: 30, absoluteMinutes: 12 * 60 },
  unit: { idleMinutes: 20, absoluteMinutes: 10 * 60 },
  staff: { idleMinutes: 15, absoluteMinutes: 8 * 60 },
  impersonation: { idleMinutes: 5, absoluteMinutes: 15 },
}
const REMEMBERED: Record<SessionKind, Lifetime> = {
  ...LIFETIMES,
  // The door promises so many days, so resting does not end them sooner (decision 0010).
  member: lastingDays(REMEMBERED_DAYS.member),
  unit: lastingDays(REMEMBERED_DAYS.unit),
}
function lastingDays(days: number): Lifetime {
  return { idleMinutes: days * DAY, absoluteMinutes: days * DAY }
}

const MOST: Record<SessionKind, number> = { member: 5, unit: 3, staff: 1, impersonation: 1 }

export interface Client {
  /** A browser's session is also tied to a cookie of that browser. */
  kind: 'browser' | 'other'
  device: string
  address: string | null
}

export interface IssuedSession {
  token: string
  /** Value of the cookie that goes with it, for a browser. */
  binding: string | undefined
  /** For how long the browser keeps that cookie; undefined when it goes with the window. */
  rememberedSeconds: number | undefined
  endsAt: Date
}

interface Issue {
  kind: SessionKind
  subjectId: string
  client: Client
  remember?: boolean
  actStaff?: string
  grantId?: string
}

/** The only function that makes a session. */
export async function issueSession(
  db: Db,
  { kind, subjectId, client, remember = false, actStaff, grantId }: Issue,
): Promise<IssuedSession> {
  const token = newToken(kind)
  const binding = client.kind === 'browser' ? randomBytes(32).toString('base64url') : undefined
  const lifetime = lifetimeOf(kind, remember)
  const endsAt = await addSession(db, {
    tokenHash: hashOf(token),
    kind,
    subjectId,
    bindHash: binding ? hashOf(binding) : null,
    ...lifetime,
    remember,
    device: client.device,
    address: client.address,
    actStaff: actStaff ?? null,
    grantId: grantId ?? null,
  })
  await keepNewestSessions(db, kind, subjectId, MOST[kind])
  const rememberedSeconds = lifetime === LIFETIMES[kind] ? undefined : lifetime.absoluteMinutes * 60
  return { token, binding, rememberedSeconds, endsAt }
}

/** Only browsers say where a request comes from, and they cannot be made not to (docs/security.md#anti-forgery). */
export function clientOf({ headers, ip }: FastifyRequest): Client {
  const isBrowser = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
  return {
    kind: isBrowser ? 'browser' : 'other',
    device: deviceName(headers['user-agent'] ?? ''),
    address: ip,
  }
}

/** Each area of the site has a cookie of its own: members mb, units ub, officers sb. */
type BindingCookie = 'mb' | 'ub' | 'sb'

/** Lasts as long as the session when that is remembered, and otherwise as long as the browser's window. */
export function giveBinding(
  reply: FastifyReply,
  { binding, rememberedSeconds }: IssuedSession,
  cookie: BindingCookie = 'mb',
): void {
  if (binding) reply.header('set-cookie', hostCookie(cookie, binding, 'Strict', rememberedSeconds))
}

/** Whoever signs out leaves nothing of the area's; the other areas of the same browser stay as they are. */
export function takeBinding(reply: FastifyReply, cookie: BindingCookie): void {
  reply.header('set-cookie', hostCookie(cookie, '', 'Strict', 0))
  // Not the storage: other areas keep theirs there. Each area's pages remove its own.
  reply.header('clear-site-data', '"cache"')
}

/** Guards every route that declares `authz: 'member'`. */
export async function requireMember(request: FastifyRequest): Promise<void> {
  const member = await memberIn(request)
  if (!member) throw signedOut()
  request.member = member
  // Terms are the member's to agree to, and do not stand in the way of an officer who only looks.
  if (member.actStaff !== null) return lookThrough(request)
  if (request.routeOptions.config.beforeTerms !== true) requireTerms(request)
}

/** SEC-38: the portal comes after the terms, also for whoever asks without our pages. */
function requireTerms({ member }: FastifyRequest): void {
  if (member.hasAgreed) return
  throw new Refusal(403, 'กรุณาอ่านและยอมรับข้อกำหนดฉบับปัจจุบันก่อนใช้ระบบสมาชิก', { needs: 'terms' })
}

/**
 * Guards every call of every area that is not a mere reading (server/http/authz.ts): an officer in a member's place
 * writes nothing, neither as the member nor, where anybody may write, as a visitor.
 */
export async function refuseLooker(request: FastifyRequest): Promise<void> {
  if (bearerOf(request)?.kind !== 'impersonation') return
  const member = await memberIn(request)
  if (!member || request.routeOptions.config.readSafe === true) return
  request.member = member
  await lookThrough(request)
}

/** Whoever looks through a member's eyes may only look, and every look is written down. */
async function lookThrough(request: FastifyRequest): Promise<void> {
  const { config, url: route = '' } = request.routeOptions
  const allowed = config.readSafe === true
  await recordAudit(request.server.db, request, {
    action: 'impersonation.look',
    outcome: allowed ? 'done' : 'refused',
    detail: { route },
  })
  if (!allowed) throw new Refusal(403, 'ขณะดูในนามสมาชิก ดูข้อมูลได้อย่างเดียว ไม่สามารถทำรายการนี้ได้')
}

/** Who sent this, on a public route where a member may but need not be signed in. */
export async function memberIn(request: FastifyRequest): Promise<SignedInMember | undefined> {
  const bearer = bearerOf(request)
  if (bearer?.kind !== 'member' && bearer?.kind !== 'impersonation') return undefined
  const { db } = request.server
  const { tokenHash } = bearer
  const member = await memberOfSession(db, tokenHash)
  if (!member) {
    await noticeTheft(request, tokenHash)
    return undefined
  }
  if (!isBound(request, '__Host-mb', member.bindHash)) return undefined
  const kind = member.actStaff === null ? 'member' : 'impersonation'
  if (member.isStale)
    await touchSession(db, tokenHash, lifetimeOf(kind, member.remember).idleMinutes)
  return member
}

async function noticeTheft(request: FastifyRequest, tokenHash: Buffer): Promise<void> {
  const { db, sealing } = request.server
  await inTransaction(db, async (trx) => {
    const robbed = await endStolenFamily(trx, tokenHash)
    if (!robbed) return
    await notify(trx, sealing, robbed, { template: 'session_replayed', at: new Date() })
    await recordAudit(trx, request, {
      action: 'session.replayed',
      subjectNo: robbed,
      outcome: 'refused',
      detail: {},
    })
  })
}

/** A remembered session gets a fresh token every day; undefined when it is not time yet. */
export async function renewToken(db: Db, member: SignedInMember): Promise<string | undefined> {
  if (!member.isDue) return undefined
  return inTransaction(db, (trx) => freshToken(trx, 'member', member.tokenHash))
}

/** The session goes on under another token; undefined when it is over, or another was quicker. */
export async function freshToken(
  trx: Db,
  kind: SessionKind,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const token = newToken(kind)
  return (await replaceToken(trx, tokenHash, hashOf(token))) ? token : undefined
}

export function lifetimeOf(kind: SessionKind, remember: boolean): Lifetime {
  return (remember ? REMEMBERED : LIFETIMES)[kind]
}

/** A browser's token is worth nothing without that browser's cookie. */
export function isBound(request: FastifyRequest, cookie: string, bindHash: Buffer | null): boolean {
  if (!bindHash) return true
  return timingSafeEqual(hashOf(cookieOf(request, cookie) ?? ''), bindHash)
}

function newToken(kind: SessionKind): string {
  return TOKEN_PREFIXES[kind] + randomBytes(32).toString('base64url')
}

export function signedOut(): Refusal {
  return new Refusal(401, 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง')
}
