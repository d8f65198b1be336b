// The database's own people. The server signs in as app_rw, which owns nothing and cannot change the
// schema; migrations run as app_migrate, which owns everything and serves no request.

import pg from 'pg'
import { WITHOUT_TIMEOUT } from './silence.ts'

// biome-ignore format: one row a role
export const ROLES = ['app_migrate', 'app_rw', 'app_audit_ro', 'app_backup'] as const
export type Role = (typeof ROLES)[number]

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
      (role) => `login password ${client.escapeLiteral(passwords[role])}`,
    )
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      database,
    ])
    if (rowCount) return
    const name = client.escapeIdentifier(database)
    await client.query(`create database ${name} owner app_migrate`)
    await client.query(`revoke all on database ${name} from public`)
    await client.query(`grant connect on database ${name} to app_rw, app_audit_ro, app_backup`)
  } finally {
    await client.end()
  }
}

/**
 * For an outside server reached with one URL: the roles exist, but nobody signs in as them; the pool
 * takes on app_rw as it connects (asAppRole).
 */
export async function prepareOutsideDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, ...WITHOUT_TIMEOUT })
  await client.connect()
  try {
    await createMissingRoles(client, () => 'nologin')
    if (!(await canServeAsApp(client))) await client.query('grant app_rw to current_user')
  } finally {
    await client.end()
  }
}

/** From version 16 on whoever made a role may grant it, but takes it on only when it was granted to them too. */
async function canServeAsApp(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ can: boolean }>(`
    select pg_has_role('app_rw',
      case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end) as can`)
  return rows[0]?.can === true
}

export function asAppRole(url: string): string {
  const asked = new URL(url)
  asked.searchParams.set('options', '-c role=app_rw')
  return asked.href
}

async function createMissingRoles(client: pg.Client, attributes: (role: Role) => string) {
  const { rows } = await client.query('select rolname from pg_roles where rolname = any($1)', [
    ROLES,
  ])
  const present = new Set(rows.map((row) => row.rolname))
  for (const role of ROLES) {
    if (!present.has(role)) await client.query(`create role ${role} ${attributes(role)}`)
  }
}
