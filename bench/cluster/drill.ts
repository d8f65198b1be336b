// `npm run cluster-drill [-- --kills 20]`: the whole cluster of deploy/cluster/ on this machine, hurt in turn while it is used.

import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connect } from '#database/core/connect.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import { median } from '../figures/median.ts'
import { end } from '../process/child.ts'
import { atEnd, endAll } from '../process/ending.ts'
import { Load } from './load.ts'
import {
  kill,
  killNode,
  type Node,
  ownFolder,
  PASSWORD,
  PORTS,
  primaryNow,
  serversOf,
  startEtcd,
  startNode,
  startWays,
  statusOf,
  until,
  urlOf,
} from './parts.ts'

const KILLS = Number(process.argv[process.argv.indexOf('--kills') + 1] || 1)
/** Of the demo, who have agreed to the terms. */
const MEMBERS = ['000001', '000002', '000003', '000004']
const FROZEN_MS = 40_000
const ROOT = join(import.meta.dirname, '..', '..')
const SITE = `http://127.0.0.1:${PORTS.nginx}`

const startedAt = performance.now()
const say = (what: string) =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${what}`)

process.once('SIGINT', () => endAll().then(() => process.exit(1)))
process.once('SIGTERM', () => endAll().then(() => process.exit(1)))
try {
  process.exitCode = (await drill()) ? 0 : 1
} finally {
  await endAll()
}

async function drill(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'coop-cluster-'))
  atEnd(() => process.env.KEEP_LOGS || rmSync(folder, { recursive: true, force: true }))
  ownFolder(folder)
  startEtcd(folder)
  await until('etcd', async () => (await statusOf(PORTS.etcd, 'health')) === 200)
  const nodes = [0, 1, 2].map((number) => startNode(folder, number))
  // Asked at the end, whichever processes these are by then.
  atEnd(() => nodes.forEach(killQuietly))
  await wholeAgain()
  say('three servers, one of them the primary')
  startWays(folder)
  await prepare()
  await run(folder, 'scripts/database/migrate.ts')
  const hosts = [await startHost(folder, 0), await startHost(folder, 1)]
  say('two web hosts')
  const { csrf } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))
  const load = new Load(SITE, csrf, await tokens())
  await sleep(5_000)

  const outages: Outage[] = []
  let fault: unknown
  try {
    for (let time = 1; time <= KILLS; time++) {
      outages.push(await hurt(load, `kill ${time}`, nodes, killNode))
      await restart(folder, nodes)
    }
    outages.push(await freeze(load, nodes))
    const [first] = hosts
    if (first) await loseHost(folder, load, first)
  } catch (error) {
    fault = error
  }
  await load.leave()
  await wholeAgain().catch((error) => console.error(error))
  return await print(load, outages, fault)
}

interface Outage {
  what: string
  /** Until Patroni has another primary, and until a write was acknowledged again. */
  promotionMs: number
  writeMs: number
}

async function hurt(
  load: Load,
  what: string,
  nodes: Node[],
  act: (node: Node) => void,
): Promise<Outage> {
  const node = nodes[(await primaryNow()) ?? -1]
  if (!node) throw new Error('there is no primary to be hurt')
  const at = performance.now()
  act(node)
  await until('another primary', async () => {
    const now = await primaryNow()
    return now !== undefined && now !== node.number
  })
  const promotionMs = performance.now() - at
  const isWritten = () => load.writes.find((write) => write.isWell && write.at > at + 3_000)
  await until('a write', async () => isWritten() !== undefined)
  const writeMs = (isWritten()?.at ?? Number.NaN) - at
  say(`${what}: promoted after ${seconds(promotionMs)}, written after ${seconds(writeMs)}`)
  return { what, promotionMs, writeMs }
}

async function restart(folder: string, nodes: Node[]): Promise<void> {
  for (const node of nodes)
    if (node.child.signalCode) nodes[node.number] = startNode(folder, node.number)
  await wholeAgain()
}

/** The primary is stopped in the middle and goes on at once when another has taken over. */
async function freeze(load: Load, nodes: Node[]): Promise<Outage> {
  let frozen: number[] = []
  const outage = await hurt(load, 'frozen', nodes, ({ child, data }) => {
    frozen = [child.pid ?? 0, ...serversOf(data)].filter(Boolean)
    atEnd(() => thaw(frozen))
    for (const pid of frozen) kill(pid, 'SIGSTOP')
  })
  thaw(frozen)
  say('thawed')
  await sleep(FROZEN_MS / 2)
  await wholeAgain()
  return outage
}

function thaw(frozen: number[]): void {
  for (const pid of frozen) kill(pid, 'SIGCONT')
}

async function loseHost(folder: string, load: Load, host: ChildProcess): Promise<void> {
  const at = performance.now()
  host.kill('SIGKILL')
  await sleep(10_000)
  const failed = [...load.pages, ...load.reads, ...load.writes].filter(
    (answer) => answer.at > at && !answer.isWell,
  ).length
  say(`a web host killed: ${failed} requests failed in ten seconds`)
  await startHost(folder, 0)
  say('the web host is back')
}

/** One primary, two standbys that follow it, and one of them confirms writes. */
async function wholeAgain(): Promise<void> {
  await until('one primary and two standbys', async () => {
    const [primaries, standbys, confirming] = await Promise.all(
      ['primary', 'replica', 'synchronous'].map(async (path) => {
        const states = await Promise.all(PORTS.patroni.map((port) => statusOf(port, path)))
        return states.filter((state) => state === 200).length
      }),
    )
    return primaries === 1 && standbys === 2 && confirming === 1
  })
}

async function prepare(): Promise<void> {
  // HAProxy takes every server for the primary until it has asked it.
  await sleep(5_000)
  const login = `login password '${PASSWORD}'`
  await query(
    urlOf('postgres', PORTS.haproxy, 'postgres'),
    `create role app_migrate ${login}; create role app_rw ${login}; create role app_audit_ro; create role app_backup`,
  )
  const url = urlOf('postgres', PORTS.haproxy, 'postgres')
  await query(url, 'create database coop owner app_migrate')
}

async function tokens(): Promise<string[]> {
  const { db, close } = connect(urlOf('app_rw', PORTS.haproxy), 2)
  const issued = []
  for (const member of MEMBERS) issued.push((await issueMemberSession(db, member, 'other')).token)
  await close()
  return issued
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

function settingsOf(dataDir: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf('app_rw', PORTS.pgbouncer),
    DATABASE_DIRECT_URL: urlOf('app_rw', PORTS.haproxy),
    DATABASE_MIGRATE_URL: urlOf('app_migrate', PORTS.haproxy),
    DATABASE_REPLICA_URL: PORTS.postgres.map((port) => urlOf('app_rw', port)).join(','),
    MIGRATE_AT_START: 'no',
    PUBLIC_URL: SITE,
    TRUSTED_PROXIES: '127.0.0.1',
    PRINTER_WARM_UP: 'no',
    BACKUP_AT: 'never',
  }
}

async function run(folder: string, script: string): Promise<void> {
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: settingsOf(folder),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await new Promise<void>((resolve, reject) =>
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${script}: ${code}`)),
    ),
  )
}

async function startHost(folder: string, number: number): Promise<ChildProcess> {
  const dataDir = join(folder, `web${number}`)
  mkdirSync(dataDir, { recursive: true })
  const keys = ['sealing.key', 'secrets.json']
  if (number > 0) for (const key of keys) cpSync(join(folder, key), join(dataDir, key))
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    env: {
      ...settingsOf(dataDir),
      PORT: String(PORTS.web[number]),
      METRICS_ADDRESS: `127.0.0.1:${PORTS.metrics[number]}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  atEnd(() => end(child))
  await until(
    'a web host',
    async () => (await statusOf(PORTS.web[number] ?? 0, 'writez')) === 200,
    240_000,
  )
  if (number === 0) for (const key of keys) cpSync(join(dataDir, key), join(folder, key))
  return child
}

async function print(load: Load, outages: Outage[], fault: unknown): Promise<boolean> {
  const rows = await query(
    urlOf('app_migrate', PORTS.haproxy),
    'select message_id from board_message',
  )
  const there = new Set(rows.map(({ message_id }) => Number(message_id)))
  const lost = load.acknowledged.filter((id) => !there.has(id))
  const kills = outages.filter(({ what }) => what.startsWith('kill'))
  for (const [what, count] of load.failures) console.log(`  failed ${what}: ${count}`)
  for (const port of PORTS.metrics) console.log(await nightReads(port))
  const failedOf = (answers: Load['pages']) =>
    `${answers.length}, of which ${answers.filter(({ isWell }) => !isWell).length} failed`
  console.log(`
outage by kill, median     ${seconds(median(kills.map(({ writeMs }) => writeMs)))}, of which Patroni’s promotion ${seconds(median(kills.map(({ promotionMs }) => promotionMs)))}
longest                    ${seconds(Math.max(...kills.map(({ writeMs }) => writeMs)))}
public pages               ${failedOf(load.pages)}
members’ reads             ${failedOf(load.reads)}
writes                     ${failedOf(load.writes)}
acknowledged, lost         ${load.acknowledged.length}, ${lost.length}`)
  if (fault) console.error(fault)
  return !fault && lost.length === 0
}

async function nightReads(port: number): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined)
  const lines = ((await reply?.text()) ?? '').split('\n')
  return `  ${lines.filter((line) => line.startsWith('coop_night_reads_total{')).join(', ')}`
}

function killQuietly(node: Node): void {
  try {
    killNode(node)
  } catch {
    // It was not running.
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
