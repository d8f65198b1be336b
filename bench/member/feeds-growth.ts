// `npm run bench -- feeds-growth`: whether a member waits longer in a cooperative of a million than in one of twenty
// thousand. Both nights are in one database and take turns in being published, so that whatever else the machine does
// hits both alike. Asked at a fixed rate through the whole app but the network, each member for the first time and again.

import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import type { Db } from '#database/core/connect.ts'
import { buildIfStale } from '#scripts/build.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import { median } from '../figures/median.ts'
import { printPage } from '../figures/page.ts'
import { type NightApp, withNightApp } from '../process/night-app.ts'
import { postgresCpu } from '../process/postgres-cpu.ts'
import { enlargeNight, numberInCopy } from './enlarged-night.ts'
import { longestMembers } from './longest-members.ts'

const MEMBERS = 20_000
const MONTHS = 12
const UNITS = 30
const COPIES = 50
const ASKERS = 100
const LOOKS = 2 // for the first time, and again
const TURNS = 3
const PER_SECOND = 50
// biome-ignore format: one list
const FEEDS = ['welcome', 'status', 'share', 'loan', 'loan_statement', 'deposit', 'dep_statement', 'kep', 'kepcrem',
  'coll', 'gian', 'dividend', 'insurance', 'welfare']

interface Asker {
  token: string
  /** What follows the feed's name. */
  references: Record<string, string>
}

interface Size {
  name: string
  runId: number
  askers: Asker[]
  /** Milliseconds, by feed. */
  times: number[][]
  /** Microseconds of server and PostgreSQL. */
  cpu: number
}

export async function feedsGrowth(copies = String(COPIES)): Promise<void> {
  buildIfStale()
  const plan = { members: MEMBERS, months: MONTHS, units: UNITS, seed: 1, asOf: '2026-10-31' }
  await withNightApp(plan, (night) => compare(night, Number(copies)))
}

async function compare(night: NightApp, copies: number): Promise<void> {
  const { db, ownerUrl } = night
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const { rows } = await client.query<{ run_id: number }>('select run_id from publication')
  const numbers = await longestMembers(db, { months: MONTHS, most: ASKERS })
  const startedAt = performance.now()
  const largeRun = await enlargeNight(ownerUrl, copies, MEMBERS)
  const { rows: held } = await client.query<{ gb: string }>(
    `select round(pg_database_size(current_database()) / 1e9, 1)::text as gb`,
  )
  // What the copies left to be written is not the feeds'.
  await client.query('checkpoint').catch(() => undefined) // only where the role may
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(0)
  console.log(
    `${copies * MEMBERS} members are in the database, ${held[0]?.gb} GB, after ${minutes} min`,
  )

  const spread = numbers.map((number, at) => numberInCopy(number, at % copies, MEMBERS))
  const small = await sized(night, client, `${MEMBERS}`, rows[0]?.run_id ?? 0, numbers)
  const large = await sized(night, client, `${MEMBERS * copies}`, largeRun, spread)
  // Until the compiler and the plans are warm.
  for (const size of [small, large]) await measure(night, client, { ...size, ...nothingYet() })
  for (let turn = 0; turn < TURNS; turn++)
    for (const size of turn % 2 === 0 ? [small, large] : [large, small])
      await measure(night, client, size)
  await client.end()
  print(small, large, held[0]?.gb ?? '?')
}

/** Only the pointer moves: everybody stays known at the door. */
async function show(client: pg.Client, runId: number): Promise<void> {
  await client.query('update publication set run_id = $1', [runId])
  await sleep(500)
}

async function sized(
  { app, db }: NightApp,
  client: pg.Client,
  name: string,
  runId: number,
  numbers: string[],
): Promise<Size> {
  await show(client, runId)
  const askers = await Promise.all(numbers.map((number) => signIn(app, db, number)))
  return { name, runId, askers, ...nothingYet() }
}

function nothingYet(): Pick<Size, 'times' | 'cpu'> {
  return { times: FEEDS.map(() => []), cpu: 0 }
}

async function signIn(app: FastifyInstance, db: Db, membershipNo: string): Promise<Asker> {
  const { token } = await issueMemberSession(db, membershipNo, 'other')
  const { contracts } = (await ask(app, token, 'loan')).data
  const { accounts } = (await ask(app, token, 'deposit')).data
  const references = {
    loan_statement: `/${contracts[0].statement}`,
    dep_statement: `/${accounts[0].statement}`,
  }
  return { token, references }
}

async function measure(
  { app, clusterFolder }: NightApp,
  client: pg.Client,
  size: Size,
): Promise<void> {
  await show(client, size.runId)
  const questions = shuffled(
    Array.from({ length: LOOKS }).flatMap(() =>
      size.askers.flatMap((asker) => FEEDS.map((_, feed) => ({ asker, feed }))),
    ),
  )
  const before = cpuOf(clusterFolder)
  const startedAt = performance.now()
  const answers = questions.map(async ({ asker, feed }, at) => {
    await sleep((at * 1000) / PER_SECOND)
    const name = FEEDS[feed] ?? ''
    const path = `${name}${asker.references[name] ?? ''}`
    size.times[feed]?.push((await ask(app, asker.token, path)).ms)
  })
  await Promise.all(answers)
  size.cpu += cpuOf(clusterFolder) - before
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(`${size.name} members: ${questions.length} questions in ${seconds} s`)
}

async function ask(app: FastifyInstance, token: string, path: string) {
  const startedAt = performance.now()
  const headers = { authorization: `Bearer ${token}` }
  const reply = await app.inject({ url: `/api/member/${path}`, headers })
  if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.body}`)
  return { data: reply.json().data, ms: performance.now() - startedAt }
}

/** Ours is the server's too: it answers in this process. */
function cpuOf(clusterFolder: string): number {
  const { user, system } = process.cpuUsage()
  return user + system + postgresCpu(clusterFolder)
}

/** The same order every time. */
function shuffled<T>(all: T[]): T[] {
  let seed = 1
  return all
    .map((one) => {
      seed = (seed * 48_271) % 2_147_483_647
      return { one, seed }
    })
    .sort((a, b) => a.seed - b.seed)
    .map(({ one }) => one)
}

function print(small: Size, large: Size, gigabytes: string): void {
  const row = (name: string, ofSmall: number[], ofLarge: number[]) => {
    const [before, after] = [ofSmall, ofLarge].map(p99)
    return [
      name,
      median(ofSmall).toFixed(1),
      median(ofLarge).toFixed(1),
      (before ?? 0).toFixed(1),
      (after ?? 0).toFixed(1),
      ((after ?? 0) / (before ?? 1)).toFixed(2),
    ]
  }
  const rows = FEEDS.map((feed, at) => row(feed, small.times[at] ?? [], large.times[at] ?? []))
  rows.push(row('all of them', small.times.flat(), large.times.flat()))
  const perAnswer = ({ cpu, times }: Size) => cpu / times.flat().length / 1000
  const [before, after] = [perAnswer(small), perAnswer(large)]
  rows.push([
    'CPU an answer',
    before.toFixed(2),
    after.toFixed(2),
    '',
    '',
    (after / before).toFixed(2),
  ])
  printPage('feeds-growth', {
    title: `Member feeds with ${small.name} and with ${large.name} members`,
    about:
      `Milliseconds, twelve months each, one database of ${gigabytes} GB with both nights in it, published in turns (${TURNS} times each). ` +
      `${ASKERS} members ask every feed twice in mixed order, ${PER_SECOND} questions a second: for the first time and again.`,
    columns: [
      '',
      `p50, ${small.name}`,
      `p50, ${large.name}`,
      `p99, ${small.name}`,
      `p99, ${large.name}`,
      'ratio',
    ],
    rows,
    bars: 'a p99 of at most 1.2 times',
  })
}

function p99(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
}
