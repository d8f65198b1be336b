// How each check of a run ended, with what it found: the control report is made of it, and what somebody has accepted
// once is not asked of them again every night.

import type pg from 'pg'
import type { Check } from './checks/check.ts'
import type { WrongRow } from './references.ts'

/**
 * `unproved` has nothing to compare with, `unjudged` would be about rows that are wrong already, and `carried` found
 * only what was accepted with the night that is published.
 */
type CheckState = 'holds' | 'broken' | 'held' | 'carried' | 'unproved' | 'unjudged'

export interface CheckResult {
  check: Check
  /** Of the set, whose lines are told. */
  file: string
  state: CheckState
  found: WrongRow[]
  tookMs: number
}

export async function recordChecks(
  client: pg.Client,
  runId: number,
  results: readonly CheckResult[],
): Promise<void> {
  const checks = results.map(({ check, state, found, tookMs }) => ({
    name: check.name,
    state,
    found: found.length,
    took_ms: Math.round(tookMs),
  }))
  await client.query(
    `insert into import_check (run_id, check_name, state, found, took_ms)
     select $1, name, state, found, took_ms from json_to_recordset($2)
       as told (name text, state text, found integer, took_ms integer)`,
    [runId, JSON.stringify(checks)],
  )
  const findings = results.flatMap(({ check, file, found }) =>
    found.map((row, at) => ({ name: check.name, seq: at + 1, file, ...row })),
  )
  await client.query(
    `insert into import_finding (run_id, check_name, seq, file, line, value, detail)
     select $1, name, seq, file, line, value, detail from json_to_recordset($2) as told
       (name text, seq integer, file text, line integer, value text, detail text)`,
    [runId, JSON.stringify(findings)],
  )
}

/** Held checks that found nothing but what was accepted with the night before are carried over. */
export async function carryOver(
  client: pg.Client,
  published: { runId: number } | undefined,
  results: readonly CheckResult[],
): Promise<CheckResult[]> {
  if (!published) return [...results]
  const accepted = await acceptedFindings(client, published.runId)
  return results.map((result) => {
    const known = accepted.get(result.check.name)
    const isKnown = known && result.found.every(({ value }) => known.has(value))
    return result.state === 'held' && isKnown ? { ...result, state: 'carried' } : result
  })
}

async function acceptedFindings(
  client: pg.Client,
  runId: number,
): Promise<Map<string, ReadonlySet<string>>> {
  const { rows } = await client.query<{ check_name: string; found: string[] }>(
    `select check_name, array_agg(value) as found from import_finding
     where run_id = $1 and check_name in (
       select check_name from import_warning where run_id = $1 and accepted_at is not null union
       select check_name from import_check where run_id = $1 and state = 'carried')
     group by check_name`,
    [runId],
  )
  return new Map(rows.map(({ check_name, found }) => [check_name, new Set(found)]))
}
