// `npm run bench -- standbys`: the CPU of a member's read on the web host, the primary and the standbys, without standbys, with one
// and with two; and from it how many members so many machines carry.

import { join } from 'node:path'
import { hashPassword } from '#server/identity/password.ts'
import { readSecrets } from '#server/settings/secrets.ts'
import { type StandbyServer, startStandby } from '#tests/support/app/standby.ts'
import { median } from '../figures/median.ts'
import { printPage } from '../figures/page.ts'
import { signInMembers } from '../overload/signed-in.ts'
import { ask, startChild } from '../process/child.ts'
import { atEnd } from '../process/ending.ts'
import { forgetful } from '../process/forgetful.ts'
import type { Fired } from '../process/load.ts'
import { noiseOf, rest } from '../process/neighbours.ts'
import { postgresCpu } from '../process/postgres-cpu.ts'
import { startServer } from '../process/server.ts'
import { startThrowawaySite, type ThrowawaySite } from '../process/throwaway-site.ts'

const FEEDS = ['status', 'share', 'loan', 'deposit', 'kep', 'dividend']
const MEMBERS = 50
const ROUNDS = 3
const ROUND_SECONDS = 2
/** Until V8 has compiled what runs often, and PostgreSQL has planned it. */
const WARM_UP_SECONDS = 5
const CONNECTIONS = 16

/** The busiest hour: so many of all members come, in its busiest minutes so many times as often, and each looks at so much. */
const RUSH = { share: 0.2, peak: 3, reads: 12 }
const CORES_A_MACHINE = 2
/** Of a machine's cores; the rest is room for whatever else it does. */
const FILLED = 0.6

/** Microseconds of CPU, of one read or of all so far. */
interface Cpu {
  web: number
  primary: number
  standbys: number
}

export async function standbyBench(): Promise<void> {
  console.log('Measuring for about three minutes…')
  const site = await startThrowawaySite()
  const bearers = await signInMembers(site, MEMBERS)
  const { superuser } = readSecrets(site.folder)
  const port = Number(new URL(site.databaseUrl).port)
  const standbys = [await startStandby(port, superuser), await startStandby(port, superuser)]
  atEnd(async () => void (await Promise.all(standbys.map((one) => one.remove()))))
  const generator = startChild('process/load.ts', [])
  const rests: number[] = []
  const seen: Cpu[] = []
  for (const count of [0, 1, 2]) {
    const server = forgetful(await serverWith(site, standbys.slice(0, count)), site)
    const rounds: Cpu[] = []
    const used = async (): Promise<Cpu> => ({
      web: await server.cpu(),
      primary: postgresCpu(join(site.folder, 'postgres')),
      standbys: standbys.reduce((sum, { cluster }) => sum + postgresCpu(cluster), 0),
    })
    const fire = (feed: string, seconds = ROUND_SECONDS) =>
      ask<Fired>(generator, {
        ...{ method: 'GET', path: `/api/member/${feed}`, headers: {}, bearers },
        ...{ connections: CONNECTIONS, seconds, address: server.address },
      })
    for (const feed of FEEDS) await fire(feed, WARM_UP_SECONDS)
    for (let round = 0; round < ROUNDS; round++) {
      const before = await used()
      let answers = 0
      for (const feed of FEEDS) answers += (await fire(feed)).answers
      const after = await used()
      rounds.push(each((part) => (after[part] - before[part]) / answers))
      rests.push(await rest())
    }
    seen.push(each((part) => median(rounds.map((one) => one[part]))))
  }
  const signIn = await signInCpu()
  printPage('standbys', {
    title: 'Reads of members with standbys',
    about:
      `Microseconds of CPU for one read of a member for the first time (mean of ${FEEDS.join(', ')}; nothing from memory), and where they are spent. The password of a sign-in: ` +
      `${Math.round(signIn).toLocaleString('en')} µs on the web host. From it, how many members machines of ${CORES_A_MACHINE} cores such as this carry, filled to ${FILLED * 100}%, if ` +
      `${RUSH.share * 100}% of all members come in one hour, ${RUSH.peak} times as often in its busiest minutes, each with a sign-in and ${RUSH.reads} reads: one machine with everything; ` +
      'two, each with the site and a PostgreSQL; five, two with the site and three with PostgreSQL. Computed, not tried; pages that are opened again cost far less. ' +
      noiseOf(rests),
    columns: ['standbys', 'web host', 'primary', 'standbys together', 'machines', 'members'],
    rows: seen.map((cpu, count) => [
      String(count),
      ...[cpu.web, cpu.primary, cpu.standbys].map((one) => one.toFixed(0)),
      String([1, 2, 5][count]),
      membersCarried(cpu, signIn, count).toLocaleString('en'),
    ]),
    bars: 'the CPU of one read on web and database host, and the members one, two and five machines carry',
  })
}

function each(of: (part: keyof Cpu) => number): Cpu {
  return { web: of('web'), primary: of('primary'), standbys: of('standbys') }
}

function serverWith({ folder, databaseUrl }: ThrowawaySite, standbys: StandbyServer[]) {
  const env = JSON.stringify({ PORT: '0', DATA_DIR: folder })
  const urls = standbys.map(({ port }) => Object.assign(new URL(databaseUrl), { port }).href)
  return startServer('the site', 'site.ts', [databaseUrl, env, ...urls])
}

/** Hashing runs in a thread of this process. */
async function signInCpu(): Promise<number> {
  const before = process.cpuUsage()
  const count = 20
  for (let one = 0; one < count; one++) await hashPassword(`รหัสผ่านของคนที่ ${one}`)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / count
}

/** The machines of each part are as many as the layout has; what is fullest decides. */
function membersCarried(cpu: Cpu, signIn: number, standbys: number): number {
  const web = signIn + RUSH.reads * cpu.web
  const [primary, others] = [RUSH.reads * cpu.primary, RUSH.reads * cpu.standbys]
  const machine = FILLED * CORES_A_MACHINE * 1e6
  const visitsPerSecond =
    standbys === 0
      ? machine / (web + primary)
      : standbys === 1
        ? (2 * machine) / (web + primary + others)
        : Math.min((2 * machine) / web, machine / primary, (2 * machine) / others)
  return Math.floor((visitsPerSecond * 3600) / RUSH.peak / RUSH.share / 100) * 100
}
