// The units of a cooperative with an open month, and the officers who look after them.

import { expect } from 'vitest'
import { givenOfficer } from '../given/session.ts'
import { givenUnitSession } from '../given/unit.ts'
import { inBaht, OPEN_MONTH, PERIOD, type Person, payrollFile, peopleOf } from './payroll.ts'
import { givenPortal } from './portal.ts'

export const UNIT = '00010001'
export const OTHER = '00010002'

const ROLES = { officer: 'unit_service', auditor: 'auditor', editor: 'editor' } as const

/** Call it in beforeAll. */
export async function givenUnitOffice(name: string) {
  const portal = await givenPortal(name, OPEN_MONTH)
  const { app } = portal
  const people = await peopleOf(portal, UNIT)
  const headers: Record<string, { authorization: string }> = {}
  for (const [login, role] of Object.entries(ROLES)) {
    const { token } = await givenOfficer(app.db, { login, roles: [role] })
    headers[login] = { authorization: `Bearer ${token}` }
  }
  for (const login of [UNIT, OTHER])
    headers[login] = (await givenUnitSession(app.db, { login })).headers

  function call(path: string, body?: object, who = 'officer') {
    return app.inject({
      method: body ? 'POST' : 'GET',
      url: `/api/admin/units${path}`,
      headers: { ...headers[who] },
      ...(body && { payload: body }),
    })
  }

  function unitAsks(path: string, unit = UNIT) {
    return app.inject({ url: `/api/membergroup${path}`, headers: { ...headers[unit] } })
  }

  function asUnit(path: string, payload: object | string, unit = UNIT) {
    const type = typeof payload === 'string' ? { 'content-type': 'text/csv' } : {}
    return app.inject({
      method: 'POST',
      url: `/api/membergroup/result${path}`,
      headers: { ...headers[unit], ...type },
      payload,
    })
  }

  async function board(query = '') {
    const reply = await call(`?period=${PERIOD}${query}`)
    expect(reply.statusCode, reply.body).toBe(200)
    return reply.json().data
  }

  /** The unit reports everybody in full, but one: nothing came from the first. */
  async function sentBut(one: Person): Promise<number> {
    await portal.rows(`delete from unit_result where unit_no = '${UNIT}'`)
    const file = payrollFile(
      people.map((person) =>
        person === one ? [person, '0', 'เสียชีวิต'] : [person, inBaht(person.billed)],
      ),
    )
    await asUnit(`/file?period=${PERIOD}&name=a.csv`, file)
    const amount = people.reduce((sum, { billed }) => sum + billed, 0) - one.billed
    await asUnit('/transfer', { period: PERIOD, amount, on: '2026-11-03', note: '' })
    const sent = await asUnit('', { period: PERIOD })
    expect(sent.statusCode, sent.body).toBe(200)
    return amount
  }

  return { portal, people, headers, call, unitAsks, asUnit, board, sentBut }
}

export type UnitOffice = Awaited<ReturnType<typeof givenUnitOffice>>
