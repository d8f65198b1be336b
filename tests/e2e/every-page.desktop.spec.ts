// Every page behind a door, drawn with answers that the server's own description allows; and every page, where
// all it asks is refused in any form. In a browser, whose DOM draws a page several times faster than an
// imitation of one would.
//
//   PAGES_SEED=4000    begins at another number, so that other answers come
//   PAGES_TIMES=300    draws each page 300 times instead of 4, as should be done before a release
//   PAGES_ONLY=balance draws only pages whose path says so

import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as plain } from '@playwright/test'
import { ROLES_THAT_MAY } from '#domain/identity/staff-role.ts'
import type { Drawn, EveryPage } from '#web/testing/every-page/drawn.ts'
import { buildHarness } from './support/harness.ts'
import { expect } from './support/journey.ts'
import { SITE_URL } from './support/site.ts'

declare const everyPage: EveryPage

const SEED = Number(process.env.PAGES_SEED ?? 0)
const TIMES = Number(process.env.PAGES_TIMES ?? 4)
const ONLY = process.env.PAGES_ONLY ?? ''
const TOLD_MAX = 20

plain(
  'every page behind a door stands random answers of its schemas, and every page says why when all is refused',
  async ({ browser }) => {
    plain.setTimeout(300_000 + TIMES * 5_000)
    const folder = join(tmpdir(), `coop-pages-${process.pid}`)
    const script = readFileSync(await buildHarness(folder), 'utf8')
    const description = await (await fetch(`${process.env[SITE_URL]}/api/openapi.json`)).json()
    const context = await browser.newContext()
    const page = await context.newPage()
    // A place of its own, in which there is nothing else.
    await page.route('**/*', (route) =>
      route.request().url() === 'https://coop.example/'
        ? route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><meta charset="utf-8">',
          })
        : route.abort(),
    )
    await page.goto('https://coop.example/')
    await page.addScriptTag({ content: script, type: 'module' })
    await page.waitForFunction('globalThis.everyPage')
    const paths = await page.evaluate(
      ([described, permissions]) => {
        everyPage.describe(described, permissions)
        return everyPage.paths
      },
      [description, Object.keys(ROLES_THAT_MAY)] as const,
    )

    const wrong: string[] = []
    for (const path of paths.filter((one) => one.includes(ONLY))) {
      const drawn = await page.evaluate(([of, seed, often]) => everyPage.draw(of, seed, often), [
        path,
        SEED,
        TIMES,
      ] as const)
      wrong.push(...toldOf(path, drawn, TIMES))
    }
    const refused = await page.evaluate(() => everyPage.allPaths)
    let asking = 0
    for (const path of refused.filter((one) => one.includes(ONLY))) {
      const { asks, wrong: silent } = await page.evaluate((of) => everyPage.refuse(of), path)
      if (asks) asking++
      if (silent[0]) wrong.push(`${path} refused: ${silent.length} are wrong\n${silent[0]}`)
    }
    await context.close()
    rmSync(folder, { recursive: true, force: true })
    expect(paths.length).toBeGreaterThan(70)
    if (!ONLY) expect(asking).toBeGreaterThan(75)
    expect(wrong.slice(0, TOLD_MAX), wrong.slice(0, TOLD_MAX).join('\n\n')).toEqual([])
  },
)

/** Of each page the first two, with what it takes to see them again. */
function toldOf(path: string, { times, asksNothing, broken }: Drawn, wanted: number): string[] {
  const isWhole = asksNothing || times === wanted || broken.length > 0
  const missing = isWhole ? [] : [`${path} was drawn ${times} times`]
  return [
    ...missing,
    ...broken.slice(0, 2).map(({ number, complaints, answers }) => {
      const again = `PAGES_ONLY=${path} PAGES_SEED=${number} PAGES_TIMES=1`
      const told = JSON.stringify(answers).slice(0, 1_500)
      return `${path}: ${broken.length} of ${wanted} are broken\n${complaints.join('\n').slice(0, 1_500)}\nsee it again with ${again}\n${told}`
    }),
  ]
}
