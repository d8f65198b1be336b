// tables.generated.ts: the tables as Kysely's types, written from the migrated schema (`npm run tables`).

import type pg from 'pg'
import { COLUMNS, IMPORTS, NEVER_NULL, OUTER_JOINS, TYPES } from './column-types.ts'
import { type Column, type Relation, relationsOf } from './columns.ts'

export async function tableTypes(client: pg.Client): Promise<string> {
  const relations = await relationsOf(client)
  const seen = new Map<string, string>()
  const body = relations.map((relation) => entryOf(relation, seen)).join('\n')
  return `// Written by \`npm run tables\` from the migrated schema; a test compares. What the schema cannot say stands in
// database/schema/column-types.ts.
// biome-ignore-all format: generated

import type { Generated, GeneratedAlways } from 'kysely'
${importsFor(body)}
export interface Tables {
${body}
}
`
}

/** Relations with the same columns share one type. */
function entryOf(relation: Relation, seen: Map<string, string>): string {
  const { name } = relation
  const columns = columnsOf(relation)
  const same = seen.get(columns)
  if (same) return `  ${name}: Tables['${same}']`
  seen.set(columns, name)
  return `  ${name}: {\n${columns}\n  }`
}

function columnsOf(relation: Relation): string {
  const nullable = OUTER_JOINS[relation.name]
  if (relation.hasOuterJoin && !nullable)
    throw new Error(
      `${relation.name} has an outer join: say in column-types.ts what it leaves empty`,
    )
  return relation.columns
    .map((column) => {
      const places = [`${relation.name}.${column.name}`, column.origin ?? '']
      const isNull =
        !places.some((place) => NEVER_NULL.has(place)) &&
        (column.nullable || nullable?.includes(column.name) === true)
      return `    ${column.name}: ${typeOf(relation, column, isNull)}`
    })
    .join('\n')
}

function typeOf({ name }: Relation, column: Column, isNull: boolean): string {
  const type = `${plainType(name, column)}${isNull ? ' | null' : ''}`
  if (column.filled === 'always') return `GeneratedAlways<${type}>`
  return column.filled === 'by default' ? `Generated<${type}>` : type
}

function plainType(relation: string, column: Column): string {
  const exact = COLUMNS[column.origin ?? `${relation}.${column.name}`]
  if (exact) return exact
  const type = allowedBy(column.check) ?? TYPES[column.type]
  if (!type) throw new Error(`${relation}.${column.name}: no type for ${column.type}`)
  return column.isArray ? `${type}[]` : type
}

/** 'a' | 'b' of CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text]))), and of one value alone. */
function allowedBy(check: string | null): string | undefined {
  const list = check?.match(/CHECK \(\(\w+ = (?:ANY \(ARRAY\[([^\]]+)\]\)|('[^']+'::text))\)\)/)
  const values = (list?.[1] ?? list?.[2])?.matchAll(
    /'(-?\d+)'::integer|('[^']*')(?:::text)?|(-?\d+)/g,
  )
  return (
    values && [...values].map(([, signed, text, number]) => signed ?? text ?? number).join(' | ')
  )
}

function importsFor(body: string): string {
  const used = Object.keys(IMPORTS).filter((name) => new RegExp(`\\b${name}\\b`).test(body))
  const files = Map.groupBy(used, (name) => IMPORTS[name] ?? '')
  return [...files]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, names]) => `import type { ${names.join(', ')} } from '${file}'\n`)
    .join('')
}
