// What the checks of a run warned of, and on whose word it was taken all the same.

import type pg from 'pg'

export interface Warning {
  /** What was asked, the same from run to run: `differs:share.amount`. */
  check: string
  /** In Thai, with its figures. */
  says: string
}

interface Accepted {
  by: string
  reason: string
}

/** Without `accepted` they are left for somebody to look at. */
export async function addWarnings(
  client: pg.Client,
  runId: number,
  warnings: readonly Warning[],
  accepted: Accepted | undefined,
): Promise<void> {
  await client.query(
    `insert into import_warning (run_id, check_name, seq, says, accepted_by, reason, accepted_at)
     select $1, "check", seq, says, $3, $4, case when $3::text is not null then now() end
     from rows from (json_to_recordset($2) as ("check" text, says text)) with ordinality
       as warning ("check", says, seq)`,
    [runId, JSON.stringify(warnings), accepted?.by ?? null, accepted?.reason ?? null],
  )
}

export async function warningsOf(client: pg.Client, runId: number): Promise<Warning[]> {
  const { rows } = await client.query(
    'select check_name as "check", says from import_warning where run_id = $1 order by seq',
    [runId],
  )
  return rows
}
