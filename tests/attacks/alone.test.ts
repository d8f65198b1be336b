// No role, alone, lets figures out, gains a role, takes over a member or changes who is paid (SEC-40): each is walked
// through what can be made of several calls. Every single call that officers have: tests/matrix-writes.test.ts.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { setSetting } from '#database/queries/site/setting.ts'
import { STAFF_ROLES, type StaffRole } from '#domain/identity/staff-role.ts'
import {
  type Asker,
  givenMatrixSite,
  givenPages,
  loginOf,
  type MatrixSite,
  undone,
} from '../support/permissions/writes/matrix-site.ts'
import { brokenEnds, endsOf } from './alone/ends.ts'
import { type Loner, lonerOf } from './alone/loner.ts'
import { publishesAlone } from './alone/night-paths.ts'
import { PATHS } from './alone/paths.ts'

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

test.for(STAFF_ROLES)(
  'SEC-40 %s, alone, reaches none of the four by any path',
  {
    timeout: 120_000,
  },
  async (role) => {
    const wrong: string[] = []
    const { token } = await officerOf(site, role)
    let ends: Awaited<ReturnType<typeof endsOf>> | undefined
    for (const [name, walk] of Object.entries(PATHS))
      await undone(site, async (trx) => {
        site.app.settings.twoPeople = true
        const loner: Loner = { login: loginOf(role), token: String(token), site, trx }
        const before = await walk.given?.(loner)
        ends = await endsOf(trx, ends)
        await walk.path(loner, before)
        for (const end of brokenEnds(ends, await endsOf(trx, ends), loner.login))
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
