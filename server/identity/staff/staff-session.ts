// Officers at the back office's doors: what their session is worth. How they sign in is in staff-sign-in.ts.

import type { FastifyRequest } from 'fastify'
import { touchSession } from '#database/queries/identity/session.ts'
import { officerOfSession } from '#database/queries/identity/staff-session.ts'
import { may } from '#domain/identity/staff-role.ts'
import { recordAudit } from '../../audit/audit.ts'
import { Refusal } from '../../http/errors.ts'
import { bearerOf } from '../bearer.ts'
import { isBound, LIFETIMES, signedOut } from '../session.ts'

/** Guards every route that declares `authz: 'staff'` and, with `may`, what an officer must be allowed. */
export async function requireStaff(request: FastifyRequest): Promise<void> {
  const bearer = bearerOf(request)
  if (bearer?.kind !== 'staff') throw signedOut()
  const { db } = request.server
  const officer = await officerOfSession(db, bearer.tokenHash)
  if (!officer || !isBound(request, '__Host-sb', officer.bindHash)) throw signedOut()
  if (officer.isStale) await touchSession(db, officer.tokenHash, LIFETIMES.staff.idleMinutes)
  request.staff = officer
  await requirePermission(request)
  if (request.routeOptions.config.stepUp && !officer.isFresh) {
    throw new Refusal(403, 'กรุณายืนยันตัวตนอีกครั้งก่อนทำรายการนี้', { needs: 'step_up' })
  }
}

/** Whoever is not allowed is refused, and that is written down. */
async function requirePermission(request: FastifyRequest): Promise<void> {
  const { config, url: route = '' } = request.routeOptions
  if (config.may && may(request.staff.roles, config.may)) return
  const told = { action: 'staff.denied', outcome: 'refused', detail: { route } } as const
  await recordAudit(request.server.db, request, told)
  throw new Refusal(403, 'ท่านไม่มีสิทธิ์ทำรายการนี้')
}
