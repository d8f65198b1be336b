// What a drill counts in the database, and which of the counts must be equal at any moment.

import type pg from 'pg'

export type Counts = Record<string, number>

export interface Laws {
  /** Each a question with one number for an answer. */
  counts: Record<string, string>
  /** Counts by name, by the law that makes them equal. */
  equal: Record<string, readonly string[]>
}

export function audited(action: string): string {
  return `select count(*) from audit_event where action = '${action}' and outcome = 'done'`
}

export async function countAll(client: pg.Client, { counts }: Laws): Promise<Counts> {
  const columns = Object.entries(counts).map(([name, count]) => `(${count})::int as "${name}"`)
  const { rows } = await client.query<Counts>(`select ${columns.join(', ')}`)
  return rows[0] as Counts
}

export function brokenIn({ equal }: Laws, now: Counts): string[] {
  return Object.entries(equal)
    .filter(([, names]) => new Set(names.map((name) => now[name])).size > 1)
    .map(([law, names]) => `${law}: ${names.map((name) => now[name]).join(', ')}`)
}
