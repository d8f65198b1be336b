// `npm run rolling-drill [-- COMMIT]`: two hosts of the release before are replaced by two of this one, and one is put back, while
// visitors come through a balancer. Everything on this machine, in a folder that is thrown away.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startThrowAway, testUrl } from '#tests/support/app/database.ts'
import { startBalancer } from '#tests/support/balancer.ts'
import { atEnd, endAll } from '../process/ending.ts'
import { run, type Site, startHost, stopHost } from './hosts.ts'
import { Members } from './members.ts'
import { type Release, releaseBefore, thisRelease } from './releases.ts'
import { Visitors } from './visitors.ts'

const DATABASE = 'rolling'
const BESIDE_MS = 8_000
const LONGEST_MS = 15 * 60_000

process.once('SIGINT', () => endAll().then(() => process.exit(1)))
const late = setTimeout(() => {
  console.error('The drill takes too long and is given up.')
  endAll().then(() => process.exit(1))
}, LONGEST_MS)
try {
  process.exitCode = (await drill()) ? 0 : 1
} finally {
  clearTimeout(late)
  await endAll()
}

async function drill(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'coop-rolling-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const old = releaseBefore(join(folder, 'before'), process.argv[2])
  const next = thisRelease()
  printDifference(old, next)
  const site = await openSite(folder)

  await migrateWith(site, old)
  const first = [await startHost(site, old), await startHost(site, old)]
  const members = await Members.at(site.balancer.address)
  const opened = new Set<string>(['/member/status'])
  const staying = await members.signIn()
  const { csrf } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))
  const visitors = new Visitors(site.balancer.address, csrf)
  members.comeOnAndOn()
  const startedAt = performance.now()
  const say = (what: string) =>
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${what}`)

  say('two hosts of the release before')
  await sleep(BESIDE_MS)
  await migrateWith(site, next)
  say('migrated')
  const second = []
  for (const host of first) {
    await stopHost(site, host)
    second.push(await startHost(site, next))
    say(`host ${second.length} replaced`)
    await members.openMore(staying, opened)
    await sleep(BESIDE_MS)
  }
  const [leaving] = second
  if (leaving) await stopHost(site, leaving)
  await startHost(site, old)
  say('host 1 put back to the release before')
  await members.openMore(staying, opened)
  await sleep(BESIDE_MS)
  await Promise.all([visitors.leave(), members.leave()])
  say('end')

  const lost = await lostOf(site, visitors.acknowledged)
  const stands = await run(site, next, 'scripts/database/audit.ts')
  const failed = [...visitors.failed, ...members.failed]
  for (const what of failed.slice(0, 20)) console.log(`  FAILED ${what}`)
  console.log(`
visits without a browser   ${visitors.visits} (${visitors.answers} pages, scripts and styles)
sign-ins in Chromium       ${members.signIns}, and ${members.pagesOpened} pages opened after them
failed                     ${failed.length}
writes acknowledged        ${visitors.acknowledged.length}
lost                       ${lost}
record of actions          ${stands ? 'stands' : 'DOES NOT STAND'}`)
  return failed.length === 0 && lost === 0 && stands
}

async function migrateWith(site: Site, release: Release): Promise<void> {
  if (!(await run(site, release, 'scripts/database/migrate.ts')))
    throw new Error(`${release.name} could not migrate`)
}

function printDifference(old: Release, next: Release): void {
  const common = new Set(old.files)
  const changed = next.files.filter((file) => !common.has(file)).length
  console.log(
    `From ${old.name} to ${next.name}: ${changed} of ${next.files.length} scripts and styles are others, ` +
      `${next.migrations - old.migrations} migrations more.`,
  )
}

/** A PostgreSQL of the drill's own, with an empty database. */
async function openSite(folder: string): Promise<Site> {
  const postgres = await startThrowAway()
  atEnd(postgres.close)
  const { port } = postgres
  await query(
    testUrl(port, 'postgres', 'postgres'),
    `create database ${DATABASE} owner app_migrate`,
  )
  const balancer = await startBalancer()
  atEnd(balancer.close)
  const [url, migrateUrl] = [
    testUrl(port, 'app_rw', DATABASE),
    testUrl(port, 'app_migrate', DATABASE),
  ]
  return { folder, balancer, database: { url, migrateUrl } }
}

async function lostOf({ database }: Site, acknowledged: number[]): Promise<number> {
  const rows = await query(database.migrateUrl, 'select message_id from board_message')
  const there = new Set(rows.map(({ message_id }) => Number(message_id)))
  return acknowledged.filter((id) => !there.has(id)).length
}

async function query(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}
