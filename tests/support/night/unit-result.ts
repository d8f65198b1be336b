// A unit at work on what it deducted, in the month that is billed and of which nothing is known yet.

import { beforeAll, expect } from 'vitest'
import { givenUnitSession } from '../given/unit.ts'
import { inBaht, OPEN_MONTH, PERIOD, type Person, peopleOf } from './payroll.ts'
import { sharedPortal } from './portal.ts'

export const OWN = '00010001'

interface Sent {
  unit?: string
  body?: object
  file?: string | Buffer
}

/** One for a whole file of tests. The people are there before the first of them. */
export function resultPortal(name: string) {
  const portal = sharedPortal(name, OPEN_MONTH)
  const people: Person[] = []
  const sessions = new Map<string, ReturnType<typeof givenUnitSession>>()
  beforeAll(async () => void people.push(...(await peopleOf(portal, OWN))), 60_000)

  async function headersOf(unit = OWN) {
    const session = sessions.get(unit) ?? givenUnitSession(portal.app.db, { login: unit })
    sessions.set(unit, session)
    return (await session).headers
  }

  async function call(path: string, { unit = OWN, body, file }: Sent = {}) {
    const isFile = file !== undefined
    return portal.app.inject({
      method: body || isFile ? 'POST' : 'GET',
      url: `/api/membergroup/result${path}`,
      headers: {
        ...(await headersOf(unit)),
        ...(isFile && { 'content-type': 'application/octet-stream' }),
      },
      ...(body && { payload: body }),
      ...(isFile && { payload: file }),
    })
  }

  async function result(query = '', unit = OWN) {
    const reply = await call(`?period=${PERIOD}${query}`, { unit })
    expect(reply.statusCode, reply.body).toBe(200)
    return reply.json().data
  }

  return {
    portal,
    people,
    headersOf,
    call,
    does: (path: string, more: object = {}) => call(path, { body: { period: PERIOD, ...more } }),
    result,
    async begunAnew(): Promise<void> {
      await portal.rows(`delete from unit_result where unit_no = '${OWN}'`)
    },
    allInFull: () => people.map((person): [Person, string] => [person, inBaht(person.billed)]),
  }
}
