// Officers at the back office's doors. How they sign in comes with it; what their session is worth is here.

import type { FastifyRequest } from 'fastify'
import { touchSession } from '#database/queries/session.ts'
import { officerOfSession } from '#database/queries/staff-session.ts'
import type { StaffRole } from '#domain/staff-role.ts'
import { writeDown } from './audit.ts'
import { Refusal } from './errors.ts'
import { hashOf, isBound, LIFETIMES, signedOut } from './session.ts'

/** Guards every route that declares `authz: 'staff'`. */
export async function requireStaff(request: FastifyRequest): Promise<void> {
  const token = /^Bearer (cs1_[\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw signedOut()
  const { db } = request.server
  const officer = await officerOfSession(db, hashOf(token))
  if (!officer || !isBound(request, '__Host-sb', officer.bindHash)) throw signedOut()
  if (officer.isStale) await touchSession(db, officer.tokenHash, LIFETIMES.staff.idleMinutes)
  request.staff = officer
}

/** Whoever has none of these roles is refused, and that is written down. */
export async function requireRole(
  request: FastifyRequest,
  roles: readonly StaffRole[],
): Promise<void> {
  if (request.staff.roles.some((role) => roles.includes(role))) return
  await writeDown(request.server.db, request, {
    action: 'staff.denied',
    outcome: 'refused',
    detail: { route: request.routeOptions.url ?? '' },
  })
  throw new Refusal(403, 'ท่านไม่มีสิทธิ์ทำรายการนี้')
}
