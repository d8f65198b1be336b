// What is done with runs that have been checked: published on somebody's word, taken back, or cleared away.

import type pg from 'pg'
import { newClient } from '#database/import/client.ts'
import * as runs from '#database/import/import-run.ts'
import {
  currentPublication,
  discard,
  type Published,
  publish,
  rollBack,
} from '#database/import/publication.ts'
import { dropPartitions, runsWithPartitions } from '#database/import/run-partition.ts'
import { RefusedSet } from './problems.ts'
import type { RecordImportAudit } from './record-audit.ts'

export const ANOTHER_AT_WORK = 'มีการนำเข้าข้อมูลอื่นกำลังทำงานอยู่'

/** Publishes a run that was held. With two people needed, not on the word of who started it. */
export async function publishHeld(
  databaseUrl: string,
  runId: number,
  approvedBy: string,
  tell: RecordImportAudit,
): Promise<void> {
  await alone(databaseUrl, async (client) => {
    const run = await waitingRun(client, runId)
    if ((await runs.needsTwoPeople(client)) && isSame(run.startedBy, approvedBy)) {
      throw new RefusedSet('ผู้นำเข้าและผู้อนุมัติต้องเป็นคนละคน')
    }
    await publish(client, runId, approvedBy, (id) => tell(client, 'import.publish', id))
    await sweep(client, await currentPublication(client), runId)
  })
}

/** A run that was held is not wanted after all. */
export async function discardHeld(
  databaseUrl: string,
  runId: number,
  tell: RecordImportAudit,
): Promise<void> {
  await alone(databaseUrl, async (client) => {
    await waitingRun(client, runId)
    await discard(client, runId, (id) => tell(client, 'import.cancel', id))
    await sweep(client, await currentPublication(client), runId)
    await dropPartitions(client, [runId])
  })
}

async function waitingRun(client: pg.Client, runId: number): Promise<runs.WaitingRun> {
  const run = (await runs.waitingRuns(client)).find((waiting) => waiting.runId === runId)
  if (!run) throw new RefusedSet(`รอบที่ ${runId} ไม่ได้รอการอนุมัติ`)
  return run
}

/** Answers the run that everybody reads now, or undefined when there was nothing to return to. */
export function runRollback(
  databaseUrl: string,
  tell: RecordImportAudit,
): Promise<number | undefined> {
  return alone(databaseUrl, (client) =>
    rollBack(client, (runId) => tell(client, 'import.rollback', runId)),
  )
}

/** What killed runs left, and publications older than the one before. */
export async function sweep(
  control: pg.Client,
  published: Published | undefined,
  ownRunId: number,
): Promise<void> {
  const waiting = (await runs.waitingRuns(control)).map(({ runId }) => runId)
  const kept = new Set([published?.runId, published?.previousId, ownRunId, ...waiting])
  const stale = (await runsWithPartitions(control)).filter((runId) => !kept.has(runId))
  await dropPartitions(control, stale)
}

async function alone<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = newClient(databaseUrl)
  await client.connect()
  try {
    if (!(await runs.takeImportLock(client))) throw new RefusedSet(ANOTHER_AT_WORK)
    return await work(client)
  } finally {
    await client.end()
  }
}

function isSame(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFKC').trim().toLowerCase()
  return plain(one) === plain(other)
}
