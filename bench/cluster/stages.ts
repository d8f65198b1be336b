// What is done to the cluster, one after the other, and what was seen of it.

import type { ChildProcess } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { atEnd } from '../process/ending.ts'
import { diskOf, nightReads, publishNight, startHost } from './hosts.ts'
import type { Load } from './load.ts'
import {
  kill,
  killNode,
  killQuietly,
  type Node,
  PORTS,
  primaryNow,
  serversOf,
  startNode,
  statusOf,
  until,
} from './parts.ts'

export interface Cluster {
  folder: string
  nodes: Node[]
  hosts: ChildProcess[]
  load: Load
}

export interface Seen {
  /** Until Patroni has another primary. */
  promotionMs?: number
  /** Until a write was acknowledged again. */
  writtenMs?: number
  says?: string
}

export interface Stage {
  name: string
  /** Every public page must come meanwhile. */
  keepsPages?: boolean
  act(cluster: Cluster): Promise<Seen>
}

const GONE_MS = 60_000
const FULL_MS = 30_000
const READING_MS = 30_000
const FILLED_HOST = 1

export function stagesOf(kills: number): Stage[] {
  const killed = Array.from({ length: kills }, (_, at) => ({
    name: `primary killed (${at + 1})`,
    act: losePrimary,
  }))
  return [
    ...killed,
    { name: 'primary frozen', act: freezePrimary },
    { name: 'night published', keepsPages: true, act: readNewNight },
    { name: 'disk full', keepsPages: true, act: fillDisk },
    { name: "primary's disk full", keepsPages: true, act: fillPrimary },
    { name: 'web host killed', act: loseHost },
    { name: 'no database', keepsPages: true, act: loseDatabase },
  ]
}

async function losePrimary({ folder, nodes, load }: Cluster): Promise<Seen> {
  const seen = await hurtPrimary(nodes, load, killNode)
  restartKilled(folder, nodes)
  await wholeAgain()
  return seen
}

/** Stopped in the middle; it goes on as soon as another has taken over, as a machine that was only cut off. */
async function freezePrimary({ nodes, load }: Cluster): Promise<Seen> {
  let frozen: number[] = []
  const thaw = () => {
    for (const pid of frozen) kill(pid, 'SIGCONT')
  }
  const seen = await hurtPrimary(nodes, load, ({ child, data }) => {
    frozen = [child.pid ?? 0, ...serversOf(data)].filter(Boolean)
    atEnd(thaw)
    for (const pid of frozen) kill(pid, 'SIGSTOP')
  })
  thaw()
  await wholeAgain()
  return seen
}

async function hurtPrimary(nodes: Node[], load: Load, act: (node: Node) => void): Promise<Seen> {
  const node = nodes[(await primaryNow()) ?? -1]
  if (!node) throw new Error('there is no primary to be hurt')
  const at = performance.now()
  act(node)
  await until('another primary', async () => {
    const now = await primaryNow()
    return now !== undefined && now !== node.number
  })
  const promotionMs = performance.now() - at
  // One that was under way may still have been acknowledged by the one before.
  return { promotionMs, writtenMs: (await nextWrite(load, at + 3_000)) - at }
}

async function nextWrite(load: Load, after: number): Promise<number> {
  const found = () => load.writes.find(({ at, isWell }) => isWell && at > after)
  await until('a write', async () => found() !== undefined)
  return found()?.at ?? Number.NaN
}

function restartKilled(folder: string, nodes: Node[]): void {
  for (const { number, child } of nodes)
    if (child.signalCode !== null || child.exitCode !== null)
      nodes[number] = startNode(folder, number)
}

async function readNewNight({ folder, load }: Cluster): Promise<Seen> {
  load.publishedAsOf = await publishNight(folder)
  const before = await nightReads()
  await sleep(READING_MS)
  const reads = [...(await nightReads())].map(
    ([source, count]) => `${source} ${count - (before.get(source) ?? 0)}`,
  )
  return { says: `questions of the new night answered by ${reads.join(', ')}` }
}

async function fillDisk({ folder }: Cluster): Promise<Seen> {
  const filler = join(diskOf(folder, FILLED_HOST), 'filler')
  fill(filler)
  await until('a failing log', () => isLog('failing'))
  await sleep(FULL_MS)
  rmSync(filler)
  await until('a written log', () => isLog('written'))
  return { says: 'the host said that its log fails, and later that it is written again' }
}

/** What is written already can be read; another takes over once the full one can write no log. */
async function fillPrimary({ nodes, load }: Cluster): Promise<Seen> {
  const full = nodes[(await primaryNow()) ?? -1]
  if (!full) throw new Error('there is no primary whose disk could be filled')
  const filler = join(full.data, '..', 'filler')
  fill(filler)
  const from = performance.now()
  await sleep(FULL_MS)
  const refused = load.writes.filter(({ at, isWell }) => !isWell && at > from).length
  const now = await primaryNow()
  rmSync(filler)
  const at = performance.now()
  const writtenMs = (await nextWrite(load, at)) - at
  await wholeAgain()
  const primary = now === full.number ? 'the same primary' : 'another primary'
  return { writtenMs, says: `full for ${FULL_MS / 1000} s: ${primary}, ${refused} writes refused` }
}

function fill(file: string): void {
  for (const size of [1 << 20, 1 << 12])
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
}

async function isLog(state: string): Promise<boolean> {
  const signal = AbortSignal.timeout(1_000)
  const reply = await fetch(`http://127.0.0.1:${PORTS.web[FILLED_HOST]}/healthz`, { signal })
  return ((await reply.json()) as { log?: string }).log === state
}

async function loseHost({ folder, hosts }: Cluster): Promise<Seen> {
  hosts[0]?.kill('SIGKILL')
  await sleep(10_000)
  hosts[0] = await startHost(folder, 0)
  return {}
}

/** All three database machines lose their power, and have it back a minute later. */
async function loseDatabase({ folder, nodes, load }: Cluster): Promise<Seen> {
  nodes.forEach(killQuietly)
  await sleep(GONE_MS)
  const at = performance.now()
  restartKilled(folder, nodes)
  await until('a primary', async () => (await primaryNow()) !== undefined)
  const promotionMs = performance.now() - at
  const writtenMs = (await nextWrite(load, at)) - at
  await wholeAgain()
  return { promotionMs, writtenMs, says: `after ${GONE_MS / 1000} s without` }
}

/** One primary, two standbys that follow it, and one of them confirms writes. */
export async function wholeAgain(): Promise<void> {
  await until('one primary, two standbys and one of them confirming', async () => {
    const [primaries, standbys, confirming] = await Promise.all(
      ['primary', 'replica', 'synchronous'].map(async (path) => {
        const states = await Promise.all(PORTS.patroni.map((port) => statusOf(port, path)))
        return states.filter((state) => state === 200).length
      }),
    )
    return primaries === 1 && standbys === 2 && confirming === 1
  })
}
