// Two cooperatives on one PostgreSQL server, each with an owner who is no superuser and role names of its own.

import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, inject, test } from 'vitest'
import { openContainer } from '#database/backup/container.ts'
import { makeBackup } from '#database/backup/make.ts'
import { restore } from '#database/backup/restore.ts'
import { connect } from '#database/core/connect.ts'
import { type OpenDatabase, openOutsideDatabase } from '#database/core/open.ts'
import { asAppRole } from '#database/core/roles.ts'
import { requireServingRole } from '#database/core/serving-role.ts'
import { testUrl } from '#tests/support/app/database.ts'
import { givenFolder } from '#tests/support/night/night.ts'
import { readSecrets } from '../settings/secrets.ts'
import { readSettings } from '../settings/settings.ts'
import { serve } from './serve.ts'

const SITES = ['north', 'south'] as const
const opened = new Map<string, OpenDatabase>()

const urlOf = (role: string, database: string) => testUrl(inject('postgresPort'), role, database)

async function query(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

async function whoServes(url: string) {
  const { db, close } = connect(url, 1, undefined, requireServingRole)
  try {
    const asked = sql<{ who: string; guarded: boolean }>`
      select current_user as who, row_security_active('night.share') as guarded`
    return (await asked.execute(db)).rows[0]
  } finally {
    await close()
  }
}

beforeAll(async () => {
  for (const site of SITES) {
    await query(
      urlOf('postgres', 'postgres'),
      `create role ${site}_owner login createrole password 'test'`,
      `create database ${site} owner ${site}_owner`,
    )
    const url = urlOf(`${site}_owner`, site)
    opened.set(site, await openOutsideDatabase({ url, rolePrefix: site }))
  }
})

test('SEC-53 two cooperatives on one server each serve as a role of their own, with row-level security', async () => {
  for (const [site, { url }] of opened)
    expect(await whoServes(url)).toEqual({ who: `${site}_rw`, guarded: true })

  const sites = await Promise.all(
    [...opened.values()].map(({ url }) => {
      const dataDir = givenFolder()
      const settings = readSettings({ DATA_DIR: dataDir, PORT: '0', PRINTER_WARM_UP: 'no' })
      return serve(settings, readSecrets(dataDir), { url })
    }),
  )
  try {
    for (const { address } of sites) expect((await fetch(`${address}/home`)).status).toBe(200)
  } finally {
    for (const { close } of sites) await close()
  }
})

test('SEC-53 neither cooperative on a shared server reaches the database, the role or the tables of the other', async () => {
  for (const [own, other] of [SITES, [...SITES].reverse()]) {
    await expect(query(urlOf(`${own}_owner`, `${other}`), 'select 1')).rejects.toThrow(
      `permission denied for database "${other}"`,
    )
    await expect(query(urlOf(`${own}_owner`, `${own}`), `set role ${other}_rw`)).rejects.toThrow(
      'permission denied to set role',
    )
    // Even where the administrator has let it in.
    await query(
      urlOf('postgres', `${other}`),
      `alter role ${own}_rw login password 'test'; grant connect on database ${other} to ${own}_rw`,
    )
    for (const table of ['member', 'session', 'night.share'])
      await expect(query(urlOf(`${own}_rw`, `${other}`), `select from ${table}`)).rejects.toThrow(
        'permission denied',
      )
  }
})

test('a database whose tables were made for other role names is refused, and no role is made', async () => {
  const url = urlOf('north_owner', 'north')
  for (const rolePrefix of ['east', 'south'])
    await expect(openOutsideDatabase({ url, rolePrefix })).rejects.toThrow(
      `The tables of this database are not for the role ${rolePrefix}_rw`,
    )
  await expect(query(url, 'set role east_rw')).rejects.toThrow('role "east_rw" does not exist')
})

test('a backup of one cooperative becomes a site with other role names', async () => {
  const [folder, key] = [givenFolder(), 'a key of twenty letters']
  const { ownerUrl = '' } = opened.get('north') ?? {}
  const { file } = await makeBackup(ownerUrl, { folder, key, keep: 1 }, new Date())
  await query(urlOf('postgres', 'postgres'), 'create database west owner postgres')
  const url = urlOf('postgres', 'west')
  await query(url, 'create role west_rw; create role west_audit_ro')

  await restore(url, await openContainer(join(folder, file), key), { rolePrefix: 'west' })

  expect(await whoServes(asAppRole(url, 'west'))).toEqual({ who: 'west_rw', guarded: true })
})
