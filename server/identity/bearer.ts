// The token a request shows. The queue asks whether it was good before (server/load/load-shedding.ts), the door whose
// session it is: it is read and hashed once for both.

import type { FastifyRequest } from 'fastify'
import type { SessionKind } from '#database/queries/identity/session.ts'
import { hashOf } from './secret-hash.ts'

export interface Bearer {
  kind: SessionKind
  tokenHash: Buffer
}

export const TOKEN_PREFIXES: Record<SessionKind, string> = {
  member: 'cm1_',
  unit: 'cu1_',
  staff: 'cs1_',
  impersonation: 'ci1_',
}
const KINDS = Object.entries(TOKEN_PREFIXES) as [SessionKind, string][]
const BEARER = /^Bearer (c[musi]1_[\w-]{43})$/

/** Undefined where it shows none, or something else. */
export function bearerOf(request: FastifyRequest): Bearer | undefined {
  const { authorization } = request.headers
  if (!authorization) return undefined
  request.bearer ??= bearerIn(authorization)
  return request.bearer
}

function bearerIn(authorization: string): Bearer | undefined {
  const [, token = ''] = BEARER.exec(authorization) ?? []
  const [kind] = KINDS.find(([, prefix]) => token.startsWith(prefix)) ?? []
  return kind && { kind, tokenHash: hashOf(token) }
}
