import type pg from 'pg'
import { OperatorError } from './operator-error.ts'

/** The database is reached as somebody for whom row-level security does not hold. */
export class WrongRole extends OperatorError {}

/**
 * Asked of every new connection that serves: a pooler on the way may drop the role that was asked for (pgBouncer with
 * `ignore_startup_parameters = options`), and then everything would work, for the owner of all tables.
 */
export async function requireServingRole(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ role: string; isUnbound: boolean }>(`
    select rolname as role, rolsuper or rolbypassrls or exists (
      select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname in ('public', 'night') and relkind in ('r', 'p') and pg_has_role(relowner, 'member')) as "isUnbound"
    from pg_roles where rolname = current_user`)
  const [found] = rows
  if (found && !found.isUnbound) return
  throw new WrongRole(
    `The database is reached as "${found?.role ?? '?'}", for whom row-level security does not hold; nothing is served so. ` +
      'Let DATABASE_URL sign in as app_rw (or what DATABASE_ROLE_PREFIX makes of it) and DATABASE_MIGRATE_URL as the owner; a pooler must not drop the role (docs/operations.md).',
  )
}
