// How long each member feed takes with so many members loaded, for those with all of their months behind them: asked one
// after the other, through the whole app but the network.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { connect, type Db } from '#database/connect.ts'
import { openEmbeddedDatabase } from '#database/open.ts'
import { readAs } from '#database/reader.ts'
import { sealingWith } from '#database/sealed.ts'
import { writeSet } from '#demo/core-system/write-set.ts'
import { createPaperMaker } from '#documents/pdf/paper-maker.ts'
import { buildIfStale } from '#scripts/build.ts'
import { buildApp } from '#server/app.ts'
import { readAssets } from '#server/assets.ts'
import { auditKeyFrom } from '#server/audit.ts'
import { PAPER_LIMITS, PRESSURE_LIMITS } from '#server/limits.ts'
import { loadWebBundle } from '#server/pages.ts'
import { readSecrets } from '#server/secrets.ts'
import { readSettings } from '#server/settings.ts'
import { issueMemberSession } from '#tests/support/given-session.ts'
import { atEnd } from './ending.ts'
import { importInChild } from './import-child.ts'

// Members, and for how many months there are movements of them: ten years of 200,000 would fill the disk of a
// small machine, so growth is asked at two years.
const SIZES = ['20000x120', '20000x24', '200000x24']
const ASKERS = 20
const ROUNDS = 15
const SEALING = 'a sealing secret that only benches know'
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

async function measure(members: number, months: number): Promise<number[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'coop-bench-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  // For root, PostgreSQL runs under another account, which must be able to pass through.
  chmodSync(folder, 0o711)
  const secrets = readSecrets(folder)
  const opening = openEmbeddedDatabase({
    dataDir: folder,
    passwords: secrets,
    durable: false,
    onRestart: () => console.error('PostgreSQL was gone and is being started again.'),
  })
  atEnd(async () => (await opening.catch(() => undefined))?.close())
  const database = await opening
  if (!database) throw new Error(`${folder} is used by another site`)
  const set = join(folder, 'set')
  await writeSet({ members, months, units: 30, seed: 1, asOf: '2026-10-31' }, set, 'utf-8')
  await importInChild(set, database.ownerUrl, SEALING)
  rmSync(set, { recursive: true })

  const connection = connect(database.url, 4)
  const app = await buildApp(
    {
      db: connection.db,
      settings: readSettings({ DATA_DIR: folder }),
      secrets,
      sealing: sealingWith(SEALING),
      audit: auditKeyFrom(SEALING),
      assets: await readAssets(),
      web: await loadWebBundle(),
      papers: createPaperMaker(PAPER_LIMITS),
      pressure: { ...PRESSURE_LIMITS, maxEventLoopDelay: 0, maxRssBytes: 0 },
    },
    pino({ level: 'silent' }),
  )
  try {
    return await ask(app, connection.db, months)
  } finally {
    await app.close()
    await connection.close()
  }
}

async function ask(app: FastifyInstance, db: Db, months: number): Promise<number[][]> {
  const times = FEEDS.map((): number[] => [])
  const askers = await longestMembers(db, months)
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

function longestMembers(db: Db, months: number): Promise<string[]> {
  return readAs(db, { staff: 'bench' }, async (trx) => {
    const rows = await trx
      .selectFrom('loan')
      .innerJoin('share', 'share.membership_no', 'loan.membership_no')
      .innerJoin('member', 'member.membership_no', 'loan.membership_no')
      .select('share.membership_no')
      .distinct()
      // Whoever has left cannot sign in.
      .where('member.state', 'in', ['active', 'retired'])
      .where('loan.months_paid', '>=', 24)
      .where('share.instalments', '>=', months)
      .limit(ASKERS)
      .execute()
    return rows.map(({ membership_no }) => membership_no)
  })
}
