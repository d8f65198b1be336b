// `npm run bench -- member-feeds`: each member feed, a unit's list and an officer's search beside a bare Fastify that reads
// one row by its key. Fifty members ask in turn, again and again; what a first look costs is measured too, with nothing in
// memory. CPU is the server's and PostgreSQL's together.

import { join } from 'node:path'
import { connect } from '#database/core/connect.ts'
import { issueSession } from '#server/identity/session.ts'
import { givenOfficer } from '#tests/support/given/session.ts'
import { median } from '../figures/median.ts'
import { printPage } from '../figures/page.ts'
import { BRISK, type Figures, measure } from '../figures/rounds.ts'
import { signInMembers } from '../overload/signed-in.ts'
import type { Question } from '../process/answer.ts'
import { startChild } from '../process/child.ts'
import { forgetful } from '../process/forgetful.ts'
import { noiseOf } from '../process/neighbours.ts'
import { postgresCpu } from '../process/postgres-cpu.ts'
import { type Server, startServer } from '../process/server.ts'
import { startThrowawaySite, type ThrowawaySite } from '../process/throwaway-site.ts'

const ASKERS = 50
const POOL_SIZE = 20 // as database/core/connect.ts
const UNIT = '00010001'
// biome-ignore format: one list
const FEEDS = ['welcome', 'status', 'share', 'loan', 'deposit', 'kep', 'kepcrem', 'coll', 'gian', 'dividend', 'insurance',
  'welfare', 'balance']

export async function memberFeeds(): Promise<void> {
  console.log('Measuring for about six minutes…')
  const site = await startThrowawaySite()
  const members = await signInMembers(site, ASKERS)
  const { unit, officer } = await signInOthers(site)
  const generator = startChild('process/load.ts', [])
  const ours = withPostgres(site, site)
  const bare = withPostgres(await startTwin(site), site)

  const forgetting = forgetful(ours, site)
  const rows: string[][] = []
  async function compare(name: string, path: string, bearers: string[], sends?: object) {
    const question: Question = sends
      ? { method: 'POST', path, headers: { 'content-type': 'application/json' }, sends }
      : { method: 'GET', path, headers: {} }
    // The twin reads its row whatever it is asked.
    const again = await measure(generator, [ours, bare], question, { bearers }, BRISK)
    const first = await measure(generator, [forgetting, bare], question, { bearers }, BRISK)
    rows.push([name, ...cells(again), ...cells(first).slice(-1), noiseOf(restsOf(again))])
    console.log(rows.at(-1)?.join('  '))
  }
  for (const feed of FEEDS) await compare(feed, `/api/member/${feed}`, members)
  await compare('unit: list of people', '/api/membergroup/keeprep', [unit])
  await compare('unit: dashboard', '/api/membergroup/dashboard', [unit])
  await compare('staff: search', '/api/admin/members/search', [officer], { q: 'สม' })

  printPage('member-feeds', {
    title: 'Members, units and officers beside a bare Fastify',
    about:
      'A bare Fastify that answers one row by its key is 1. `again`: fifty members in turn, as a page that is opened a second time. ' +
      '`first`: everything in memory was dropped every tenth of a second. CPU of server and PostgreSQL together.',
    columns: ['', 'req/s', 'p99 ms', 'CPU µs', 'bare CPU µs', 'again, by CPU', 'first, by CPU', ''],
    rows,
    bars: 'every feed at least 0.5 by CPU, kep and dividend 0.35',
  })
}

function cells([site = [], twin = []]: Figures[][]): string[] {
  const of = (rounds: Figures[], name: keyof Figures) => median(rounds.map((one) => one[name]))
  const ratios = site.map((one, round) => (twin[round]?.cpu ?? Number.NaN) / one.cpu)
  return [
    Math.round(of(site, 'perSecond')).toLocaleString('en'),
    of(site, 'p99Ms').toFixed(1),
    of(site, 'cpu').toFixed(0),
    of(twin, 'cpu').toFixed(0),
    median(ratios).toFixed(2),
  ]
}

function restsOf(rounds: Figures[][]): number[] {
  return rounds.flat().map(({ neighbours }) => neighbours)
}

function startTwin({ databaseUrl, membershipNo }: ThrowawaySite): Promise<Server> {
  const args = [databaseUrl, String(POOL_SIZE), membershipNo]
  return startServer('bare Fastify, one row by key', 'one-row.ts', args)
}

/** PostgreSQL works for one of them at a time. */
function withPostgres(server: Server, { folder }: ThrowawaySite): Server {
  const cluster = join(folder, 'postgres')
  return { ...server, cpu: async () => (await server.cpu()) + postgresCpu(cluster) }
}

async function signInOthers({ databaseUrl }: ThrowawaySite) {
  const { db, close } = connect(databaseUrl, 1)
  try {
    const client = { kind: 'other', device: 'bench', address: '127.0.0.1' } as const
    const { token: unit } = await issueSession(db, { kind: 'unit', subjectId: UNIT, client })
    const { token: officer } = await givenOfficer(db, { login: 'bench' })
    return { unit, officer }
  } finally {
    await close()
  }
}
