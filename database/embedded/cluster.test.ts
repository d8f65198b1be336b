import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { roomiestFolder } from '#tests/support/roomiest-folder.ts'
import { startCluster } from './cluster.ts'

// Made by the first test and stopped by each: making it takes longer than all that is asked of it.
const dataDir = mkdtempSync(join(roomiestFolder(), 'coop-cluster-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function start(onRestart: () => void = () => undefined) {
  return startCluster({ dataDir, superuserPassword: 'test', durable: true, onRestart })
}

function clientOf(port: number) {
  const client = new pg.Client(`postgres://postgres:test@127.0.0.1:${port}/postgres`)
  client.on('error', () => undefined)
  return client
}

function postmaster(): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
}

test('checksums are on, and only this machine may connect, with a password', async () => {
  const cluster = await start()
  const client = clientOf(cluster.port)
  await client.connect()
  const { rows } = await client.query(
    `select current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
            current_setting('listen_addresses') as listens`,
  )
  await client.end()
  const stranger = new pg.Client(`postgres://postgres:guess@127.0.0.1:${cluster.port}/postgres`)

  await expect(stranger.connect()).rejects.toThrow('password authentication failed')
  expect(rows).toEqual([{ checksums: 'on', fsync: 'on', listens: '127.0.0.1' }])
  await cluster.stop()
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
})

test('killed in the middle of its work, it is back by itself and has lost nothing acknowledged', async () => {
  let restarts = 0
  const cluster = await start(() => void restarts++)
  const client = clientOf(cluster.port)
  await client.connect()
  await client.query('create table kept (n int primary key)')
  let acknowledged = 0
  const writing = (async () => {
    for (;;) {
      await client.query('insert into kept values ($1)', [acknowledged + 1])
      acknowledged++
    }
  })().catch(() => undefined)
  await sleep(300)
  process.kill(postmaster(), 'SIGKILL')
  await writing

  const rows = await eventually(async () => {
    const again = clientOf(cluster.port)
    await again.connect()
    const { rows } = await again.query('select count(*)::int as n, max(n) as last from kept')
    await again.end()
    return rows[0]
  })

  expect(acknowledged).toBeGreaterThan(10)
  // One more may have been written whose answer never arrived.
  expect(rows.n).toBeGreaterThanOrEqual(acknowledged)
  expect(rows.n).toBeLessThanOrEqual(acknowledged + 1)
  expect(rows.last).toBe(rows.n)
  expect(restarts).toBe(1)
  await cluster.stop()
})

test('stopped while it is coming back, it leaves nothing running', async () => {
  const back = Promise.withResolvers<void>()
  const cluster = await start(back.resolve)
  process.kill(postmaster(), 'SIGKILL')
  await back.promise
  await cluster.stop()
  await sleep(1_000)
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
})

test('a start finds the one that a killed site left running, and takes it over', async () => {
  const first = await start()
  const pid = postmaster()
  first.leave() // as after kill -9: nobody watches it, but it runs on

  const second = await start()

  expect(second.port).toBe(first.port)
  expect(postmaster()).toBe(pid)
  await second.stop()
  expect(() => process.kill(pid, 0)).toThrow()
})

async function eventually<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === 100) throw error
      await sleep(100)
    }
  }
}
