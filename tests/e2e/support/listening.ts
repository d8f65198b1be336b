import type { Page, WebSocket } from '@playwright/test'
import { announce } from '#server/push/announce.ts'
import { inDatabase } from './database.ts'
import { SITE_DATABASE_URL } from './site.ts'

/** Presses the button and waits until the broker has let the visitor in. */
export async function startListening(page: Page): Promise<WebSocket> {
  return connected(page, () => page.getByRole('button', { name: 'เปิดการแจ้งเตือน' }).click())
}

export async function connected(page: Page, connect: () => Promise<unknown>): Promise<WebSocket> {
  const letIn = page.waitForEvent('websocket').then(async (socket) => {
    await socket.waitForEvent('framereceived', ({ payload }) =>
      String(payload).includes('subscription_succeeded'),
    )
    return socket
  })
  await connect()
  return letIn
}

/** As staff will from their pages. */
export async function announceTopic(title: string): Promise<void> {
  await inDatabase(process.env[SITE_DATABASE_URL], (db) =>
    announce(db, undefined, { title, body: 'งดให้บริการวันเสาร์', url: '1007' }),
  )
}
