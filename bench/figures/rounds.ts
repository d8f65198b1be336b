// Servers measured side by side: A B A B A B, so that whatever else the machine does hits them alike.

import type { ChildProcess } from 'node:child_process'
import type { Question } from '../process/answer.ts'
import { ask } from '../process/child.ts'
import type { Fired, Load } from '../process/load.ts'
import { rest } from '../process/neighbours.ts'
import type { Server } from '../process/server.ts'

interface Pace {
  rounds: number
  roundSeconds: number
  /** Until V8 has compiled what runs often. */
  warmUpSeconds: number
  connections?: number
}
const PACE: Pace = { rounds: 5, roundSeconds: 2, warmUpSeconds: 4 }
/** For whoever measures many questions of one server, which is warm after the first. */
export const BRISK: Pace = { rounds: 3, roundSeconds: 1.5, warmUpSeconds: 1.5 }
const CONNECTIONS = 32

/** What one round of one server showed. */
export interface Figures {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Microseconds a request. */
  cpu: number
  /** Share of one core. */
  busy: number
  /** Cores used by other programs right after. */
  neighbours: number
}

/** The rounds of each server, in the order given. */
export async function measure(
  generator: ChildProcess,
  servers: Server[],
  question: Question,
  expected: Pick<Load, 'body' | 'bearers'>,
  { rounds: count, roundSeconds, warmUpSeconds, connections = CONNECTIONS }: Pace = PACE,
): Promise<Figures[][]> {
  const load = { ...question, ...expected, connections }
  for (const server of servers) await round(generator, server, { ...load, seconds: warmUpSeconds })
  const rounds: Figures[][] = servers.map(() => [])
  for (let number = 0; number < count; number++) {
    for (const [index, server] of servers.entries()) {
      rounds[index]?.push(await round(generator, server, { ...load, seconds: roundSeconds }))
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
  const { answers, seconds, p50Ms, p99Ms } = fired
  return {
    perSecond: answers / seconds,
    p50Ms,
    p99Ms,
    cpu: used / answers,
    busy: used / (seconds * 1e6),
    neighbours: await rest(),
  }
}
