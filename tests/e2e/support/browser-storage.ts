// What a browser holds of the site, by name.

// Some of what is written here runs in the page.
/// <reference lib="dom" />

import type { Page } from '@playwright/test'

export interface BrowserStorage {
  cookies: string[]
  localStorage: string[]
  sessionStorage: string[]
  caches: string[]
  databases: string[]
}

export async function browserStorage(page: Page): Promise<BrowserStorage> {
  const cookies = (await page.context().cookies()).map(({ name }) => name).sort()
  const others = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage).sort(),
    sessionStorage: Object.keys(sessionStorage).sort(),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => String(name)),
  }))
  return { cookies, ...others }
}
