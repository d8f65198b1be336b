// Which schemas this release can run with. It needs all its own migrations; of those it does not know, each has said which
// releases may still run with it (docs/operations.md, "Updates").

import type pg from 'pg'
import { OperatorError } from './operator-error.ts'

/** The schema is not one that this release can run with, or cannot be changed now; the message is all an operator needs. */
export class WrongSchema extends OperatorError {}

export interface Migration {
  name: string
  sql: string
  sha256: string
}

export interface AppliedMigration {
  name: string
  sha256: string
  /** Releases that know the migration of this number, or a later one, may run with it. */
  runs_from: number | null
}

/**
 * `-- schema: expand` only adds, and every release may run with it. `-- schema: contract, unused since 0061` takes away what
 * releases from 0061 on do not use. A migration that says neither may be run with by those that know it.
 */
export function runsFrom(sql: string): number | null {
  const [, kind, since] =
    /^-- schema: (?:(expand)|contract, unused since (\d{4}))$/m.exec(sql) ?? []
  if (kind) return 0
  return since === undefined ? null : Number(since)
}

export async function appliedMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query(`select to_regclass('schema_migration') as found`)
  if (!found[0]?.found) return []
  // As JSON, because a database of an earlier release has no such column.
  const { rows } = await client.query<AppliedMigration>(`
    select name, sha256, (to_jsonb(schema_migration) ->> 'runs_from')::integer as runs_from
    from schema_migration order by name`)
  return rows
}

/** Refuses what was changed after it ran, and what this release does not know and may not run with. */
export function requireKnown(applied: AppliedMigration[], release: Migration[]): void {
  const own = new Map(release.map(({ name, sha256 }) => [name, sha256]))
  const newest = numberOf(release.at(-1)?.name ?? '0000')
  for (const { name, sha256, runs_from } of applied) {
    const known = own.get(name)
    // What ran elsewhere cannot be changed by editing it; a mend is a new file.
    if (known !== undefined && known !== sha256)
      throw new WrongSchema(`migration ${name} was changed after it had been applied`)
    if (known === undefined && (runs_from ?? numberOf(name)) > newest)
      throw new WrongSchema(
        `The database belongs to a newer release: with its migration ${name} this one, which knows those up to ` +
          `${padded(newest)}, cannot run. Install the newer release here too, or restore a backup of this one. Nothing was changed.`,
      )
  }
}

export function missing(applied: AppliedMigration[], release: Migration[]): Migration[] {
  const there = new Set(applied.map(({ name }) => name))
  return release.filter(({ name }) => !there.has(name))
}

/** For whoever may not migrate. */
export function requireComplete(applied: AppliedMigration[], release: Migration[]): void {
  requireKnown(applied, release)
  const [first, ...others] = missing(applied, release)
  if (!first) return
  const which = others.length === 0 ? first.name : `${first.name} and ${others.length} after it`
  throw new WrongSchema(
    `The database lacks ${which}. Run npm run migrate with this release, once for all machines, and start again ` +
      '(MIGRATE_AT_START=no leaves it to you). Nothing was changed.',
  )
}

function numberOf(name: string): number {
  return Number(name.slice(0, 4))
}

function padded(number: number): string {
  return String(number).padStart(4, '0')
}
