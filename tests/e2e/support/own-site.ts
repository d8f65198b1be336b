// Journeys that change the site: on a site of their own, because every other journey reads the same pages, and with two
// server processes, because a change must be on the pages of both.

import type { Page } from '@playwright/test'
import { issueSession } from '#server/identity/session.ts'
import { inDatabase } from './database.ts'
import { acceptCookies, expect, test as plain } from './journey.ts'
import { type Site, startSite } from './site.ts'

export const test = plain.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await startSite({ WEB_PROCESSES: '2' })
      try {
        await use(site)
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
