import type { Page } from '@playwright/test'
import { CHROMIUM_PATH } from './support/chromium.ts'
import { expect, givenSettledVisitor, test, visit } from './support/journey.ts'
import { announceTopic, connected, startListening } from './support/listening.ts'

// The browser without a window refuses every notification.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, executablePath: String(CHROMIUM_PATH) }),
})

givenSettledVisitor()

test('who asked for it is told on the desktop, also after coming back, until they have enough', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await rememberNotifications(page)
  await visit(page, '/home')
  await startListening(page)
  const title = 'ประกาศงดให้บริการ'
  await announceTopic(title)
  await expect.poll(() => notified(page)).toContain(`${title}: งดให้บริการวันเสาร์`)
  await expect(page.getByRole('status').getByText(title)).toHaveCount(0)

  const socket = await connected(page, () => visit(page, '/home'))
  await announceTopic(`${title} อีกครั้ง`)
  await expect.poll(() => notified(page)).toContain(`${title} อีกครั้ง: งดให้บริการวันเสาร์`)
  const closed = socket.waitForEvent('close')
  await page.getByRole('button', { name: 'ปิดการแจ้งเตือน' }).click()
  await closed
  await expect(page.getByRole('button', { name: 'เปิดการแจ้งเตือน' })).toBeVisible()

  await pressNotification(page, `${title} อีกครั้ง`)
  await expect(page).toHaveURL('/show/1007')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('กำหนดการประชุมใหญ่')
})

/** The browser's own, only that each is remembered. */
async function rememberNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made: Notification[] = []
    const Remembered = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        made.push(this)
      }
    }
    Object.assign(window, { Notification: Remembered, made })
  })
}

function notified(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { made } = window as unknown as { made: Notification[] }
    return made.map(({ title, body }) => `${title}: ${body}`)
  })
}

async function pressNotification(page: Page, title: string): Promise<void> {
  await page.evaluate((wanted) => {
    const { made } = window as unknown as { made: Notification[] }
    made.find((one) => one.title === wanted)?.dispatchEvent(new Event('click'))
  }, title)
}
