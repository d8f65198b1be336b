// A cooperative with a night in it, and units that ask it.

import type { Plan } from '#demo/core-system/plan.ts'
import { givenUnitSession } from '../given/unit.ts'
import { givenPortal, type Portal } from './portal.ts'

export interface UnitPortal extends Pick<Portal, 'app' | 'rows' | 'database'> {
  /** The whole reply of one call, as one unit. */
  call(unit: string, path: string, body?: object): ReturnType<typeof callAs>
  /** What a feed holds; fails where there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it names
  feed(unit: string, path: string): Promise<any>
}

/** Call it in beforeAll. */
export async function givenUnitPortal(name: string, plan: Partial<Plan>): Promise<UnitPortal> {
  const portal = await givenPortal(name, plan)
  const { app, rows, database } = portal
  return { app, rows, database, ...unitsOf(portal) }
}

/** The units of a cooperative that is there already. */
export function unitsOf({ app }: Pick<Portal, 'app'>): Pick<UnitPortal, 'call' | 'feed'> {
  const sessions = new Map<string, ReturnType<typeof givenUnitSession>>()
  async function call(unit: string, path: string, body?: object) {
    const session = sessions.get(unit) ?? givenUnitSession(app.db, { login: unit })
    sessions.set(unit, session)
    return callAs(app, (await session).headers, path, body)
  }
  return {
    call,
    async feed(unit, path) {
      const reply = await call(unit, path)
      if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`)
      return reply.json().data
    },
  }
}

function callAs(
  app: Portal['app'],
  headers: { authorization: string },
  path: string,
  body: object | undefined,
) {
  const asked = { url: `/api/membergroup${path}`, headers }
  return body ? app.inject({ ...asked, method: 'POST', payload: body }) : app.inject(asked)
}
