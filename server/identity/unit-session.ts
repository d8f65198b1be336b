// People of employer units at their doors.

import type { FastifyRequest } from 'fastify'
import { touchSession } from '#database/queries/identity/session.ts'
import { type UnitOfSession, unitOfSession } from '#database/queries/identity/unit-session.ts'
import { bearerOf } from './bearer.ts'
import { isBound, lifetimeOf, signedOut } from './session.ts'

/** Guards every route that declares `authz: 'unit'`. */
export async function requireUnit(request: FastifyRequest): Promise<void> {
  const bearer = bearerOf(request)
  const unit = bearer?.kind === 'unit' ? await unitIn(request, bearer.tokenHash) : undefined
  if (!unit) throw signedOut()
  request.unit = unit
}

async function unitIn(
  request: FastifyRequest,
  tokenHash: Buffer,
): Promise<UnitOfSession | undefined> {
  const { db } = request.server
  const unit = await unitOfSession(db, tokenHash)
  if (!unit || !isBound(request, '__Host-ub', unit.bindHash)) return undefined
  if (unit.isStale) await touchSession(db, tokenHash, lifetimeOf('unit', unit.remember).idleMinutes)
  return unit
}
