// How long each member feed takes with so many members loaded, for those with all of their months behind them: asked one
// after the other, through the whole app but the network.

import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { buildIfStale } from '#scripts/build.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import { withNightApp } from '../process/night-app.ts'
import { longestMembers } from './longest-members.ts'

// Members, and for how many months there are movements of them: ten years of 200,000 would fill the disk of a
// small machine, so growth is asked at two years.
const SIZES = ['20000x120', '20000x24', '200000x24']
const ASKERS = 20
const ROUNDS = 15
// biome-ignore format: one list
const FEEDS = ['welcome', 'status', 'share', 'loan', 'loan_statement', 'deposit', 'dep_statement', 'kep', 'kepcrem',
  'coll', 'gian', 'dividend', 'insurance', 'welfare']

export async function feedsBench(...sizes: string[]): Promise<void> {
  buildIfStale()
  const asked = sizes.length > 0 ? sizes : SIZES
  const columns: number[][][] = []
  for (const size of asked) {
    const [members = 0, months = 120] = size.split('x').map(Number)
    columns.push(await measure(members, months))
  }
  console.log(`p50 / p99 ms    ${asked.map((size) => size.padStart(16)).join('')} members x months`)
  FEEDS.forEach((feed, at) => {
    const cells = columns.map((column) =>
      (column[at] ?? [])
        .map((ms) => ms.toFixed(1))
        .join(' / ')
        .padStart(16),
    )
    console.log(`${feed.padEnd(16)}${cells.join('')}`)
  })
  console.log('\nthe bar is a p99 of 50 ms, and no growth with the number of members')
}

function measure(members: number, months: number): Promise<number[][]> {
  const plan = { members, months, units: 30, seed: 1, asOf: '2026-10-31' }
  return withNightApp(plan, ({ app, db }) => ask(app, db, months))
}

async function ask(app: FastifyInstance, db: Db, months: number): Promise<number[][]> {
  const times = FEEDS.map((): number[] => [])
  const askers = await longestMembers(db, { months, most: ASKERS })
  for (let round = 0; round < ROUNDS; round++) {
    for (const membershipNo of askers) {
      const { token } = await issueMemberSession(db, membershipNo, 'other')
      const call = async (path: string) => {
        const url = `/api/member/${path}`
        const startedAt = performance.now()
        const reply = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
        if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.body}`)
        return { data: reply.json().data, ms: performance.now() - startedAt }
      }
      const loan = (await call('loan')).data.contracts[0]?.statement
      const deposit = (await call('deposit')).data.accounts[0].statement
      for (const [at, feed] of FEEDS.entries()) {
        if (feed === 'loan_statement' && !loan) continue
        const ref =
          feed === 'loan_statement' ? `/${loan}` : feed === 'dep_statement' ? `/${deposit}` : ''
        times[at]?.push((await call(`${feed}${ref}`)).ms)
      }
    }
  }
  return times.map((all) => {
    // The first round warms what stays warm in a running site.
    const sorted = all.slice(askers.length).sort((a, b) => a - b)
    return [0.5, 0.99].map((part) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN)
  })
}
