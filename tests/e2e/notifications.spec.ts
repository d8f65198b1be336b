import type { Page } from '@playwright/test'
import { announce } from '#server/push/announce.ts'
import { inDatabase } from './support/database.ts'
import { acceptCookies, expect, test, visit } from './support/journey.ts'
import { connected, startListening } from './support/listening.ts'
import { look } from './support/look.ts'
import { SITE_DATABASE_URL } from './support/site.ts'

test.beforeEach(async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
})

test('who asked for it is told on the desktop, also after coming back, until they have enough', async ({
  page,
  context,
}, { project }) => {
  await context.grantPermissions(['notifications'])
  await rememberNotifications(page)
  await visit(page, '/home')
  await startListening(page)
  const title = `ประกาศทาง ${project.name}`
  await tell(title)
  await expect.poll(() => notified(page)).toContain(`${title}: งดให้บริการวันเสาร์`)
  await expect(page.getByRole('status').getByText(title)).toHaveCount(0)

  const socket = await connected(page, () => visit(page, '/home'))
  await tell(`${title} อีกครั้ง`)
  await expect.poll(() => notified(page)).toContain(`${title} อีกครั้ง: งดให้บริการวันเสาร์`)
  const closed = socket.waitForEvent('close')
  await page.getByRole('button', { name: 'ปิดการแจ้งเตือน' }).click()
  await closed
  await expect(page.getByRole('button', { name: 'เปิดการแจ้งเตือน' })).toBeVisible()

  await pressNotification(page, `${title} อีกครั้ง`)
  await expect(page).toHaveURL('/show/1007')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('กำหนดการประชุมใหญ่')
})

test('without the browser’s permission the same is said on the page', async ({ page }, {
  project,
}) => {
  await visit(page, '/home')
  await startListening(page)
  await expect(page.getByText('เบราว์เซอร์ไม่อนุญาตการแจ้งเตือน')).toBeVisible()
  const title = `ข่าวด่วนทาง ${project.name}`
  await tell(title)

  const toast = page.getByRole('status').getByText(title)
  await toast.hover()
  await expect(toast).toContainText('งดให้บริการวันเสาร์')
  await look(page, 'notified')
})

async function tell(title: string): Promise<void> {
  await inDatabase(process.env[SITE_DATABASE_URL], (db) =>
    announce(db, undefined, { title, body: 'งดให้บริการวันเสาร์', url: '1007' }),
  )
}

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
