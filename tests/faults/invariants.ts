// What must be true of the database at every moment, whatever was killed. Each question finds what is wrong: no row, nothing.

import type pg from 'pg'
import { fileTotalsOf } from '#database/import/import-run.ts'
import { currentPublication } from '#database/import/publication.ts'
import { partitionOf } from '#database/import/run-partition.ts'

export interface Invariant {
  title: string
  /** Rows with what is wrong, as text. */
  wrong: string
}

export const INVARIANTS: readonly Invariant[] = [
  {
    title: 'everybody reads one run, which is published, and no other is',
    wrong: `select 'published ' || count(*) filter (where state = 'published') || ', read ' ||
        (select count(*) from publication) as what from import_run
      having count(*) filter (where state = 'published') <> 1 or (select count(*) from publication) <> 1
        or bool_or(run_id = (select run_id from publication) and state <> 'published')`,
  },
  {
    title: 'a run that was published is recorded once, and no other as published',
    wrong: `select 'run ' || run_id || ' is ' || state || ', recorded ' || times as what
      from import_run left join lateral (select count(*) as times from audit_event
        where action = 'import.publish' and detail ->> 'run' = run_id::text) as recorded on true
      where started_by <> 'demo' and (state in ('published', 'superseded', 'rolled-back') <> (times = 1) or times > 1)`,
  },
  {
    title: 'every member of the published night can be found by the doors',
    wrong: `select membership_no as what from member_detail night
      where not exists (select from member where member.membership_no = night.membership_no and state = night.state)`,
  },
  {
    title: 'nobody is signed in who is not there',
    wrong: `select kind || ' ' || subject_id as what from session where case kind
      when 'unit' then not exists (select from unit_user where login = subject_id)
      when 'staff' then not exists (select from staff where login = subject_id)
      else not exists (select from member where membership_no = subject_id) end`,
  },
  {
    title: 'nobody has more sessions at once than they may',
    wrong: `select kind || ' ' || subject_id || ': ' || count(*) as what from session
      where revoked_at is null and superseded_at is null and kind in ('member', 'unit', 'staff')
      group by kind, subject_id
      having count(*) > case kind when 'member' then 5 when 'unit' then 3 else 1 end`,
  },
  {
    title: 'a matter has its sender and its first step',
    wrong: `select 'matter ' || demand_id as what from demand
      where not exists (select from demand_step step where step.demand_id = demand.demand_id)
        or not exists (select from demand_sender sender where sender.demand_id = demand.demand_id)`,
  },
  {
    title: 'a file waits or belongs to a matter, never both',
    wrong: `select 'file ' || file_id as what from demand_file join demand_upload using (file_id)`,
  },
  {
    title: 'an article has the version that is its last, and the one that is out',
    wrong: `select 'article ' || topic_id as what from topic
      where version > 0 and not exists (select from topic_version v where v.topic_id = topic.topic_id and v.version = topic.version)
        or live_version > 0 and not exists
          (select from topic_version v where v.topic_id = topic.topic_id and v.version = topic.live_version)
        or state = 'published' and (live_version is null or published_at is null)`,
  },
  {
    title: 'of every changed password its owner is told once on each road',
    wrong: `select what from (
        select subject || ': changed ' || changes || ', told ' || array_to_string(told, ' ') as what
        from (select coalesce(subject_no, substr(actor, 8)) as subject, count(*) as changes from audit_event
          where action = 'member.password' and outcome = 'done' group by 1) as changed
        join lateral (select coalesce(array_agg(times), '{}') as told from (select count(*) as times from outbox_message
          where membership_no = subject and template = 'password_changed' group by channel) as roads) as messages on true
        where changes <> all (told)) as untold`,
  },
  {
    title: 'no message was put into the outbox twice by one act',
    wrong: `select template || ' to ' || coalesce(membership_no, unit_no) || ' at ' || created_at as what
      from outbox_message group by template, channel, membership_no, unit_no, created_at having count(*) > 1`,
  },
  {
    title: 'no page of the database is damaged',
    wrong: `select datname || ': ' || checksum_failures as what from pg_stat_database where checksum_failures > 0`,
  },
]

export interface Broken {
  title: string
  what: string[]
}

const SHOWN = 5
export const WHOLE_NIGHT = 'the night that everybody reads has all rows of its files'

/** In a transaction of the caller's, so that all is asked of one moment. */
export async function brokenInvariants(client: pg.Client): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const { title, wrong } of INVARIANTS) {
    const { rows } = await client.query<{ what: string }>(`${wrong} limit ${SHOWN}`)
    if (rows.length > 0) broken.push({ title, what: rows.map(({ what }) => what) })
  }
  const short = await shortTables(client)
  if (short.length > 0) broken.push({ title: WHOLE_NIGHT, what: short })
  return broken
}

async function shortTables(client: pg.Client): Promise<string[]> {
  const published = await currentPublication(client)
  if (!published) return []
  const short: string[] = []
  for (const [set, { rows: promised }] of await fileTotalsOf(client, published.runId)) {
    const { rows } = await client.query<{ there: number }>(
      `select count(*)::int as there from ${partitionOf(set, published.runId)}`,
    )
    const there = rows[0]?.there
    if (there !== promised) short.push(`${set}: ${there} of ${promised}`)
  }
  return short
}
