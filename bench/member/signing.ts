// What a signature costs besides its factor: the document read, printed and kept, and the record written. `npm run bench -- signing`

import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { buildIfStale } from '#scripts/build.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import { signingCode } from '#tests/support/given/signing.ts'
import { printPage } from '../figures/page.ts'
import { type NightApp, withNightApp } from '../process/night-app.ts'

const SIGNATURES = 60
const BAR_MS = 400
const YEAR = '2025'
const PLAN = { members: SIGNATURES + 20, months: 20, units: 5, seed: 1, asOf: '2026-10-31' }

export async function signingBench(): Promise<void> {
  buildIfStale()
  await withNightApp(PLAN, async (night) => {
    const { rows } = await sql<{ no: string }>`
      select membership_no as no from member where state = 'active' order by 1 limit ${SIGNATURES}`.execute(
      night.db,
    )
    const times: Record<string, number[]> = { paper: [], document: [], record: [], both: [] }
    // The printer starts with the first paper.
    await oneOf(night, rows[0]?.no ?? '')
    for (const { no } of rows.slice(1)) {
      const took = await oneOf(night, no)
      for (const [name, ms] of Object.entries(took)) times[name]?.push(ms)
    }
    printPage('signing', {
      title: 'Signing',
      about:
        'Milliseconds, one after the other in one process without the network. The factor itself (a code that is typed, a finger on a phone) is the ' +
        'member’s own time. The first line is the paper that is printed either way.',
      columns: ['', 'times', 'median', 'p95'],
      rows: Object.entries(times).map(([name, all]) => [WORDS[name] ?? '', ...told(all)]),
      bars: `a signature without its factor p95 within ${BAR_MS} ms`,
    })
  })
}

const WORDS: Record<string, string> = {
  paper: 'the same paper, not signed',
  document: 'the document to sign, printed and kept',
  record: 'the record, sealed and in the chain',
  both: 'a signature without its factor',
}

async function oneOf({ app, db }: NightApp, no: string) {
  const { token } = await issueMemberSession(db, no, 'other')
  const headers = { authorization: `Bearer ${token}` }
  const send = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/member${path}`, headers, payload })
  await send('/balance', { year: Number(YEAR), agreed: true, note: '' })
  const [, paper] = await timed(() =>
    app.inject({ url: `/api/member/papers/balance/pdf?year=${YEAR}`, headers }),
  )
  const [begun, document] = await timed(() =>
    send('/signing', { kind: 'balance', reference: YEAR }),
  )
  const { attempt, document: shown, statements } = begun.json().data
  await send(`/signing/${attempt}/code`, {})
  const code = await signingCode(app, attempt)
  const ticked = statements.map((_: string, at: number) => at)
  const [, record] = await timed(() =>
    send(`/signing/${attempt}`, { sha256: shown.sha256, ticked, code }),
  )
  return { paper, document, record, both: document + record }
}

async function timed<T extends { statusCode: number; body: string }>(
  ask: () => Promise<T>,
): Promise<[T, number]> {
  const began = performance.now()
  const reply = await ask()
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return [reply, performance.now() - began]
}

function told(times: number[]): string[] {
  times.sort((one, other) => one - other)
  const at = (part: number) => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(0)
  return [String(times.length), at(0.5), at(0.95)]
}
