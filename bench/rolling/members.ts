// Members in a browser: they come to the sign-in form, sign in, and open pages whose scripts come only then. One has come with
// the release before and stays through the whole update.

import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '../process/chromium.ts'
import { atEnd } from '../process/ending.ts'

const MEMBERS = ['000001', '000002', '000003', '000004']
const PASSWORD = 'demo-member'
const WAIT_MS = 30_000
const PAGES_A_VISIT = 2

export class Members {
  signIns = 0
  pagesOpened = 0
  readonly failed: string[] = []
  readonly #browser: Browser
  readonly #site: string
  #isOver = false
  #coming: Promise<void> | undefined

  private constructor(browser: Browser, site: string) {
    this.#browser = browser
    this.#site = site
  }

  static async at(site: string): Promise<Members> {
    const opening = chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
    atEnd(async () => (await opening.catch(() => undefined))?.close())
    return new Members(await opening, site)
  }

  /** Answers a page that is signed in. */
  async signIn(): Promise<Page> {
    const number = this.signIns++
    const context = await this.#browser.newContext({
      extraHTTPHeaders: { 'x-forwarded-for': `10.200.${number >> 8}.${number & 255}` },
    })
    const page = await context.newPage()
    page.setDefaultTimeout(WAIT_MS)
    page.on('response', (reply) => {
      if (reply.status() >= 400) this.failed.push(`${reply.status()} ${reply.url()}`)
    })
    page.on('pageerror', (error) => this.failed.push(`in a page: ${error.message}`))
    await page.goto(`${this.#site}/member/logon`)
    await page.getByLabel('เลขสมาชิก').fill(MEMBERS[number % MEMBERS.length] ?? '')
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/member/status')
    await page.getByRole('heading', { level: 1 }).waitFor()
    return page
  }

  /** Opens pages that this browser has not opened yet, by their links. */
  async openMore(page: Page, opened = new Set<string>()): Promise<void> {
    for (let count = 0; count < PAGES_A_VISIT; count++) {
      const links = await page.locator('a[href^="/member/"]:visible').all()
      const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
      const next = addresses.findIndex((address) => address && !opened.has(address))
      const [link, address] = [links[next], addresses[next]]
      if (!link || !address) return
      opened.add(address)
      await link.click()
      await page.waitForURL(`**${address}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      if (await page.getByText('เปิดหน้านี้ไม่สำเร็จ').count())
        this.failed.push(`${address} did not come`)
      this.pagesOpened++
    }
  }

  comeOnAndOn(): void {
    this.#coming = this.#visitOnAndOn()
  }

  async leave(): Promise<void> {
    this.#isOver = true
    await this.#coming
    await this.#browser.close()
  }

  async #visitOnAndOn(): Promise<void> {
    while (!this.#isOver) {
      try {
        const page = await this.signIn()
        await this.openMore(page)
        await page.context().close()
      } catch (error) {
        this.failed.push(`a visit: ${(error as Error).message.split('\n')[0]}`)
      }
    }
  }
}
