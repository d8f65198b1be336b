// A backup becomes a database again: the tables as its release had them, every row, every reference asked for once
// more, and then whatever this release has added since.

import pg from 'pg'
import { migrate, migrations } from '../core/migrate.ts'
import { ROLE_PREFIX } from '../core/roles.ts'
import { newClient } from '../import/client.ts'
import { copyIn } from '../import/copy-in.ts'
import { attachPartition } from '../import/run-partition.ts'
import { BadBackup } from './container.ts'
import { Reading } from './reading.ts'
import { type BackedUpTable, FORMAT, type Foot, type Head, named } from './snapshot.ts'

export interface Restored {
  madeAt: Date
  tables: number
  rows: number
}

interface Restoring {
  /** Given the fingerprint of the key that the rows are sealed with; may refuse before anything is written. */
  requireKey?: (fingerprint: Buffer) => void
  /** Of the site that it becomes; a backup names no roles. */
  rolePrefix?: string
}

/** Into a database that holds nothing yet. All of it, or nothing. */
export async function restore(
  databaseUrl: string,
  content: AsyncIterable<Buffer>,
  { requireKey, rolePrefix = ROLE_PREFIX }: Restoring = {},
): Promise<Restored> {
  const reading = new Reading(content)
  const head = await reading.line<Head>()
  if (head.format !== FORMAT) throw new BadBackup('ไฟล์สำรองนี้มาจากระบบรุ่นอื่น')
  requireKnown(head)
  for (const key of [head.sealing, head.sealing_old]) if (key) requireKey?.(Buffer.from(key, 'hex'))
  await requireEmpty(databaseUrl)
  const only = new Set(head.migrations.map(({ name }) => name))
  await migrate(databaseUrl, { only, rolePrefix })
  const client = newClient(databaseUrl)
  await client.connect()
  let rows: number[]
  try {
    await client.query('begin')
    rows = await fill(client, head, reading)
    await client.query('commit')
  } finally {
    await client.end()
  }
  await migrate(databaseUrl, { rolePrefix })
  return {
    madeAt: new Date(head.made_at),
    tables: rows.length,
    rows: rows.reduce((sum, count) => sum + count, 0),
  }
}

async function fill(client: pg.Client, head: Head, reading: Reading): Promise<number[]> {
  const plainTables = head.tables.filter(({ leaf }) => leaf === null)
  const references = await takeReferencesAway(client)
  // What the migrations put in comes with the backup; what a trigger would do has been done.
  for (const table of plainTables)
    await client.query(`alter table ${named(table)} disable trigger user`)
  await client.query(`truncate ${plainTables.map(named).join(', ')}`)
  const rows: number[] = []
  for (const table of head.tables) rows.push(await fillTable(client, table, reading))
  const foot = await reading.line<Foot>()
  const short = head.tables.find((_, at) => rows[at] !== foot.rows[at])
  if (short) throw new BadBackup(`จำนวนแถวของ ${short.name} ไม่ตรงกับที่สำรองไว้`)
  for (const { schema, name, last } of foot.sequences)
    await client.query('select setval($1::regclass, $2)', [named({ schema, name }), last])
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const table of plainTables)
    await client.query(`alter table ${named(table)} enable trigger user`)
  return rows
}

async function fillTable(
  client: pg.Client,
  table: BackedUpTable,
  reading: Reading,
): Promise<number> {
  const { leaf } = table
  if (leaf) {
    const parent = named({ schema: 'night', name: leaf.set })
    await client.query(
      `create table ${named(table)} (like ${parent} including constraints, check (run_id = ${Number(leaf.run)}))`,
    )
    await client.query(`alter table ${named(table)} alter run_id set default ${Number(leaf.run)}`)
  }
  const columns = table.columns.map(pg.escapeIdentifier).join(', ')
  const rows = await copyIn(
    client,
    `copy ${named(table)} (${columns}) from stdin with (encoding 'UTF8')`,
    reading.rows(),
  )
  if (leaf && !(await attachPartition(client, leaf.set, leaf.run)))
    throw new BadBackup(`${table.name} มีแถวซ้ำ`)
  return rows
}

/** Tables refer to each other in circles, so no order would do; put back, each is asked of every row. */
async function takeReferencesAway(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
           pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0
      and connamespace in ('public'::regnamespace, 'night'::regnamespace)`)
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${name}`)
  return rows
}

function requireKnown({ migrations: made }: Head): void {
  const known = new Map(migrations().map(({ name, sha256 }) => [name, sha256]))
  const strange = made.find(({ name, sha256 }) => known.get(name) !== sha256)
  if (strange) throw new BadBackup(`ไฟล์สำรองมาจากระบบรุ่นอื่น (${strange.name})`)
}

async function requireEmpty(databaseUrl: string): Promise<void> {
  const client = newClient(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query(`select from pg_tables where schemaname = 'public' limit 1`)
    if (rows.length > 0) throw new BadBackup('ฐานข้อมูลปลายทางไม่ว่าง จึงไม่กู้คืนทับ')
  } finally {
    await client.end()
  }
}
