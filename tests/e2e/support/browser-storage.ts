// What a browser holds of the site, by name.

// Some of what is written here runs in the page.
/// <reference lib="dom" />

import type { Page } from '@playwright/test'
import { rowOf, type StoragePlace } from '#domain/identity/browser-storage.ts'

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

/** Each name with its place, in the words of the cookie policy's table. */
export async function storedNames(page: Page): Promise<[StoragePlace, string][]> {
  const { cookies, localStorage, sessionStorage, caches, databases } = await browserStorage(page)
  const all = { cookie: cookies, localStorage, sessionStorage, cache: caches, database: databases }
  return Object.entries(all).flatMap(([place, names]) =>
    names.map((name): [StoragePlace, string] => [place as StoragePlace, name]),
  )
}

// Written by support/officer.ts, not by the site.
const WRITTEN_BY_TESTS = ['officer-given']

/** What the browser holds and the cookie policy does not list. */
export async function unlistedNames(page: Page): Promise<string[]> {
  return (await storedNames(page))
    .filter(([place, name]) => !rowOf(name, place) && !WRITTEN_BY_TESTS.includes(name))
    .map(([place, name]) => `${place} ${name}`)
}
