// No role, alone, lets figures out, gains a role, takes over a member or changes who is paid (SEC-40): each is walked
// through every call that officers have, and through what can be made of several of them.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { setSetting } from '#database/queries/site/setting.ts'
import { STAFF_ROLES, type StaffRole } from '#domain/identity/staff-role.ts'
import { isOfficers } from '../support/permissions/routes.ts'
import { WRITES } from '../support/permissions/writes/all.ts'
import {
  type Asker,
  answerTo,
  givenMatrixSite,
  givenPages,
  loginOf,
  type MatrixSite,
  mayAsk,
  undone,
} from '../support/permissions/writes/matrix-site.ts'
import { brokenEnds, endsOf } from './alone/ends.ts'
import { type Loner, lonerOf } from './alone/loner.ts'
import { publishesAlone } from './alone/night-paths.ts'
import { PATHS } from './alone/paths.ts'

/** Says yes to what another has proposed, or publishes what two have counted: that is two people. */
const SECOND_PERSON = [
  'POST /api/admin/acts/:actId/confirmation',
  'POST /api/admin/elections/:year/check/publish',
]

let site: MatrixSite
let night: MatrixSite
beforeAll(async () => {
  site = await givenMatrixSite('attacks_alone')
  await givenPages(site)
  night = await givenMatrixSite('attacks_alone_night')
  night.app.settings.twoPeople = true
  await setSetting(night.connection.db, 'import_two_people', 'yes')
}, 120_000)
afterAll(async () => {
  await site.close()
  await night.close()
})

function officerOf({ askers, connection }: MatrixSite, role: StaffRole): Promise<Asker> {
  const known = askers.find(({ name }) => name === role)
  if (known) return Promise.resolve(known)
  return lonerOf(connection.db, loginOf(role)).then((token) => ({ name: role, token }))
}

test('SEC-40 no role reaches one of the four by any single call, whatever others have left ready', {
  timeout: 240_000,
}, async () => {
  const wrong: string[] = []
  const officers = await Promise.all(STAFF_ROLES.map((role) => officerOf(site, role)))
  for (const [route, write] of Object.entries(WRITES)) {
    if (!isOfficers(route) || SECOND_PERSON.includes(route)) continue
    const able = officers.filter(
      (officer) => officer.name === 'administrator' || mayAsk(route, officer),
    )
    await undone(site, async (trx, eachUndone) => {
      site.app.settings.twoPeople = true
      const request = await write({ ...site.world, db: trx })
      const before = await endsOf(trx)
      for (const officer of able)
        await eachUndone(async () => {
          const { statusCode } = await answerTo(site, route, officer, request)
          const broken = brokenEnds(before, await endsOf(trx), loginOf(officer.name as StaffRole))
          for (const end of broken)
            wrong.push(`${officer.name} by ${route} (${statusCode}): ${end}`)
        })
    })
  }
  expect(wrong).toEqual([])
})

test.for(STAFF_ROLES)(
  'SEC-40 %s, alone, reaches none of the four by any path',
  {
    timeout: 120_000,
  },
  async (role) => {
    const wrong: string[] = []
    const { token } = await officerOf(site, role)
    for (const [name, walk] of Object.entries(PATHS))
      await undone(site, async (trx) => {
        site.app.settings.twoPeople = true
        const loner: Loner = { login: loginOf(role), token: String(token), site, trx }
        const before = await walk.given?.(loner)
        const ends = await endsOf(trx)
        await walk.path(loner, before)
        for (const end of brokenEnds(ends, await endsOf(trx), loner.login))
          wrong.push(`${name}: ${end}`)
      })
    expect(wrong).toEqual([])
  },
)

test.for(['administrator', 'importer'] as const)(
  'SEC-21 SEC-40 %s, alone, lets no night out',
  { timeout: 120_000 },
  async (role) => {
    const { token } = await officerOf(night, role)
    const { db } = night.connection
    const before = await endsOf(db)
    await publishesAlone({ login: loginOf(role), token: String(token), site: night, trx: db })
    expect(brokenEnds(before, await endsOf(db), loginOf(role))).toEqual([])
  },
)
