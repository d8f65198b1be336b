// Says something to everybody who listens, through PostgreSQL to all our processes, or through an
// outside broker when one is set.

import Pusher from 'pusher'
import {
  BROADCAST,
  NOTIFICATION,
  NOTIFICATION_URL,
  type Notification,
  type PushConfig,
} from '#contract/public/push.ts'
import type { Db } from '#database/core/connect.ts'
import { notifyProcesses } from '#database/queries/monitoring/push.ts'
import type { Settings } from '../settings/settings.ts'
import { APP_KEY } from './socket.ts'

export async function announce(
  db: Db,
  broker: Settings['pusher'],
  notification: Notification,
): Promise<void> {
  if (!NOTIFICATION_URL.test(notification.url)) {
    throw new Error(`${notification.url}: a notification leads to show/ and an id`)
  }
  if (!broker) return notifyProcesses(db, JSON.stringify(notification))
  const { appId, key, secret, cluster, host } = broker
  const outside = new Pusher({
    appId,
    key,
    secret,
    useTLS: true,
    ...(host ? { host } : { cluster }),
  })
  await outside.trigger(BROADCAST, NOTIFICATION, notification)
}

/** Where browsers listen. */
export function pushConfig(broker: Settings['pusher']): PushConfig {
  if (!broker) return { key: APP_KEY, cluster: 'self', host: '' }
  const { key, cluster, host } = broker
  return { key, cluster, host: host || `ws-${cluster}.pusher.com` }
}
