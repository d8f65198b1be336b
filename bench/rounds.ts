// Servers measured side by side: A B A B A B, so that whatever else the machine does hits them alike.

import type { ChildProcess } from 'node:child_process'
import type { Question } from './answer.ts'
import { ask } from './child.ts'
import type { Fired, Load } from './load.ts'
import { median } from './median.ts'
import { rest } from './neighbours.ts'
import type { Server } from './server.ts'

const ROUNDS = 5
const ROUND_S = 2
const WARM_UP_S = 4 // until V8 has compiled what runs often
const CONNECTIONS = 32

/** One server's round, or the median of its rounds. */
export interface Figures {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Microseconds a request. */
  cpu: number
  /** Share of one core. */
  busy: number
}

/** The rounds of each server, in the order given. */
export async function measure(
  generator: ChildProcess,
  servers: Server[],
  question: Question,
  body: Buffer,
): Promise<Figures[][]> {
  const load = { ...question, body, connections: CONNECTIONS }
  for (const server of servers) await round(generator, server, { ...load, seconds: WARM_UP_S })
  const rounds: Figures[][] = servers.map(() => [])
  for (let number = 0; number < ROUNDS; number++) {
    for (const [index, server] of servers.entries()) {
      rounds[index]?.push(await round(generator, server, { ...load, seconds: ROUND_S }))
    }
  }
  return rounds
}

async function round(
  generator: ChildProcess,
  server: Server,
  load: Omit<Load, 'address'>,
): Promise<Figures> {
  const before = await server.cpu()
  const fired = await ask<Fired>(generator, { ...load, address: server.address })
  const used = (await server.cpu()) - before
  await rest()
  const { answers, seconds, p50Ms, p99Ms } = fired
  const perSecond = answers / seconds
  return { perSecond, p50Ms, p99Ms, cpu: used / answers, busy: used / (seconds * 1e6) }
}

export function medianFigures(rounds: Figures[]): Figures {
  const of = (name: keyof Figures) => median(rounds.map((figures) => figures[name]))
  return {
    perSecond: of('perSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    cpu: of('cpu'),
    busy: of('busy'),
  }
}
