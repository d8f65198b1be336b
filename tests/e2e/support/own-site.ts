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

/** A session of an officer of the demo. */
export async function officerAt({ databaseUrl }: Site, login: string): Promise<string> {
  const client = { kind: 'other', device: 'Chrome บน Windows', address: '127.0.0.1' } as const
  const { token } = await inDatabase(databaseUrl, (db) =>
    issueSession(db, { kind: 'staff', subjectId: login, client }),
  )
  return token
}

/** Signs an officer of the demo in, for the page that is opened next; answers the token. */
export async function become(page: Page, site: Site, login: string): Promise<string> {
  const token = await officerAt(site, login)
  await acceptCookies(page, site.address)
  // Any page of the site will do to leave it there.
  if (!page.url().startsWith(site.address)) await page.goto('/robots.txt')
  await page.evaluate((kept) => localStorage.setItem('staff', kept), JSON.stringify({ token }))
  return token
}

/** Processes answer in turn; a change is on the page of each within a second. */
export async function expectOnEveryProcess(
  { address }: Site,
  path: string,
  words: string,
  there = true,
): Promise<void> {
  const isThere = async () => {
    const reply = await fetch(`${address}${path}`, { headers: { connection: 'close' } })
    return (await reply.text()).includes(words)
  }
  await expect
    .poll(
      async () => {
        const found = await Promise.all(Array.from({ length: 6 }, isThere))
        return found.every((one) => one === there)
      },
      { message: `${words} on ${path}`, intervals: [50, 100] },
    )
    .toBe(true)
}

/** A config of the site (server/site/versioned-config.ts). */
export async function save(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByText('บันทึกแล้ว หน้าเว็บไซต์เปลี่ยนตามทันที')).toBeVisible()
}
