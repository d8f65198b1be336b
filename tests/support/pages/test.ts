// `test` with a browser without a screen: real pages in jsdom, whose calls the real app answers. What a form sends, what the
// server makes of it and what the page then shows are the site's own; layout, focus and the loading of scripts are not there.

import type { FastifyInstance } from 'fastify'
import { test as plain } from 'vitest'
import { test as withApp } from '../app/test.ts'
import { Browser } from './browser.ts'

export { expect } from 'vitest'

export const test = withApp.extend<{ browser: Browser }>({
  browser: ({ app }, use) => using(app, use),
})

/** Against an app of the file's own, such as one with a night in it. */
export function testAgainst(app: () => FastifyInstance) {
  return plain.extend<{ browser: Browser }>({ browser: ({}, use) => using(app(), use) })
}

async function using(app: FastifyInstance, use: (browser: Browser) => Promise<void>) {
  const browser = new Browser(app)
  await use(browser)
  browser.close()
}
