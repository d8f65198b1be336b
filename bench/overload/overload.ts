// `npm run bench -- overload [seconds]`: one signed-in client with 512 connections that never rest, beside fifty members
// who read. What the fifty see before, during and after, and how much memory the site takes.

import { setTimeout as sleep } from 'node:timers/promises'
import { printPage, tableOf } from '../figures/page.ts'
import { ask, end, startChild } from '../process/child.ts'
import { startThrowawaySite, type ThrowawaySite } from '../process/throwaway-site.ts'
import { signInMembers } from './signed-in.ts'
import type { Visit, Visited, Visitors } from './visitors.ts'

const FEEDS = ['share', 'deposit', 'loan', 'kep', 'dividend', 'welfare', 'status', 'coll']
const PATHS = FEEDS.map((feed) => `/api/member/${feed}`)
const QUIET_SECONDS = 10
const MB = 1024 * 1024

export async function overload(seconds = '300'): Promise<void> {
  const site = await startThrowawaySite()
  const [flooder = '', ...others] = await signInMembers(site, 51)
  const readers = {
    name: 'fifty members',
    connections: 50,
    restMs: 1_000,
    paths: PATHS,
    tokens: others,
  }
  const flood = { name: 'the flood', connections: 512, restMs: 0, paths: PATHS, tokens: [flooder] }

  const [before] = await visit(site, QUIET_SECONDS, [readers])
  const memory = watchMemory(site)
  const [[during], [flooded]] = await Promise.all([
    visit(site, Number(seconds), [readers]),
    visit(site, Number(seconds), [flood]),
  ])
  await sleep(5_000)
  const curve = await memory.stop()
  const [after] = await visit(site, QUIET_SECONDS, [readers])

  const megabytes = curve.map((bytes) => Math.round(bytes / MB))
  printPage('overload', {
    title: 'One client who takes all there is',
    about:
      `512 connections of one member for ${seconds} s, beside fifty members who read. ` +
      `Memory in MB, every ${MEMORY_EVERY_MS / 1_000} s: ${megabytes.join(' ')}.`,
    ...tableOf({
      'fifty, before': row(before),
      'fifty, meanwhile': row(during),
      'fifty, 5 s after': row(after),
      'the flood': row(flooded),
    }),
    bars: 'the fifty have a p99 of at most 500 ms and no 503, memory levels off under 600 MB, 5 s after all is as before',
  })
}

const MEMORY_EVERY_MS = 5_000

function watchMemory(site: ThrowawaySite) {
  const curve: number[] = []
  let watching = true
  async function watch() {
    while (watching) {
      curve.push(await site.memory())
      await sleep(MEMORY_EVERY_MS)
    }
  }
  const watched = watch()
  return {
    async stop(): Promise<number[]> {
      watching = false
      await watched
      return [...curve, await site.memory()]
    },
  }
}

/** In a process of their own, so that one kind does not hold up the other's clock. */
export async function visit(
  { address }: { address: string },
  seconds: number,
  visitors: Visitors[],
): Promise<Visited[]> {
  const child = startChild('overload/visitors.ts', [])
  const visited = await ask<Visited[]>(child, { address, seconds, visitors } satisfies Visit)
  await end(child)
  return visited
}

export function row(visited: Visited | undefined): Record<string, string | number> {
  if (!visited) return {}
  const { answers, statuses, p50Ms, p99Ms, maxMs } = visited
  const said = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
  return {
    answers,
    statuses: said.join(', '),
    'p50 ms': Math.round(p50Ms),
    'p99 ms': Math.round(p99Ms),
    'max ms': Math.round(maxMs),
  }
}
