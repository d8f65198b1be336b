// Stored scripts: 0 of them run. Under the security policy that visitors have, which tells of every
// attempt it stops: no attempt is told of either, so nothing rests on the policy alone.

import type { Page } from '@playwright/test'
import { announce } from '#server/push/announce.ts'
import { inDatabase } from './support/database.ts'
import {
  ARTICLES,
  fillMenus,
  fillWithHostile,
  hostileQuestions,
  LISTED_IN,
  plantHostileText,
  ROUNDS,
  TEXTS,
} from './support/hostile-site.ts'
import { acceptCookies, expect, expectNotFound, visit } from './support/journey.ts'
import { startListening } from './support/listening.ts'
import { expectOnEveryProcess, test } from './support/own-site.ts'

const PAGES = Math.ceil(TEXTS.length / 20)

// One after the other, on one site.
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ site }) => {
  await inDatabase(site.databaseUrl, fillWithHostile)
  await expectOnEveryProcess(site, `/list/${LISTED_IN}`, '"/show/2')
})

test.beforeEach(async ({ page, baseURL, complaints }) => {
  page.on('dialog', (dialog) => complaints.hear(`dialog: ${dialog.message()}`))
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(`${baseURL}/`)) complaints.hear(`went to ${frame.url()}`)
  })
  // Whatever a string does, this is what it would do first.
  await page.addInitScript(() => {
    Object.defineProperty(window, '__xss', {
      set() {
        throw new Error('a hostile string ran')
      },
    })
  })
  // Who reads so many is not counted any more, and that is a complaint of its own.
  await page.route('**/api/info/show/*/view', (route) =>
    route.fulfill({ json: { rc_code: '1', data: { views: 1 } } }),
  )
  await acceptCookies(page, baseURL)
})

test('no hostile string runs on the pages that list them', async ({ page }) => {
  for (let number = 1; number <= PAGES; number++) {
    await page.goto(`/list/${LISTED_IN}?page=${number}`)
    await expectIntact(page)
  }
  await page.goto('/search?q=%3Cscript%3E__xss%3D1%3C%2Fscript%3E')
  await expectIntact(page)
  // The first page of each by the server, the others as a click on a link goes.
  for (const path of ['/board?', '/search?q=xss&']) {
    await visit(page, `${path}page=1`)
    await expectIntact(page)
    for (let number = 2; number <= PAGES; number++) {
      await turnTo(page, `${path}page=${number}`)
      await expectIntact(page)
    }
  }
  await visit(page, '/boardShow/1')
  await expectIntact(page)
})

test('nor where it is the name of the cooperative, the marquee, a policy or an article', async ({
  page,
  site,
}) => {
  for (let round = 0; round < ROUNDS; round++) {
    await inDatabase(site.databaseUrl, (db) => plantHostileText(db, round))
    await expectOnEveryProcess(site, '/api/info/cookie/policy', `"version":"${round}"`)
    for (const path of ['/show/1001', '/cookie/policy']) {
      await visit(page, path)
      await expectIntact(page)
    }
  }
})

test('nor on pages that the browser draws, nor when their links are followed', async ({
  page,
  site,
  complaints,
}) => {
  await visit(page, '/board')
  const questions = await inDatabase(site.databaseUrl, hostileQuestions)

  const links = await turnThrough(page, [
    ...ARTICLES.map(({ id, text }) => ({ path: `/show/${id}`, title: text })),
    // All of them are on the list and among the answers; their own pages draw the words in the same way.
    ...questions
      .filter((_, index) => index % 5 === 0)
      .map(({ id, text }) => ({ path: `/boardShow/${id}`, title: text })),
  ])

  // All that is left of the links in the articles.
  expect(links).toEqual(['/x'])
  expectNotFound(complaints)
  await page.goto('/x')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ไม่พบหน้าเว็บไซต์')
})

test('nor on the home page, where all of them meet, nor in the feed, nor when they are announced', async ({
  page,
  site,
}) => {
  await page.goto('/feed.xml')
  await expect(page.locator('body')).toContainText('<feed xmlns=')
  await inDatabase(site.databaseUrl, fillMenus)
  await visit(page, '/home')
  await expectIntact(page)
  await startListening(page)
  const last = 'ครบทุกข้อความแล้ว'
  await inDatabase(site.databaseUrl, async (db) => {
    for (const text of [...TEXTS, last])
      await announce(db, undefined, { title: text, body: text, url: '1001' })
  })
  await expect(page.getByRole('status').getByText(last)).toBeVisible()

  // The page still works: a menu with a hostile name opens, and its link leads home.
  await page.locator('summary', { hasText: 'เพิ่มเติม' }).click()
  await page.getByRole('link', { name: '<svg onload=__xss=1>', exact: true }).first().click()
  await expect(page).toHaveURL('/home')
})

/** The frame of a page is what it always is, and every link leads where links may lead. */
async function expectIntact(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  const found = await page.evaluate((home) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    const strange = links.filter(
      ({ href }) =>
        !href.startsWith(`${home}/`) &&
        !/^(mailto|tel):/.test(href) &&
        !/^https:\/\/(www\.facebook\.com|social-plugins\.line\.me|line\.example|facebook\.example)\//.test(
          href,
        ),
    )
    return {
      children: [...document.body.children].map(({ tagName, id }) => tagName + (id && `#${id}`)),
      foreign: document.querySelectorAll(
        'main :is(script, style, iframe, object, embed, base, meta, link, math), body :is([onerror], [onload], [onfocus], [onclick])',
      ).length,
      mains: document.querySelectorAll('#root > #main').length,
      strange: strange.map(({ outerHTML }) => outerHTML),
    }
  }, origin)
  expect(found, page.url()).toMatchObject({ foreign: 0, mains: 1, strange: [] })
}

/** To another page of the same list. */
async function turnTo(page: Page, path: string): Promise<void> {
  const firstOfList = page.locator('main li a:is([href^="/boardShow/"], [href^="/show/"])').first()
  const before = await firstOfList.getAttribute('href')
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(firstOfList).not.toHaveAttribute('href', String(before))
}

interface Turn {
  path: string
  title: string
}

/** From page to page as a click on a link goes; answers where the links inside the articles lead. */
function turnThrough(page: Page, turns: Turn[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 20))
    const links = new Set<string>()
    for (const { path, title } of wanted) {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
      const until = Date.now() + 5_000
      const isDrawn = () =>
        document.querySelector('h1')?.textContent === title &&
        (!path.startsWith('/show/') || document.querySelector('.article') !== null)
      while (!isDrawn()) {
        if (Date.now() > until) throw new Error(`${path} does not say ${title}`)
        await pause()
      }
      await pause()
      for (const link of document.querySelectorAll('.article a'))
        links.add(String(link.getAttribute('href')))
    }
    return [...links]
  }, turns)
}
