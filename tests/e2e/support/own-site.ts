// Journeys that change the site: on a site of their own, because every other journey reads the same pages, and with two
// server processes, because a change must be on the pages of both.

import type { Page } from '@playwright/test'
import { freePort } from '#database/embedded/free-port.ts'
import { issueSession } from '#server/identity/session.ts'
import { inDatabase } from './database.ts'
import { acceptCookies, expect, test as plain } from './journey.ts'
import { type Site, startSite } from './site.ts'

interface OwnSite extends Site {
  /** What Prometheus is told of both processes together. */
  figures(): Promise<string>
}

export const test = plain.extend<object, { site: OwnSite }>({
  site: [
    async ({}, use) => {
      const metrics = `127.0.0.1:${await freePort()}`
      const site = await startSite({ WEB_PROCESSES: '2', METRICS_ADDRESS: metrics })
      const figures = async () => (await fetch(`http://${metrics}/metrics`)).text()
      try {
        await use({ ...site, figures })
      } finally {
        await site.close()
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ site }, use) => use(site.address),
})

/** Signs an officer of the demo in; answers the token. */
export async function become(page: Page, site: Site, login: string): Promise<string> {
  const client = { kind: 'other', device: 'Chrome บน Windows', address: '127.0.0.1' } as const
  const { token } = await inDatabase(site.databaseUrl, (db) =>
    issueSession(db, { kind: 'staff', subjectId: login, client }),
  )
  await acceptCookies(page, site.address)
  await page.goto('/admin/logon')
  await page.evaluate((kept) => localStorage.setItem('staff', kept), JSON.stringify({ token }))
  return token
}

/** A config of the site (server/site/versioned-config.ts). */
export async function save(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByText('บันทึกแล้ว หน้าเว็บไซต์เปลี่ยนตามทันที')).toBeVisible()
}
