// Visitors of several kinds at once, in a process of their own: each connection asks, waits for the answer, rests, asks again.

import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendToParent } from '../process/listening.ts'
import { refuseStrangers } from '../process/loopback.ts'

export interface Visitors {
  name: string
  connections: number
  /** Milliseconds of rest between two questions of a connection. */
  restMs: number
  paths: string[]
  method?: 'GET' | 'POST'
  /** Bearer tokens, one a connection in turn; `once` uses each for one question only. */
  tokens?: string[]
  once?: true
}

export interface Visit {
  address: string
  seconds: number
  visitors: Visitors[]
}

export interface Visited {
  name: string
  answers: number
  statuses: Record<string, number>
  p50Ms: number
  p99Ms: number
  maxMs: number
}

process.on('message', async ({ address, seconds, visitors }: Visit) => {
  refuseStrangers(address)
  const until = performance.now() + seconds * 1_000
  sendToParent(await Promise.all(visitors.map((kind) => visit(address, kind, until))))
})

async function visit(address: string, visitors: Visitors, until: number): Promise<Visited> {
  const { name, connections, restMs, paths, method = 'GET', tokens = [], once } = visitors
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const statuses: Record<string, number> = {}
  let asked = 0

  async function askOn(connection: number): Promise<void> {
    // Not all in the same moment.
    await sleep(Math.random() * restMs)
    while (performance.now() < until) {
      const number = asked++
      const token = tokens[once ? number : connection % tokens.length]
      if (once && !token) return
      const startedAt = performance.now()
      const status = await ask(paths[number % paths.length] ?? '/', token)
      times.push(performance.now() - startedAt)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (restMs > 0) await sleep(restMs)
    }
  }

  function ask(path: string, token: string | undefined): Promise<string> {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    return new Promise((resolve) => {
      const question = request(address + path, { method, headers, agent }, (reply) => {
        reply.resume()
        reply.once('end', () => resolve(String(reply.statusCode)))
      })
      question.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'failed'))
      question.end()
    })
  }

  await Promise.all(Array.from({ length: connections }, (_, connection) => askOn(connection)))
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return {
    name,
    answers: times.length,
    statuses,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    maxMs: at(1) || (times.at(-1) ?? Number.NaN),
  }
}
