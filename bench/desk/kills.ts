// `npm run bench -- desk-kills`: building, releasing and answering orders are killed at twelve points, with five seeds: all or nothing, and
// the audit holds an act if and only if it happened.

import { execFile } from 'node:child_process'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { newClient } from '#database/import/client.ts'
import { Random } from '#demo/core-system/random.ts'
import { buildIfStale } from '#scripts/build.ts'
import { AT_ONCE } from '#server/request-desk/orders/take-answers.ts'
import { givenAsking } from '#tests/support/staff/as-officer.ts'
import { SEALING, withNightApp } from '../process/night-app.ts'

const SEEDS = 5
const POINTS_AN_ACT = 4
const ACTS = ['build', 'release', 'match'] as const
/** A whole batch of answers, and some of the next. */
const REQUESTS = 250
// What every act is made of is read once.
const ENV = { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' }
const PLAN = { members: 400, months: 3, units: 2, seed: 1, asOf: '2026-10-31', billsNext: true }

export async function deskKills(): Promise<void> {
  buildIfStale()
  await withNightApp(PLAN, async ({ app, ownerUrl }) => {
    for (const login of ['builder', 'releaser']) await givenAsking(app, ['approver'], { login })
    const client = newClient(ownerUrl)
    await client.connect()
    let kills = 0
    const wrong: string[] = []
    /** How many questions each act asks: seed 0 kills nothing. */
    const questions = { build: 0, release: 0, match: 0 }
    for (let seed = 0; seed <= SEEDS; seed++) {
      const dice = new Random(seed, 'desk kills')
      await givenApproved(client, seed)
      for (const act of ACTS) {
        if (act === 'match') await answerAll(client)
        const before = await written(client)
        for (let point = 0; point < (seed > 0 ? POINTS_AN_ACT : 0); point++) {
          const start = await written(client)
          const nth = dice.whole(1, questions[act])
          if ((await run(ownerUrl, act, nth)) !== undefined) break // done before that question
          kills++
          const after = await written(client)
          const problems = brokenIn(after)
          const isWhole =
            isDeepStrictEqual(start, after) ||
            (act === 'match' && after.accepted - start.accepted === AT_ONCE)
          if (!isWhole) problems.push('something was left behind')
          wrong.push(...problems.map((one) => `seed ${seed}, ${act} before ${nth}: ${one}`))
        }
        if (isDeepStrictEqual(before, await written(client)) || act === 'match') {
          const asked = await run(ownerUrl, act, 0)
          if (seed === 0) questions[act] = asked ?? 0
        }
        wrong.push(...brokenIn(await written(client)).map((one) => `seed ${seed}, ${act}: ${one}`))
      }
      console.log(`seed ${seed}: ${kills} kills so far, wrong: ${wrong.length}`)
      if (seed === 0) console.log(questions)
    }
    const { done } = await written(client)
    await client.end()
    console.log(
      `${kills} kills; ${done} of ${(SEEDS + 1) * REQUESTS} requests done; wrong: ${wrong.length}`,
    )
    for (const one of wrong) console.log(`  ${one}`)
  })
}

/** The questions it asked; undefined where it was killed. */
function run(ownerUrl: string, act: string, nth: number): Promise<number | undefined> {
  const script = new URL('killed-act.ts', import.meta.url).pathname
  return new Promise((resolve, reject) => {
    const given = [script, ownerUrl, act, String(nth), SEALING]
    execFile(process.execPath, given, { env: ENV }, (error, stdout) => {
      if (!error) resolve(Number(stdout))
      else if (error.signal === 'SIGKILL') resolve(undefined)
      else reject(error)
    })
  })
}

interface Written {
  batches: number
  rows: number
  lines: number
  built: number
  released: number
  releases: number
  ordered: number
  orderedEvents: number
  released_lines: number
  accepted: number
  done: number
  answers: number
}

async function written(client: pg.Client): Promise<Written> {
  const audit = (action: string) =>
    `(select count(*)::int from audit_event where action = '${action}' and outcome = 'done')`
  const { rows } = await client.query<Written>(`select
    (select count(*)::int from order_batch) as batches, (select coalesce(sum(rows), 0)::int from order_batch) as rows,
    (select count(*)::int from order_line) as lines, ${audit('order.build')} as built,
    (select count(*)::int from order_batch where state = 'released') as released, ${audit('order.release')} as releases,
    (select count(*)::int from request where state in ('ordered', 'done')) as ordered,
    (select count(*)::int from request_event where to_state = 'ordered') as "orderedEvents",
    (select count(*)::int from order_line join order_batch using (batch_id) where state = 'released') as released_lines,
    (select count(*)::int from order_line where result = 'accepted') as accepted,
    (select count(*)::int from request where state = 'done') as done, ${audit('order.answer')} as answers`)
  return rows[0] as Written
}

function brokenIn(now: Written): string[] {
  const laws: Record<string, readonly number[]> = {
    'a batch and its audit': [now.batches, now.built],
    'lines of the batches': [now.rows, now.lines],
    'a release and its audit': [now.released, now.releases],
    'released lines, requests and their events': [
      now.released_lines,
      now.ordered,
      now.orderedEvents,
    ],
    'answers, requests done and their audit': [now.accepted, now.done, now.answers],
  }
  return Object.entries(laws)
    .filter(([, counts]) => new Set(counts).size > 1)
    .map(([law, counts]) => `${law}: ${counts.join(', ')}`)
}

async function givenApproved(client: pg.Client, seed: number): Promise<void> {
  const judged = { findings: [], facts: { monthly: 100_000 }, effect: { firstPeriod: '2026-12' } }
  await client.query(
    `insert into request (year, serial, kind, membership_no, payload, judged, rules_version, run_id, amount, state, sent_at,
       moved_at, checked_by, approved_by)
     select 2026, $1::int * 1000 + row_number() over (order by membership_no), 'share_change', membership_no,
       '{"change": "monthly", "amount": 153000}', $2::jsonb, 1, 1, 153000, 'approved', now(), now(), 'builder', 'releaser'
     from member where state = 'active' order by membership_no limit $3`,
    [seed, JSON.stringify(judged), REQUESTS],
  )
}

async function answerAll(client: pg.Client): Promise<void> {
  await client.query(`insert into night.order_result
    select (select run_id from publication), row_number() over () + 1000, order_no, 'accepted', 'C' || order_no, null
    from order_line where result is null on conflict do nothing`)
}
