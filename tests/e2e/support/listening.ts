import type { Page, WebSocket } from '@playwright/test'

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
