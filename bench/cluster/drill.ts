// `npm run cluster-drill [-- --kills 20] [--only 'frozen']`: the whole cluster of deploy/cluster/ on this machine, hurt in turn while it is used.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { median } from '../figures/median.ts'
import { atEnd, endAll } from '../process/ending.ts'
import { mountDisks, prepareDatabase, query, SITE, signInMembers, startHost } from './hosts.ts'
import { Load } from './load.ts'
import {
  killQuietly,
  mountDatabaseDisks,
  ownFolder,
  PORTS,
  startEtcd,
  startNode,
  startWays,
  statesOf,
  statusOf,
  until,
  urlOf,
} from './parts.ts'
import { type Cluster, type Seen, type Stage, stagesOf, wholeAgain } from './stages.ts'

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '1' }, only: { type: 'string', default: '' } },
})
const STAGES = stagesOf(Number(values.kills)).filter(({ name }) => name.includes(values.only))
/** No stage may keep the table from being printed. */
const STAGE_MS = 300_000

interface Done extends Seen {
  stage: Stage
  fault?: unknown
}

const startedAt = performance.now()
const say = (what: string) =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${what}`)

process.once('SIGINT', () => endAll().then(() => process.exit(1)))
process.once('SIGTERM', () => endAll().then(() => process.exit(1)))
let isWell = false
try {
  isWell = await drill()
} catch (error) {
  console.error(error)
} finally {
  await endAll()
}
// A stage that was given up may still be waiting for something.
process.exit(isWell ? 0 : 1)

async function drill(): Promise<boolean> {
  const cluster = await build()
  const done: Done[] = []
  for (const stage of STAGES) {
    cluster.load.during = stage.name
    done.push(await go(stage, cluster))
    cluster.load.during = 'nothing'
    // What was asked before is answered by now.
    await sleep(2_000)
  }
  await cluster.load.leave()
  return await print(cluster.load, done)
}

async function build(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'coop-cluster-'))
  atEnd(() => process.env.KEEP_LOGS || rmSync(folder, { recursive: true, force: true }))
  if (process.env.KEEP_LOGS) say(`logs stay in ${folder}`)
  ownFolder(folder)
  mountDatabaseDisks(folder)
  startEtcd(folder)
  await until('etcd', async () => (await statusOf(PORTS.etcd, 'health')) === 200)
  const nodes = [0, 1, 2].map((number) => startNode(folder, number))
  // Asked at the end, whichever processes these are by then.
  atEnd(() => nodes.forEach(killQuietly))
  await wholeAgain()
  say('three servers, one of them the primary')
  startWays(folder)
  await prepareDatabase(folder)
  mountDisks(folder)
  const hosts = [await startHost(folder, 0), await startHost(folder, 1)]
  say('two web hosts')
  const { csrf } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))
  const load = new Load(SITE, csrf, await signInMembers())
  await sleep(5_000)
  return { folder, nodes, hosts, load }
}

async function go(stage: Stage, cluster: Cluster): Promise<Done> {
  const late = sleep(STAGE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`not over after ${seconds(STAGE_MS)}`)
  })
  try {
    const seen = await Promise.race([stage.act(cluster), late])
    say(`${stage.name}: ${wordsOf(seen)}`)
    return { stage, ...seen }
  } catch (fault) {
    say(`${stage.name} went wrong: ${(fault as Error).message}`)
    console.log(await statesOf(cluster.folder))
    return { stage, fault }
  }
}

function wordsOf({ promotionMs, writtenMs, says }: Seen): string {
  const words = [
    promotionMs !== undefined && `promoted after ${seconds(promotionMs)}`,
    writtenMs !== undefined && `written after ${seconds(writtenMs)}`,
    says,
  ]
  return words.filter(Boolean).join(', ') || 'over'
}

async function print(load: Load, done: Done[]): Promise<boolean> {
  const lost = await lostOf(load).catch((error) => {
    console.error(error)
    return undefined
  })
  for (const [what, count] of load.failures) console.log(`  failed ${what}: ${count}`)
  console.log('\nstage                      pages     reads     writes   (failed of asked)')
  for (const name of ['nothing', ...done.map(({ stage }) => stage.name)]) {
    const counts = [load.pages, load.reads, load.writes].map((all) => failedOf(all, name))
    console.log([name.padEnd(24), ...counts.map((count) => count.padStart(9))].join(' '))
  }
  const kills = done.filter(({ stage }) => stage.name.includes('killed (')).filter(isSeen)
  if (kills.length > 0) {
    const [outages, promotions] = [
      kills.map((one) => one.writtenMs),
      kills.map((one) => one.promotionMs),
    ]
    console.log(`
outage by kill, median     ${seconds(median(outages))}, of which Patroni’s promotion ${seconds(median(promotions))}
longest                    ${seconds(Math.max(...outages))}`)
  }
  console.log(`older nights read          ${load.older}
acknowledged writes        ${load.acknowledged.length}, of which lost ${lost ?? 'unknown'}`)
  for (const { stage, fault } of done) if (fault) console.error(stage.name, fault)
  const unseen = done.filter(({ stage }) => stage.keepsPages && hasFailed(load.pages, stage.name))
  for (const { stage } of unseen) console.error(`${stage.name}: public pages were missing`)
  return lost === 0 && load.older === 0 && unseen.length === 0 && !done.some(({ fault }) => fault)
}

function isSeen(one: Done): one is Done & { promotionMs: number; writtenMs: number } {
  return one.promotionMs !== undefined && one.writtenMs !== undefined
}

async function lostOf({ acknowledged }: Load): Promise<number> {
  const rows = await query(
    urlOf('app_migrate', PORTS.haproxy),
    'select message_id from board_message',
  )
  const there = new Set(rows.map(({ message_id }) => Number(message_id)))
  return acknowledged.filter((id) => !there.has(id)).length
}

function failedOf(answers: Load['pages'], name: string): string {
  const own = answers.filter(({ during }) => during === name)
  return `${own.filter(({ isWell }) => !isWell).length} / ${own.length}`
}

function hasFailed(answers: Load['pages'], name: string): boolean {
  return answers.some(({ during, isWell }) => during === name && !isWell)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
