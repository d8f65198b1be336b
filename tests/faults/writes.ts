// What people sent while processes were killed, what the site told them, and whether it is there: once, or not at all.

import type pg from 'pg'

/** What the site said: that it was done, that it was not, or nothing. */
export type Outcome = 'done' | 'refused' | 'unanswered'

export interface Write {
  kind: Kind
  /** What nobody else sent: a title, or the address it was sent from. */
  key: string
  /** Of its own for every request, so that the record of actions tells them apart. */
  address: string
  outcome: Outcome
}

interface KindOfWrite {
  /** How often each of these keys is there, whole: a row without its other half is not counted. */
  there: string
  /** Recorded in the transaction that does it. */
  actions?: string[]
}

const RECORDED = `select address as key, count(*)::int as times from audit_event
  where address = any($1) and outcome = 'done' group by 1`
const SESSIONS = `select address as key, count(*)::int as times from session
  where address = any($1) and kind <> 'staff' group by 1`
const VERSIONS = `select title as key, count(*)::int as times from topic_version
  where title = any($1) group by 1`

export const KINDS = {
  question: {
    there: `select title as key, count(*)::int as times from board_message where title = any($1) group by 1`,
  },
  demand: {
    there: `select subject as key, count(*)::int as times from demand
      where subject = any($1) and exists (select from demand_step where demand_step.demand_id = demand.demand_id)
        and exists (select from demand_sender where demand_sender.demand_id = demand.demand_id) group by 1`,
  },
  file: {
    there: `select name as key, count(*)::int as times
      from (select name from demand_upload union all select name from demand_file) as file where name = any($1) group by 1`,
  },
  'sign-in': { there: SESSIONS, actions: ['member.login'] },
  'unit sign-in': { there: SESSIONS, actions: ['unit.login'] },
  consent: {
    there: `select address as key, count(*)::int as times from consent_event where address = any($1) group by 1`,
    actions: ['consent.give', 'consent.withdraw'],
  },
  password: { there: RECORDED, actions: ['member.password'] },
  'result line': { there: RECORDED, actions: ['unit.result_lines'] },
  'new article': { there: VERSIONS, actions: ['topic.add'] },
  'saved article': { there: VERSIONS, actions: ['topic.save'] },
  'published article': { there: RECORDED, actions: ['topic.publish'] },
  // Its command is a process of its own, which may begin before the one that started it is killed.
  import: {
    there: `select source as key, count(*)::int as times from import_run where source = any($1) group by 1`,
  },
} satisfies Record<string, KindOfWrite>

export type Kind = keyof typeof KINDS

export interface Wrong {
  what: 'lost' | 'doubled' | 'done although refused' | 'not recorded' | 'recorded, not done'
  write: Write
}

export async function wrongAmong(client: pg.Client, writes: readonly Write[]): Promise<Wrong[]> {
  const wrong: Wrong[] = []
  for (const [kind, all] of Map.groupBy(writes, (write) => write.kind)) {
    const sent = [...Map.groupBy(all, ({ key }) => key).values()].map(together)
    const { there, actions }: KindOfWrite = KINDS[kind]
    const times = await timesOf(client, there, [sent.map(({ key }) => key)])
    const recorded = actions && (await recordedOf(client, sent, actions))
    for (const write of sent) {
      const found = times.get(write.key) ?? 0
      if (found > 1) wrong.push({ what: 'doubled', write })
      if (write.outcome === 'done' && found === 0) wrong.push({ what: 'lost', write })
      if (write.outcome === 'refused' && found > 0)
        wrong.push({ what: 'done although refused', write })
      const records = recorded?.get(write.address) ?? 0
      if (!recorded || records === found) continue
      wrong.push({ what: records < found ? 'not recorded' : 'recorded, not done', write })
    }
  }
  return wrong
}

/** What was sent again because no answer came is one. */
function together(same: readonly Write[]): Write {
  const [first] = same as [Write, ...Write[]]
  const outcome = (['done', 'unanswered'] as const).find((word) =>
    same.some((write) => write.outcome === word),
  )
  return { ...first, outcome: outcome ?? 'refused' }
}

function recordedOf(client: pg.Client, sent: Write[], actions: string[]) {
  const asked = `select address as key, count(*)::int as times from audit_event
    where address = any($1) and action = any($2) and outcome = 'done' group by 1`
  return timesOf(client, asked, [sent.map(({ address }) => address), actions])
}

async function timesOf(client: pg.Client, asked: string, values: string[][]) {
  const { rows } = await client.query<{ key: string; times: number }>(asked, values)
  return new Map(rows.map(({ key, times }) => [key, times]))
}

/** Of what is written over again and again, only the last counts. */
export class Standing {
  #standing: string
  #perhaps: string[] = []

  constructor(before: string) {
    this.#standing = before
  }

  note(value: string, outcome: string): void {
    if (outcome === 'done') {
      this.#standing = value
      this.#perhaps = []
    } else if (outcome === 'unanswered') this.#perhaps.push(value)
  }

  /** What may stand there now: what was acknowledged last, or whatever was sent after it without an answer. */
  get may(): string[] {
    return [this.#standing, ...this.#perhaps]
  }
}
