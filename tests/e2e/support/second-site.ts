// A site of a journey's own, for what would change what every other journey reads: an empty cooperative in a database
// beside the demo's, on the same PostgreSQL.

import type { Page } from '@playwright/test'
import pg from 'pg'
import { sealingWith } from '#database/core/sealed.ts'
import { addStaff } from '#database/queries/identity/staff.ts'
import { setSetting } from '#database/queries/site/setting.ts'
import type { StaffRole } from '#domain/identity/staff-role.ts'
import { runImport } from '#imports/night/run.ts'
import { issueSession } from '#server/identity/session.ts'
import { readSealingSecret } from '#server/settings/secrets.ts'
import { inDatabase } from './database.ts'
import { SITE_DATABASE_URL, type Site, startSite } from './site.ts'

/** Stopped, and its database gone, with `close`. */
export async function startSecondSite(name: string): Promise<Site> {
  const first = String(process.env[SITE_DATABASE_URL])
  const url = new URL(first)
  url.pathname = `/${name}`
  await asSuperuser(first, `drop database if exists ${name} with (force)`)
  await asSuperuser(first, `create database ${name}`)
  const settings = {
    DATABASE_URL: url.href,
    COOP_MODE: 'production',
    PUBLIC_URL: 'http://localhost',
  }
  const site = await startSite(settings, async (address) => {
    await inDatabase(url.href, (db) => setSetting(db, 'opened_at', new Date().toISOString()))
    await untilOpen(address)
  })
  async function close() {
    await site.close()
    await asSuperuser(first, `drop database if exists ${name} with (force)`)
  }
  return { ...site, close }
}

/** Beside a site that is being journeyed through, the machine has its hands full at first. */
async function untilOpen(address: string): Promise<void> {
  const IN_A_ROW = 5
  for (let well = 0; well < IN_A_ROW; ) {
    const { status } = await fetch(`${address}/home`)
    well = status === 200 ? well + 1 : 0
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** A night that is there already. */
export async function givenNight(site: Site, folder: string): Promise<void> {
  const outcome = await runImport(folder, {
    databaseUrl: site.databaseUrl,
    sealing: sealingWith(readSealingSecret(site.dataDir)),
    startedBy: 'somebody',
    tell: async () => undefined,
    dryRun: false,
    accept: undefined,
    hold: false,
    onProgress: () => undefined,
  })
  if (outcome.state !== 'published') throw new Error(JSON.stringify(outcome))
}

export function givenStaff(site: Site, login: string, roles: StaffRole[], name: string) {
  return inDatabase(site.databaseUrl, (db) =>
    addStaff(db, [{ login, name, roles, disabled_at: null }]),
  )
}

/** Whoever sat there before has gone, and somebody else signs in. */
export async function become(page: Page, site: Site, login: string): Promise<void> {
  const client = { kind: 'other', device: 'Chrome บน Windows', address: '127.0.0.1' } as const
  const { token } = await inDatabase(site.databaseUrl, (db) =>
    issueSession(db, { kind: 'staff', subjectId: login, client }),
  )
  await page.goto('/admin/logon')
  await page.evaluate((kept) => localStorage.setItem('staff', kept), JSON.stringify({ token }))
}

async function asSuperuser(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
