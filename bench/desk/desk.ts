// The request desk with five thousand open requests: how long its list takes, and a batch of as many orders. `npm run bench -- desk`, and
// `-- desk-loans` for loans with two guarantors each.

import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { newClient } from '#database/import/client.ts'
import type { RequestedLoan } from '#domain/request/loan.ts'
import { buildIfStale } from '#scripts/build.ts'
import { takeAnswers } from '#server/request-desk/orders/take-answers.ts'
import { ORDINARY_LOAN } from '#tests/support/loan-right/ordinary-loan.ts'
import { givenAsking } from '#tests/support/staff/as-officer.ts'
import { printPage } from '../figures/page.ts'
import { type NightApp, withNightApp } from '../process/night-app.ts'

const REQUESTS = 5_000
const LOOKS = 200
const BARS = { listMs: 150, batchS: 10 }
const PLAN = {
  members: REQUESTS + 800,
  months: 3,
  units: 20,
  seed: 1,
  asOf: '2026-10-31',
  billsNext: true,
}

export async function deskBench(bench: keyof typeof REQUESTED): Promise<void> {
  buildIfStale()
  await withNightApp(PLAN, async (night) => {
    const { app } = night
    const builder = await givenAsking(app, ['approver', 'member_service'], { login: 'builder' })
    const releaser = await givenAsking(app, ['approver'], { login: 'releaser' })
    await givenRequests(night, REQUESTED[bench](night))
    const times: number[] = []
    for (let look = 0; look < LOOKS; look++) {
      const page = 1 + (look % 100)
      const tab = ['check', 'approve', 'order'][look % 3]
      times.push(await msOf(() => builder.read(`requests?tab=${tab}&page=${page}`)))
    }
    times.sort((one, other) => one - other)
    const at = (part: number) => (times[Math.floor((LOOKS - 1) * part)] ?? 0).toFixed(0)
    await asOwner(night, `update request set state = 'approved', approved_by = 'releaser'`)
    const build = await msOf(() => builder.send('orders'))
    const { batches } = await builder.data('orders')
    const { batch_id, rows } = batches[0]
    const release = await msOf(() => releaser.send(`orders/${batch_id}/release`))
    await answerAll(night)
    const match = await msOf(async () => {
      const { closed } = await takeAnswers(app)
      if (closed !== rows) throw new Error(`${closed} of ${rows} were closed`)
      return { statusCode: 200, body: '' }
    })
    const acts = { built: build, released: release, answered: match }
    printPage(bench, {
      title: bench === 'desk' ? 'The request desk' : 'The request desk, of loans',
      about: `${REQUESTS.toLocaleString('en')} open requests${bench === 'desk' ? '' : ' for loans with two guarantors each'}; the list is read ${LOOKS} times, in all three tabs and on all pages.`,
      columns: ['', 'median', 'p95'],
      rows: [
        ['the list', `${at(0.5)} ms`, `${at(0.95)} ms`],
        ...Object.entries(acts).map(([what, ms]) => [
          `a batch of ${rows.toLocaleString('en')} lines ${what}`,
          `${(ms / 1000).toFixed(1)} s`,
          '',
        ]),
      ],
      bars: `the list’s p95 within ${BARS.listMs} ms, a batch within ${BARS.batchS} s`,
    })
  })
}

async function msOf(ask: () => Promise<{ statusCode: number; body: string }>): Promise<number> {
  const began = performance.now()
  const reply = await ask()
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return performance.now() - began
}

interface Requested {
  kind: string
  payload: object
  secret: Buffer | null
  judged: object
  amount: number
}

/** What is asked, by the bench's name. */
const REQUESTED = {
  desk: (): Requested => ({
    kind: 'share_change',
    payload: { change: 'monthly', amount: 153_000 },
    secret: null,
    judged: { findings: [], facts: { monthly: 100_000 }, effect: { firstPeriod: '2026-12' } },
    amount: 153_000,
  }),
  'desk-loans': ({ sealing }: NightApp): Requested => ({
    kind: 'loan',
    payload: LOAN,
    secret: sealing.seal(JSON.stringify({ payAccount: '1234567890' })),
    judged: { findings: [], instalment: null, persons: 2, certified: null },
    amount: LOAN.amount,
  }),
}

const LOAN: RequestedLoan = { ...ORDINARY_LOAN, replaces: [], signing: 'electronic' }

/** One of each member who is there, a third in each state that is work; who stands for a loan was asked, and so was the employer. */
async function givenRequests({ db }: NightApp, asked: Requested): Promise<void> {
  const { kind, payload, secret, judged, amount } = asked
  await sql`
    insert into request (year, serial, kind, membership_no, payload, payload_sealed, judged, rules_version, run_id, amount, state,
      sent_at, moved_at, checked_by)
    select 2026, row_number() over (order by membership_no), ${kind}, membership_no,
      ${JSON.stringify(payload)}::jsonb, ${secret}, ${JSON.stringify(judged)}::jsonb, 1, 1, ${amount},
      (array['sent', 'checked', 'approved'])[1 + (row_number() over (order by membership_no)) % 3],
      now() - random() * interval '20 days', now(), 'builder'
    from member where state in ('active', 'retired') order by membership_no limit ${REQUESTS}`.execute(
    db,
  )
  if (kind === 'loan') {
    await sql`
      insert into guarantee_ask (request_id, round, guarantor_no, amount, terms_sha256, state, asked_at)
      select request_id, 1, guarantor_no, 15000000, sha256('terms'), 'asked', now()
      from request cross join (values ('000001'), ('000002')) as asked (guarantor_no)`.execute(db)
    await sql`
      insert into pay_certificate (request_id, round, unit_no, state, asked_at)
      select request_id, 1, '00010001', 'asked', now() from request`.execute(db)
  }
  const { rows } = await sql<{ count: number }>`select count(*)::int from request`.execute(db)
  if (rows[0]?.count !== REQUESTS) throw new Error(`${rows[0]?.count} requests`)
}

/** The core system accepts every order. */
function answerAll(night: NightApp): Promise<void> {
  return asOwner(
    night,
    `insert into night.order_result
     select (select run_id from publication), row_number() over (), order_no, 'accepted', 'C' || order_no, null from order_line`,
  )
}

/** Without the time limits of the site's own connections. */
async function asOwner({ ownerUrl }: NightApp, statement: string): Promise<void> {
  const client = newClient(ownerUrl)
  await client.connect()
  await client.query(statement)
  await client.end()
}
