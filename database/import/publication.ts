// Which run everybody reads. One row moves, in one transaction with the people the doors know.

import type pg from 'pg'
import type { Day } from '#domain/calendar/day.ts'
import { partitionOf } from './run-partition.ts'
import { writeHistory, writeMetrics } from './write-metrics.ts'

export interface Published {
  runId: number
  previousId: number | undefined
  setSha256: string
  asOf: Day
}

/** Told the run that is published, or taken back. */
type Within = (runId: number) => Promise<void>

export async function currentPublication(client: pg.Client): Promise<Published | undefined> {
  const { rows } = await client.query(
    `select publication.run_id, previous_id, set_sha256, publication.as_of::text as as_of
     from publication join import_run using (run_id)`,
  )
  const [row] = rows
  if (!row) return undefined
  return {
    runId: row.run_id,
    previousId: row.previous_id ?? undefined,
    setSha256: row.set_sha256,
    asOf: row.as_of,
  }
}

/** `within` is done in the same transaction, last: what is written down of it, and where tests pull the plug. */
export async function publish(
  client: pg.Client,
  runId: number,
  approvedBy: string | null,
  within: Within,
): Promise<void> {
  await inOneTransaction(
    client,
    () => within(runId),
    async () => {
      await client.query(
        `update import_run set state = 'superseded'
       where (run_id = (select run_id from publication) and state = 'published') or state = 'waiting'`,
      )
      await point(client, runId, 'publication.run_id')
      await client.query(
        `update import_run set state = 'published', stage = 'done', percent = 100,
         bytes_done = bytes_total, approved_by = $2, ended_at = now() where run_id = $1`,
        [runId, approvedBy],
      )
      await writeMetrics(client, runId)
    },
  )
}

/** Back to the publication before. Answers undefined when there is none. */
export async function rollBack(client: pg.Client, within: Within): Promise<number | undefined> {
  const current = await currentPublication(client)
  const previousId = current?.previousId
  if (!previousId) return undefined
  await inOneTransaction(
    client,
    () => within(current.runId),
    async () => {
      await client.query(`update import_run set state = 'rolled-back' where run_id = $1`, [
        current.runId,
      ])
      await point(client, previousId, 'null')
      await client.query(`update import_run set state = 'published' where run_id = $1`, [
        previousId,
      ])
    },
  )
  return previousId
}

/** Not published after all; what it brought is cleared away with the next sweep. */
export async function discard(client: pg.Client, runId: number, within: Within): Promise<void> {
  await inOneTransaction(
    client,
    () => within(runId),
    async () => {
      await client.query(
        `update import_run set state = 'cancelled', stage = 'done', ended_at = now() where run_id = $1`,
        [runId],
      )
    },
  )
}

/** What an old night amounts to, for the charts; nothing of it is published. */
export async function recordHistory(client: pg.Client, runId: number): Promise<void> {
  await inOneTransaction(
    client,
    async () => undefined,
    () => writeHistory(client, runId),
  )
}

async function point(client: pg.Client, runId: number, previous: string): Promise<void> {
  await client.query(
    `insert into publication (run_id, previous_id, as_of, published_at)
     select run_id, null, as_of, now() from import_run where run_id = $1
     on conflict (only_one) do update set run_id = excluded.run_id, previous_id = ${previous},
       as_of = excluded.as_of, published_at = excluded.published_at`,
    [runId],
  )
  await meetMembers(client, runId)
}

/** Nobody is taken away: what they wrote and how they sign in is ours, and stays. */
async function meetMembers(client: pg.Client, runId: number): Promise<void> {
  const partition = partitionOf('member_detail', runId)
  await client.query(
    `insert into member (membership_no, prefix, member_name, member_surname, unit_no, state)
     select membership_no, prefix, member_name, member_surname, unit_no, state from ${partition}
     on conflict (membership_no) do update set prefix = excluded.prefix,
       member_name = excluded.member_name, member_surname = excluded.member_surname,
       unit_no = excluded.unit_no, state = excluded.state
     where (member.prefix, member.member_name, member.member_surname, member.unit_no, member.state)
       is distinct from (excluded.prefix, excluded.member_name, excluded.member_surname,
         excluded.unit_no, excluded.state)`,
  )
  await client.query(
    `update member set state = 'absent' where state <> 'absent'
       and not exists (select from ${partition} there where there.membership_no = member.membership_no)`,
  )
}

async function inOneTransaction(
  client: pg.Client,
  beforeCommit: () => Promise<void>,
  work: () => Promise<void>,
): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await beforeCommit()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined) // the connection may be what broke
    throw error
  }
}
