// From the member's own pages to ThaID and back: both calls are sent by the pages, to a real provider.

/// <reference lib="dom" />

import url from 'node:url'
import { TextDecoder, TextEncoder } from 'node:util'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { PASSWORD } from '../support/given/account.ts'
import { givenThaid, type Thaid } from '../support/given/thaid.ts'
import { person, sharedSite } from '../support/night/recovering.ts'
import { known } from '../support/night/thaid-visit.ts'
import type { Browser } from '../support/pages/browser.ts'
import { testAgainst } from '../support/pages/test.ts'
import { until } from '../support/pages/until.ts'

const network = globalThis.fetch
const site = sharedSite('pages_thaid')
const test = testAgainst(() => site.app)
let thaid: Thaid

/** jsdom has put its own in their place, and what signs and checks tokens knows only Node's. */
const NODES_OWN = {
  ArrayBuffer: Buffer.alloc(1).buffer.constructor,
  Uint8Array: Object.getPrototypeOf(Buffer),
  TextEncoder,
  TextDecoder,
  URL: url.URL,
  URLSearchParams: url.URLSearchParams,
}

beforeAll(async () => {
  thaid = await givenThaid()
  site.app.settings.thaid = thaid.settings
})
afterAll(() => thaid.close())

/** The server asks the department over the network while the page's own calls go to the app; answers where the page was sent. */
function watchedDoor(): () => string {
  for (const [name, own] of Object.entries(NODES_OWN)) vi.stubGlobal(name, own)
  const ofThePage = globalThis.fetch
  let sentTo = ''
  vi.stubGlobal('fetch', async (path: string | URL, init?: RequestInit) => {
    if (String(path).startsWith(thaid.settings.issuer)) return network(path, init)
    const reply = await ofThePage(path, init)
    if (path === '/api/member/thaid' && reply.ok) sentTo = (await reply.clone().json()).data.url
    return reply
  })
  return () => sentTo
}

test('a member who forgot the password goes to ThaID from the page, comes back, and sets another', async ({
  browser,
}) => {
  const { page } = browser
  const who = person(0)
  thaid.person = known(who)
  await goByThaid(browser, who.no)
  await page.type(/^รหัสผ่านใหม่/, PASSWORD)
  expect(browser.address, 'nothing of it stays in the history').toBe('/member/thaid')
  await page.press('บันทึกรหัสผ่านใหม่')
  await page.shows('ตั้งรหัสผ่านใหม่แล้ว')
  expect(await hasPassword(who.no)).toBe(true)
  await browser.open('/member/forget')
  await page.shows('แอป ThaID')
  await browser.open('/member/thaid')
  await page.shows('เปิดได้หลังยืนยันตัวตนในแอป ThaID เท่านั้น')
})

test('somebody else’s ThaID comes back to a sentence, and sets nothing', async ({ browser }) => {
  const { page } = browser
  const who = person(1)
  thaid.person = known(person(2))
  await goByThaid(browser, who.no)
  await page.shows('ข้อมูลจาก ThaID ไม่ตรงกับเลขสมาชิก')
  expect(await hasPassword(who.no)).toBe(false)
})

/** From the page to ThaID, and back with what it says. */
async function goByThaid(browser: Browser, no: string): Promise<void> {
  const { page } = browser
  const door = watchedDoor()
  await browser.open('/member/forget')
  await page.type(/^เลขสมาชิก/, no)
  await page.tick(/^แอป ThaID/)
  await page.press('ไปที่ ThaID')
  await until(() => expect(door()).toContain(thaid.settings.issuer))
  await browser.open(`/member/thaid?${new URLSearchParams(await thaid.visit(door()))}`)
}

async function hasPassword(no: string): Promise<boolean> {
  const found = await site.connection.db
    .selectFrom('credential')
    .select('login')
    .where('kind', '=', 'member')
    .where('login', '=', no)
    .executeTakeFirst()
  return found !== undefined
}
