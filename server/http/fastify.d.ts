// What we add to Fastify's own types.

import type { SignedInMember } from '#database/queries/identity/session.ts'
import type { SignedInOfficer } from '#database/queries/identity/staff-session.ts'
import type { UnitOfSession } from '#database/queries/identity/unit-session.ts'
import type { Permission } from '#domain/identity/staff-role.ts'
import type { Bearer } from '../identity/bearer.ts'
import type { RequestTicket } from '../load/load-shedding.ts'
import type { Area } from '../load/shares.ts'
import type { CacheRule } from '../pages/page-cache.ts'
import type { App } from './app.ts'
import type { Authz } from './authz.ts'
import type { AnswerKind } from './headers.ts'
import type { Limit } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    authz?: Authz
    answers?: AnswerKind
    /** What an officer must be allowed; every route of the back office says so. */
    may?: Permission
    /** Grave: an officer must have proved who they are within the last five minutes (SEC-21). */
    stepUp?: true
    /** Kept in memory until content changes; only for what is the same for everyone. */
    keep?: CacheRule
    limit?: Limit
    /** A browser sends it by itself, so that no page of ours can put its token beside it; whose browser it is matters nothing. */
    sentByBrowser?: true
    /** Under load: answered always, since it is held in memory; or with those who come or go (server/load/shares.ts). */
    load?: 'always' | 'signIn' | 'signOut' | 'paper'
    /** Whom it competes with; worked out of the rest by server/load/load-shedding.ts. */
    area?: Area
    /** Only shows: an officer who looks through a member's eyes may ask for it. */
    readSafe?: true
    /** A member who has not agreed to the terms in force may ask for it: to read them, to agree, to leave. */
    beforeTerms?: true
  }

  interface FastifyInstance extends App {}

  interface FastifyRequest {
    member: SignedInMember
    staff: SignedInOfficer
    unit: UnitOfSession
    ticket: RequestTicket | undefined
    /** The token it shows, once somebody asked (server/identity/bearer.ts). */
    bearer: Bearer | undefined
  }
}
