// Two releases side by side behind a balancer. The second is the first with all its files under other names, as every build
// names them anew, and with a migration that adds; `npm run rolling-drill` does the same with two commits.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { migrate, migrations, requireMigrated } from '#database/core/migrate.ts'
import { startBalancer } from '#tests/support/balancer.ts'
import { givenNightDatabase } from '#tests/support/night/night.ts'
import { renameRelease } from '#tests/support/renamed-release.ts'
import { visit } from '#tests/support/visit.ts'
import { BUILT_WEB, readAssets } from '../pages/assets.ts'
import { readSecrets } from '../settings/secrets.ts'
import { readSettings } from '../settings/settings.ts'
import { serve } from './serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'coop-rolling-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const PAUSE_MS = 150
const NEXT = [
  ...migrations(),
  {
    name: '9001_added.sql',
    sql: '-- schema: expand\nalter table client_error add column added_later text',
    sha256: 'of the next release',
  },
]

test('hosts are updated one after the other: no visit fails, and no acknowledged write is lost', {
  timeout: 60_000,
}, async () => {
  const database = await givenNightDatabase('rolling_update')
  const balancer = await startBalancer()
  const settings = readSettings({
    DATA_DIR: folder,
    PORT: '0',
    PUBLIC_URL: balancer.address,
    TRUSTED_PROXIES: '127.0.0.1',
    PRINTER_WARM_UP: 'no',
    DRAIN_SECONDS: '2',
  })
  const nextWeb = join(folder, 'next')
  renameRelease(BUILT_WEB, nextWeb)
  async function start(web: string) {
    const site = await serve(settings, readSecrets(folder), { url: database.app }, readAssets(web))
    const port = Number(new URL(site.address).port)
    balancer.hosts.add(port)
    while (!balancer.isReady(port)) await sleep(20)
    return { ...site, port }
  }
  async function stop({ close, port }: Awaited<ReturnType<typeof start>>) {
    await close()
    balancer.hosts.delete(port)
  }

  const failed: string[] = []
  const acknowledged: string[] = []
  let visits = 0
  let isOver = false
  async function visitOnAndOn(path: string) {
    while (!isOver) {
      const number = ++visits
      const message = `visit ${inLetters(number)}`
      const from = `10.0.${number >> 8}.${number & 255}`
      failed.push(...(await visit(balancer.address, path, from)).failed)
      if (await writes(balancer.address, message, from)) acknowledged.push(message)
      else failed.push(`the write of visit ${number}`)
      await sleep(PAUSE_MS)
    }
  }

  const first = [await start(BUILT_WEB), await start(BUILT_WEB)]
  const visitors = ['/home', '/member/logon'].map(visitOnAndOn)
  await migrate(database.owner, { release: NEXT })
  // The release before may run on, and be started again.
  await requireMigrated(database.owner)
  const second = []
  for (const old of first) {
    await stop(old)
    second.push(await start(nextWeb))
  }
  await sleep(300)
  isOver = true
  await Promise.all(visitors)
  await Promise.all(second.map(stop))
  await balancer.close()

  expect(failed).toEqual([])
  expect(visits).toBeGreaterThan(10)
  const rows = await database.query<{ message: string }>('select message from client_error')
  expect(rows.map(({ message }) => message).sort()).toEqual(acknowledged.sort())
})

/** Figures in a message are taken for one kind of fault. */
function inLetters(number: number): string {
  return [...String(number)].map((figure) => 'abcdefghij'[Number(figure)]).join('')
}

async function writes(site: string, message: string, from: string): Promise<boolean> {
  const reply = await fetch(`${site}/api/info/client-error`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ release: '', message, stack: '', path: '/' }),
  })
  return reply.status === 200 && (await reply.json()).data.kept
}
