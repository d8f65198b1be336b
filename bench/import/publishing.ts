// `npm run bench -- publishing`: what members notice who read while a night is loaded and published. The whole site over
// its port, so many questions a second whatever the answers take, every answer looked at for figures of two nights.

import { rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ShareFeed } from '#contract/member/share.ts'
import { connect } from '#database/core/connect.ts'
import { freePort } from '#database/embedded/free-port.ts'
import { writeSet } from '#demo/core-system/write-set.ts'
import { buildIfStale } from '#scripts/build.ts'
import { MEMORY_ENV, memoryFlags } from '#scripts/start/memory-limits.ts'
import { printPage } from '../figures/page.ts'
import { longestMembers } from '../member/longest-members.ts'
import { tokensOf } from '../overload/signed-in.ts'
import { startServer } from '../process/server.ts'
import { importInChild } from './import-child.ts'
import { openNightDatabase } from './night-database.ts'

const MEMBERS = 20_000
const MONTHS = 12
const PER_SECOND = 500
const READERS = 50
const QUIET_MS = 15_000
/** After publishing, when every answer in memory is of the night before. */
const AFTER_MS = 5_000
const SEALING = 'a sealing secret that only benches know'

interface Read {
  at: number
  ms: number
  asOf: string
  isMixed: boolean
}

export async function publishing(): Promise<void> {
  buildIfStale()
  const { folder, url } = await openNightDatabase()
  const plan = { members: MEMBERS, months: MONTHS, units: 30, seed: 1, anchor: '2026-09-30' }
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  await writeSet({ ...plan, asOf: '2026-10-09' }, first, 'utf-8')
  await importInChild(first, url, SEALING)
  rmSync(first, { recursive: true })
  // A month later everybody has paid in again: figures of two nights do not agree.
  await writeSet({ ...plan, asOf: '2026-11-09' }, second, 'utf-8')

  const appUrl = url.replace('app_migrate', 'app_rw')
  // The printer's rehearsal, seconds after the start, would be measured with the import.
  const env = {
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'site'),
    PRINTER_WARM_UP: 'no',
  }
  const site = await startServer('the site', 'site.ts', [appUrl, JSON.stringify(env)], {
    execArgv: memoryFlags(1),
    env: { ...process.env, ...MEMORY_ENV },
  })
  const reads: Read[] = []
  const reading = readAtRate(site.address, await signIn(appUrl), reads)
  await sleep(QUIET_MS)
  const startedAt = Date.now()
  const { publishFrom, publishTo, seconds } = await importInChild(second, url, SEALING, 'gives-way')
  await sleep(AFTER_MS)
  await reading.stop()
  print(reads, { startedAt, publishFrom, publishTo, seconds })
}

async function signIn(appUrl: string): Promise<string[]> {
  const { db, close } = connect(appUrl, 2)
  try {
    return await tokensOf(db, await longestMembers(db, { months: MONTHS, most: READERS }))
  } finally {
    await close()
  }
}

/** Questions leave when their time has come, however many still wait: a slow answer is seen by those behind it too. */
function readAtRate(address: string, tokens: string[], reads: Read[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const underWay = new Set<Promise<void>>()
  const startedAt = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) * PER_SECOND) / 1000)
    for (; sent < due; sent++) {
      const one = read(address, agent, tokens[sent % tokens.length] ?? '').then((answer) => {
        reads.push(answer)
        underWay.delete(one)
      })
      underWay.add(one)
    }
  }, 2)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(underWay)
      agent.destroy()
    },
  }
}

function read(address: string, agent: Agent, token: string): Promise<Read> {
  const at = Date.now()
  const startedAt = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<Read>()
  const headers = { authorization: `Bearer ${token}` }
  get(`${address}/api/member/share`, { agent, headers }, async (response) => {
    let text = ''
    for await (const piece of response.setEncoding('utf8')) text += piece
    const ms = performance.now() - startedAt
    if (response.statusCode !== 200) return reject(new Error(`${response.statusCode}: ${text}`))
    const { data } = JSON.parse(text) as { data: ShareFeed }
    resolve({ at, ms, asOf: data.as_of, isMixed: isMixed(data) })
  }).on('error', reject)
  return promise
}

/** The balance, the last movement, the last month and the last year say the same in one night. */
function isMixed({ balance, movements, months, years }: ShareFeed): boolean {
  const said = [movements[0]?.balance, months.at(-1)?.balance, years[0]?.closing]
  return said.some((amount) => amount !== undefined && amount !== balance)
}

interface Night {
  startedAt: number
  publishFrom: number
  publishTo: number
  seconds: number
}

function print(reads: Read[], { startedAt, publishFrom, publishTo, seconds }: Night): void {
  // The first seconds compile and fill the memory.
  const quietFrom = startedAt - QUIET_MS + AFTER_MS
  const row = (name: string, from: number, to: number) => {
    const times = reads.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms)
    times.sort((a, b) => a - b)
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
    return [name, times.length.toLocaleString('en'), at(0.5), at(0.99), at(1 - 1e-9)]
  }
  const newest = reads.at(-1)?.asOf ?? ''
  const firstNew = Math.min(...reads.filter(({ asOf }) => asOf === newest).map(({ at }) => at))
  const backwards = reads.filter(({ at, asOf }) => at > firstNew + 1_000 && asOf !== newest).length
  printPage('publishing', {
    title: `Members who read while a night of ${MEMBERS.toLocaleString('en')} members is published`,
    about:
      `Milliseconds of a member’s shares, ${READERS} members in turn, ${PER_SECOND} questions a second over the port; the import took ${seconds.toFixed(0)} s beside them. ` +
      `Answers with figures of two nights: ${reads.filter(({ isMixed }) => isMixed).length} of ${reads.length.toLocaleString('en')}; ` +
      `of the night before, a second after the first of the new one: ${backwards}.`,
    columns: ['', 'reads', 'p50', 'p99', 'longest'],
    rows: [
      row('before the import', quietFrom, startedAt),
      row('while it is loaded and checked', startedAt, publishFrom),
      row(
        `while it is published, and ${AFTER_MS / 1000} s after`,
        publishFrom,
        publishTo + AFTER_MS,
      ),
    ],
    bars: 'none mixed, a p99 of at most twice the one before',
  })
}
