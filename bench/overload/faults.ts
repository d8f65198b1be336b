// `npm run bench -- faults [seconds]`: what visitors see while something behind the site is broken, and one thing after
// the other is: the database is slow, the pool is full, the disk of the log stands still, thousands of connections are idle.

import { execFileSync } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { connect as connectSocket, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connect } from '#database/core/connect.ts'
import { atEnd } from '../process/ending.ts'
import { startThrowawaySite, type ThrowawaySite } from '../process/throwaway-site.ts'
import { slowLine } from './database-proxy.ts'
import { row, visit } from './overload.ts'
import { numbersOf, signInMembers, tokensOf } from './signed-in.ts'
import type { Visitors } from './visitors.ts'

const IDLE_CONNECTIONS = 5_000
const SIGN_OUTS = 40
const PUBLIC = ['/home', '/board', '/loancal', '/api/info/home']

export async function faults(seconds = '20'): Promise<void> {
  const log = stuckLog()
  const line = slowLine()
  const site = await startThrowawaySite({
    settings: { LOG_FILE: log },
    databaseThrough: line.through,
  })
  const members = await signInMembers(site, 40)
  // Whose figures the site has not read yet.
  const fresh = await signInMembers(site, 40, 60)
  const look = (title: string, sharesOf = members) =>
    show(title, site, { members, sharesOf }, Number(seconds))

  await visit(site, 5, [{ name: 'warm-up', connections: 4, restMs: 0, paths: PUBLIC }])
  await look('nothing is broken, but that the log’s disk stands still')
  line.delayMs = 200
  await look('every answer of the database comes 200 ms late')
  line.delayMs = 3_000
  await look('every answer of the database comes 3 s late: the pool is full')
  line.delayMs = 0
  const unlock = await holdTable(site, 'night.share')
  await look('the table of shares is locked, and forty members wait for theirs', fresh)
  await unlock()
  const idle = await openIdle(site)
  await look(`${idle.length} connections are idle`)
  for (const socket of idle) socket.destroy()
  await sleep(1_000)
  await look('everything is well again')
}

async function show(
  title: string,
  site: ThrowawaySite,
  { members, sharesOf }: { members: string[]; sharesOf: string[] },
  seconds: number,
): Promise<void> {
  const leaving = await freshTokens(site)
  const reading = { connections: 10, restMs: 500 }
  const visitors: Visitors[] = [
    { name: 'public pages', ...reading, paths: PUBLIC },
    { name: 'health', connections: 2, restMs: 500, paths: ['/healthz'] },
    { name: 'ready', connections: 1, restMs: 1_000, paths: ['/readyz'] },
    { name: 'search', connections: 4, restMs: 1_000, paths: ['/search?q=เงินกู้'] },
    {
      ...{ name: 'members’ shares', connections: 40, restMs: 200, tokens: sharesOf },
      paths: ['/api/member/share'],
    },
    {
      ...{ name: 'members’ deposits', connections: 10, restMs: 1_000, tokens: members },
      paths: ['/api/member/deposit'],
    },
    {
      ...{ name: 'signing out', connections: 2, restMs: 500, tokens: leaving, once: true },
      ...{ method: 'POST', paths: ['/api/member/auth/logout'] },
    },
  ]
  const visited = await visit(site, seconds, visitors)
  const megabytes = Math.round((await site.memory()) / 1024 / 1024)
  console.log(`\n${title} (${seconds} s, then ${megabytes} MB):`)
  console.table(Object.fromEntries(visited.map((one) => [one.name, row(one)])))
}

/** A pipe that somebody holds open and nobody reads. */
function stuckLog(): string {
  const path = join(tmpdir(), `coop-bench-log-${process.pid}`)
  execFileSync('mkfifo', [path])
  const reader = createReadStream(path)
  atEnd(() => {
    reader.destroy()
    execFileSync('rm', ['-f', path])
  })
  return path
}

async function freshTokens(site: ThrowawaySite): Promise<string[]> {
  const { db, close } = connect(site.databaseUrl, 1)
  return tokensOf(db, numbersOf(SIGN_OUTS, 44)).finally(close)
}

/** Whoever reads it waits until the lock's own time is up, and holds a connection of the pool meanwhile. */
async function holdTable({ ownerUrl }: ThrowawaySite, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query('begin')
  await client.query(`lock table ${table} in access exclusive mode`)
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}

/** From several networks, each below its limit. */
async function openIdle({ address }: ThrowawaySite): Promise<Socket[]> {
  const { port } = new URL(address)
  const sockets = Array.from({ length: IDLE_CONNECTIONS }, (_, n) => {
    const localAddress = `127.0.1.${1 + (n % 5)}`
    return connectSocket({ port: Number(port), host: '127.0.0.1', localAddress }).on(
      'error',
      () => undefined,
    )
  })
  await sleep(3_000)
  return sockets.filter((socket) => socket.readyState === 'open')
}
