// The tables and views of the migrated schema, with where each column of a view comes from.

import type pg from 'pg'

export interface Column {
  name: string
  /** Of PostgreSQL; of an array, of what is in it. */
  type: string
  isArray: boolean
  nullable: boolean
  filled: 'always' | 'by default' | 'never'
  /** What a check allows, as PostgreSQL writes it. */
  check: string | null
  /** Of a view: the column of a table behind it, as table.column. */
  origin: string | null
}

export interface Relation {
  name: string
  isView: boolean
  hasOuterJoin: boolean
  columns: Column[]
}

interface Row extends Omit<Column, 'origin'> {
  oid: number
  attnum: number
  relation: string
  schema: string
  definition: string | null
}

// A check of one column only; of a partitioned table, of the table itself.
const COLUMNS = `
  select c.oid::int, a.attnum, c.relname as relation, n.nspname as schema, a.attname as name,
    coalesce(e.typname, t.typname) as type, e.oid is not null as "isArray", not a.attnotnull as nullable,
    case when a.attidentity = 'a' or a.attgenerated <> '' then 'always'
         when a.attidentity = 'd' or a.atthasdef then 'by default' else 'never' end as filled,
    (select string_agg(pg_get_constraintdef(k.oid), ' ' order by k.oid) from pg_constraint k
     where k.contype = 'c' and k.conrelid = c.oid and k.conkey = array[a.attnum]) as check,
    case when c.relkind = 'v' then pg_get_viewdef(c.oid) end as definition
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type e on t.typcategory = 'A' and e.oid = t.typelem
  where n.nspname in ('public', 'night') and c.relkind in ('r', 'p', 'v') and not c.relispartition
    and c.relname <> 'schema_migration'
  order by c.relname collate "C", a.attnum`

/** Asked as the owner of the tables. Those of nights are seen through their views only. */
export async function relationsOf(client: pg.Client): Promise<Relation[]> {
  const { rows } = await client.query<Row>(COLUMNS)
  const byPlace = new Map(rows.map((row) => [`${row.oid}.${row.attnum}`, row]))
  const relations: Relation[] = []
  for (const columns of Map.groupBy(rows, ({ oid }) => oid).values()) {
    const [{ relation: name, schema, definition } = columns[0] as Row] = columns
    if (schema !== 'public') continue
    const origins = definition === null ? [] : await originsOf(client, definition)
    relations.push({
      name,
      isView: definition !== null,
      hasOuterJoin: /\b(left|right|full) join\b/i.test(definition ?? ''),
      columns: columns.map((column, at) => throughView(column, byPlace.get(origins[at] ?? ''))),
    })
  }
  return relations
}

/** Run rather than read: PostgreSQL then says of each column of the answer which table's it is. */
async function originsOf(client: pg.Client, definition: string): Promise<string[]> {
  const inner = definition.replace(/;\s*$/, '')
  const { fields } = await client.query(`select * from (${inner}) as v limit 0`)
  return fields.map(({ tableID, columnID }) => `${tableID}.${columnID}`)
}

function throughView(column: Row, behind: Row | undefined): Column {
  const { name, type, isArray, nullable, filled, check } = column
  if (!behind) return { name, type, isArray, nullable, filled, check, origin: null }
  const origin = `${behind.relation}.${behind.name}`
  return { name, type, isArray, nullable: behind.nullable, filled, check: behind.check, origin }
}
