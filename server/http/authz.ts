// Default deny: a route says who may call it, or the server does not start. What it says is also what
// guards it, so the two cannot drift apart.

import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { refuseLooker, requireMember } from '../identity/session.ts'
import { requireStaff } from '../identity/staff/staff-session.ts'
import { requireUnit } from '../identity/unit-session.ts'

export type Authz = 'public' | 'member' | 'unit' | 'staff'

const GUARDS: Record<Authz, ((request: FastifyRequest) => Promise<void>) | undefined> = {
  public: undefined,
  member: requireMember,
  unit: requireUnit,
  staff: requireStaff,
}

/** A route, by who may come in. */
export interface Door {
  name: string
  authz: Authz
  /** The permission an officer needs, and whether a fresh proof of who they are. */
  may?: string | undefined
  stepUp?: boolean | undefined
}

/** Answers the list of doors, which grows with every route that is added. */
export function denyByDefault(app: FastifyInstance): Door[] {
  const doors: Door[] = []
  app.addHook('onRoute', (route: RouteOptions) => {
    const authz = route.config?.authz
    const name = `${route.method} ${route.url}`
    if (!authz || !(authz in GUARDS)) throw new Error(`${name} does not declare who may call it`)
    if (authz === 'staff' && !route.config?.may)
      throw new Error(`${name} does not declare what it takes`)
    if (!route.schema?.response) throw new Error(`${name} does not declare what it answers`)

    const guards = [isRead(route) ? undefined : refuseLooker, GUARDS[authz]].filter((one) => !!one)
    route.onRequest = [...guards, ...[route.onRequest ?? []].flat()]
    doors.push({ name, authz, may: route.config?.may, stepUp: route.config?.stepUp })
  })
  return doors
}

function isRead({ method }: RouteOptions): boolean {
  return [method].flat().every((one) => one === 'GET' || one === 'HEAD')
}
