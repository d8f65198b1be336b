// Tonight beside the night that is published.

import { type Check, hold } from './check.ts'

/** Held, where it finds a row; not asked of the first night. */
export function compareNights(check: Omit<Check, 'weight' | 'comparesNights'>): Check {
  return hold({ ...check, comparesNights: true })
}

/** The night before under the name `was`. */
export function was(table: string): string {
  return table.replace(/ as \w+$/, ' as was')
}

interface FactsPlan {
  name: string
  title: string
  set: string
  key: string[]
  column: string
  says: string
  /** Columns that do not change from one night to the next. */
  same: string[]
  /** Further changes that are told. */
  or?: string
  /** Only of such rows. */
  only?: string
  /** Rows that tonight lacks are told too. */
  stays?: true
}

export function facts(plan: FactsPlan): Check {
  const { name, title, set, key, column, says, same, or, only, stays } = plan
  const keys = key.join(', ')
  const differs = same.map((one) => `was.${one} is distinct from ${set}.${one}`)
  return compareNights({
    name,
    title,
    set,
    column,
    says,
    about: [set],
    by: key,
    sql: ({ partition, before }) => `
      select ${set}.line, concat_ws(' / ', ${keys}) as value, ${keys} from ${partition(set)}
      join ${was(before(set))} using (${keys})
      where (${[...differs, ...(or ? [or] : [])].join(' or ')}) ${only ? `and ${only}` : ''}
      ${
        stays
          ? `union all select null, concat_ws(' / ', ${keys}), ${keys} from ${was(before(set))}
             where not exists (select from ${partition(set)}
               where ${key.map((one) => `${set}.${one} = was.${one}`).join(' and ')})`
          : ''
      }`,
  })
}

/** The same for the same rows in any order, in SQL. Adding up counts a row as often as it stands there. */
export function hashOfRows(columns: readonly string[]): string {
  return `sum(hash_record_extended(row(${columns.join(', ')}), 0))`
}

/**
 * Which months of two nights differ at all, in SQL. Hashing whole months is far cheaper than hashing each account's, and
 * almost always none differs: then what asks for ANY_CHANGED is not read.
 */
export function changedGroups(
  group: string,
  columns: readonly string[],
  [before, tonight]: readonly [string, string],
  only: string,
): string {
  const hashed = (from: string) =>
    `select ${group} as month, ${hashOfRows(columns)} as hash from ${from} where ${only} group by 1`
  return `with changed as materialized (
    select month from (${hashed(before)}) was full join (${hashed(tonight)}) tonight using (month)
    where was.hash is distinct from tonight.hash)`
}

/** Beside `changedGroups`: PostgreSQL asks it once, before it reads any row. */
export const ANY_CHANGED = '(select count(*) > 0 from changed)'
