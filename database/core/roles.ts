// The roles of one site. The server signs in as app_rw, which owns nothing and cannot change the schema; migrations run
// as app_migrate, which owns everything and serves no request. On a server that several sites share, each has names of
// its own: DATABASE_ROLE_PREFIX stands for `app`.

import pg from 'pg'
import { OperatorError } from './operator-error.ts'
import { WITHOUT_TIMEOUT } from './silence.ts'

// biome-ignore format: one row a role
export const ROLES = ['app_migrate', 'app_rw', 'app_audit_ro', 'app_backup'] as const
export type Role = (typeof ROLES)[number]

export const ROLE_PREFIX = 'app'
const NAMED_IN_SQL = new RegExp(`\\b(${ROLES.join('|')})\\b`, 'g')

/** The tables were made for roles of other names. The sentence is for the operator. */
export class OtherRoles extends OperatorError {}

export function roleName(role: Role, prefix: string): string {
  return prefix + role.slice(ROLE_PREFIX.length)
}

/** Migrations call the roles by the names they have without a prefix of the site's own. */
export function withRoleNames(migration: string, prefix: string): string {
  return migration.replace(NAMED_IN_SQL, (role) => roleName(role as Role, prefix))
}

/** For the embedded server: the four roles with their passwords, and the database they share. */
export async function prepareDatabase(
  superuserUrl: string,
  passwords: Record<Role, string>,
  database: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  client.on('error', () => undefined) // the query under way is told; without a listener the process would end
  await client.connect()
  try {
    await createMissingRoles(
      client,
      ROLE_PREFIX,
      (role) => `login password ${client.escapeLiteral(passwords[role])}`,
    )
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      database,
    ])
    if (rowCount) return
    await client.query(
      `create database ${client.escapeIdentifier(database)} owner ${roleName('app_migrate', ROLE_PREFIX)}`,
    )
    await closeToOthers(client, database, ROLE_PREFIX)
  } finally {
    await client.end()
  }
}

/**
 * For an outside server reached with one URL: the roles exist, but nobody signs in as them; the pool
 * takes on app_rw as it connects (asAppRole).
 */
export async function prepareOutsideDatabase(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, ...WITHOUT_TIMEOUT })
  await client.connect()
  try {
    const { rows } = await client.query<{ database: string; isNew: boolean }>(`
      select current_database() as database, to_regclass('public.schema_migration') is null as "isNew"`)
    const [found] = rows
    if (!found?.isNew) await requireRolesOf(client, prefix)
    await createMissingRoles(client, prefix, () => 'nologin')
    const app = roleName('app_rw', prefix)
    if (!(await canServeAs(client, app))) await client.query(`grant ${app} to current_user`)
    // Whoever was let into an older one by its administrator stays so.
    if (found?.isNew) await closeToOthers(client, found.database, prefix)
  } finally {
    await client.end()
  }
}

/** For tables that are there: with another prefix the role might exist, and be allowed nothing. */
export async function requireRolesOf(client: pg.Client, prefix: string): Promise<void> {
  const app = roleName('app_rw', prefix)
  const { rows } = await client.query(
    `select from pg_roles where rolname = $1
       and coalesce(has_table_privilege(oid, to_regclass('public.topic'), 'select'), true)`,
    [app],
  )
  if (rows.length > 0) return
  throw new OtherRoles(
    `The tables of this database are not for the role ${app}: set DATABASE_ROLE_PREFIX to what it was when they were made. Nothing was changed.`,
  )
}

/** Roles of other sites on the same server may not even connect. */
async function closeToOthers(client: pg.Client, database: string, prefix: string): Promise<void> {
  const name = client.escapeIdentifier(database)
  const readers = (['app_rw', 'app_audit_ro', 'app_backup'] as const).map((role) =>
    roleName(role, prefix),
  )
  await client.query(`revoke all on database ${name} from public`)
  await client.query(`grant connect on database ${name} to ${readers.join(', ')}`)
}

/** From version 16 on whoever made a role may grant it, but takes it on only when it was granted to them too. */
async function canServeAs(client: pg.Client, role: string): Promise<boolean> {
  const { rows } = await client.query<{ can: boolean }>(
    `select pg_has_role($1,
       case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end) as can`,
    [role],
  )
  return rows[0]?.can === true
}

export function asAppRole(url: string, prefix: string): string {
  const asked = new URL(url)
  asked.searchParams.set('options', `-c role=${roleName('app_rw', prefix)}`)
  return asked.href
}

async function createMissingRoles(
  client: pg.Client,
  prefix: string,
  attributes: (role: Role) => string,
) {
  const { rows } = await client.query('select rolname from pg_roles where rolname = any($1)', [
    ROLES.map((role) => roleName(role, prefix)),
  ])
  const present = new Set(rows.map((row) => row.rolname))
  for (const role of ROLES) {
    const name = roleName(role, prefix)
    if (!present.has(name)) await client.query(`create role ${name} ${attributes(role)}`)
  }
}
