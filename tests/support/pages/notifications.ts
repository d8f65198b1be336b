// A browser without a screen shows no notifications: here is one whose owner allows them.

/// <reference lib="dom" />

import { vi } from 'vitest'

/** From now on the browser has a push service, which names this address. */
export function useNotificationsAt(endpoint: string): void {
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' })
  vi.stubGlobal('PushManager', class {})
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  const subscription = { toJSON: () => ({ endpoint, keys }) }
  const registration = { pushManager: { subscribe: async () => subscription } }
  const serviceWorker = { register: async () => registration, ready: Promise.resolve(registration) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
}
