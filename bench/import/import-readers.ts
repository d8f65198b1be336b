// Members who read their shares while a night is loaded: how long they wait, before, during and as it is
// published, and whether what they see is ever of two nights.

import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { ImportResult } from './import-child.ts'

const READERS = 2
const QUIET_MS = 2_000
const PAUSE_MS = 5

export interface Reads {
  quiet: number
  during: number
  publish: number
  /** Answers whose balance is not that of their last movement. */
  mixed: number
}

interface Read {
  at: number
  ms: number
  isMixed: boolean
}

export async function readWhile(url: string, work: () => Promise<ImportResult>) {
  const reads: Read[] = []
  let done = false
  const readers = Array.from({ length: READERS }, (_, nth) => readOn(url, nth, reads, () => done))
  await sleep(QUIET_MS)
  const startedAt = Date.now()
  const result = await work().finally(async () => {
    done = true
    await Promise.all(readers)
  })
  const p99 = (from: number, to: number) =>
    percentile(reads.filter(({ at }) => at >= from && at <= to).map(({ ms }) => ms))
  return {
    result,
    readers: ({ publishFrom, publishTo }: ImportResult): Reads => ({
      quiet: p99(0, startedAt),
      during: p99(startedAt, Date.now()),
      publish: p99(publishFrom, publishTo),
      mixed: reads.filter(({ isMixed }) => isMixed).length,
    }),
  }
}

async function readOn(
  url: string,
  nth: number,
  reads: Read[],
  isDone: () => boolean,
): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace('app_migrate', 'app_rw') })
  await client.connect()
  await client.query(`set app.reader = 'member:${String(nth + 1).padStart(6, '0')}'`)
  while (!isDone()) {
    const startedAt = performance.now()
    const { rows } = await client.query({
      name: 'shares',
      text: `select *, (select balance from share where membership_no = $1) as held
        from share_movement where membership_no = $1 order by seq desc limit 24`,
      values: [String(nth + 1).padStart(6, '0')],
    })
    const isMixed = rows.length > 0 && rows[0].balance !== rows[0].held
    reads.push({ at: Date.now(), ms: performance.now() - startedAt, isMixed })
    await sleep(PAUSE_MS)
  }
  await client.end()
}

function percentile(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? Number.NaN
}
