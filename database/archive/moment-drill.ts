// Proves that a second can be brought back: a marker before it, a marker after it, and a restore to it beside the running site.

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { OperatorError } from '../core/operator-error.ts'
import { sealedWalIn } from './folder.ts'
import { segmentName } from './segment.ts'
import type { Store } from './store.ts'

const LOOK_EVERY_MS = 1_000
/** Well over the minute that is promised. */
const SEALED_WITHIN_MS = 4 * 60_000

export interface MarkedMoment {
  moment: Date
  /** How long the log took from the second marker to the archive. */
  sealedAfterMs: number
}

/** Waits for the archive as it is: nothing hurries it. The markers stand in the administrator's own database, which the site does not use. */
export async function markMoment(
  superuserUrl: string,
  store: Store,
  signal: AbortSignal,
): Promise<MarkedMoment> {
  const client = new pg.Client(superuserUrl)
  await client.connect()
  try {
    await client.query('create table if not exists restore_marker (name text, at timestamptz)')
    await client.query('truncate restore_marker')
    await mark(client, 'before')
    const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
    const moment = new Date((rows[0]?.at.getTime() ?? 0) + 1)
    await sleep(50)
    const markedAt = performance.now()
    await mark(client, 'after')
    await untilSealed(client, store, signal)
    return { moment, sealedAfterMs: performance.now() - markedAt }
  } finally {
    await client.end()
  }
}

function mark(client: pg.Client, name: string) {
  return client.query('insert into restore_marker values ($1, clock_timestamp())', [name])
}

/** All that was written up to now. */
export async function untilSealed(
  client: pg.Client,
  store: Store,
  signal: AbortSignal,
): Promise<void> {
  const { rows } = await client.query<{ place: string; timeline: number; bytes: number }>(`
    select pg_current_wal_lsn()::text as place,
           ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as timeline,
           (select setting::int from pg_settings where name = 'wal_segment_size') as bytes`)
  const [at] = rows
  const wanted = segmentName(at?.timeline ?? 1, at?.place ?? '', at?.bytes ?? 0)
  const deadline = performance.now() + SEALED_WITHIN_MS
  while (!(await sealedWalIn(store)).some(({ wal }) => wal === wanted)) {
    if (performance.now() > deadline)
      throw new OperatorError(
        `${wanted} did not reach the archive within ${SEALED_WITHIN_MS / 60_000} minutes; look at wal-waiting in DATA_DIR and at the log.`,
      )
    await sleep(LOOK_EVERY_MS, undefined, { signal })
  }
}

/** In what was restored. */
export async function markersIn(superuserUrl: string): Promise<string[]> {
  const client = new pg.Client(superuserUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      'select name from restore_marker order by at',
    )
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
