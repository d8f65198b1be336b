// One site on one server, reached in one way: it serves with row-level security, or refuses to start in a sentence.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect } from '#database/core/connect.ts'
import { type OutsideDatabase, openOutsideDatabase } from '#database/core/open.ts'
import { WrongPooler } from '#database/core/pooler.ts'
import { requireServingRole, WrongRole } from '#database/core/serving-role.ts'
import { serve } from '#server/http/serve.ts'
import { readSecrets } from '#server/settings/secrets.ts'
import { readSettings } from '#server/settings/settings.ts'
import type { OutsideServer } from './outside-server.ts'

/** As whom the site signs in: with one address as a superuser or as a plain owner, or with one for the server and one for the owner. */
export const SIGN_INS = ['superuser', 'owner', 'two addresses'] as const
export type SignIn = (typeof SIGN_INS)[number]

export interface Outcome {
  state: 'works' | 'refused' | 'BROKEN'
  says: string
}

const databaseOf = (signIn: SignIn) => signIn.replace(' ', '_')
const prefixOf = databaseOf
const ownerOf = (signIn: SignIn) =>
  signIn === 'superuser' ? 'postgres' : `${prefixOf(signIn)}_migrate`

export const ROLES_IN_POOLER = [
  'postgres',
  ...SIGN_INS.flatMap((one) => [ownerOf(one), `${prefixOf(one)}_rw`]),
]

/** A database with its owner; with two addresses also the roles, since that owner may make none. */
export async function prepareSignIn(server: OutsideServer, signIn: SignIn): Promise<void> {
  const [owner, prefix] = [ownerOf(signIn), prefixOf(signIn)]
  const login = `login password '${server.password}'`
  if (signIn === 'owner') await server.query('postgres', `create role ${owner} createrole ${login}`)
  if (signIn === 'two addresses')
    await server.query(
      'postgres',
      `create role ${owner} ${login}; create role ${prefix}_rw ${login}; create role ${prefix}_audit_ro; create role ${prefix}_backup`,
    )
  await server.query('postgres', `create database ${databaseOf(signIn)} owner ${owner}`)
}

/** Through the pooler at this port, whatever can go past it does. */
export async function tryCell(
  server: OutsideServer,
  signIn: SignIn,
  port = server.port,
): Promise<Outcome> {
  const [owner, rolePrefix, name] = [ownerOf(signIn), prefixOf(signIn), databaseOf(signIn)]
  const direct = server.urlOf(owner, name)
  const database: OutsideDatabase =
    signIn === 'two addresses'
      ? {
          url: server.urlOf(`${rolePrefix}_rw`, name, port),
          directUrl: server.urlOf(`${rolePrefix}_rw`, name),
          migrateUrl: direct,
          rolePrefix,
        }
      : { url: server.urlOf(owner, name, port), directUrl: direct, rolePrefix }
  const dataDir = mkdtempSync(join(tmpdir(), 'coop-cell-'))
  try {
    return await served(database, dataDir)
  } catch (error) {
    const { message } = error as Error
    const isSaid = [WrongPooler, WrongRole].some((known) => error instanceof known)
    return { state: isSaid ? 'refused' : 'BROKEN', says: message }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
    // The next cell is another site's first start.
    await server.query(name, 'truncate key_fingerprint').catch(() => undefined)
  }
}

async function served(database: OutsideDatabase, dataDir: string): Promise<Outcome> {
  const opened = await openOutsideDatabase(database)
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: '0',
    PRINTER_WARM_UP: 'no',
    LOG_FILE: '/dev/null',
  })
  const site = await serve(settings, readSecrets(dataDir), opened)
  try {
    const states = await Promise.all(
      ['/home', '/readyz', '/writez'].map(
        async (page) => (await fetch(site.address + page)).status,
      ),
    )
    const { who, guarded } = await askedFromInside(opened.url)
    const works = guarded && states.every((state) => state === 200)
    return {
      state: works ? 'works' : 'BROKEN',
      says: `as ${who}, row-level security ${guarded ? 'active' : 'NOT active'}, ${states.join(' ')}`,
    }
  } finally {
    await site.close()
  }
}

async function askedFromInside(url: string) {
  const { db, close } = connect(url, 1, undefined, requireServingRole)
  try {
    const { rows } = await sql<{ who: string; guarded: boolean }>`
      select current_user as who, row_security_active('night.share') as guarded`.execute(db)
    return rows[0] ?? { who: '?', guarded: false }
  } finally {
    await close()
  }
}
