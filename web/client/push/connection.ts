// The line to the broker, through the stock Pusher client, which also reconnects by itself. Loaded only
// for visitors who asked to be told: nobody else pays for it.

import Pusher from 'pusher-js'
import {
  BROADCAST,
  NOTIFICATION,
  NOTIFICATION_URL,
  type Notification,
  type PushConfig,
} from '#contract/public/push.ts'

/** Answers how to hang up. */
export function listen(config: PushConfig, hear: (notification: Notification) => void): () => void {
  const broker = new Pusher(config.key, {
    cluster: config.cluster,
    wsHost: config.host || location.hostname,
    ...(config.host ? {} : { wsPort: portOf(location), wssPort: portOf(location) }),
    forceTLS: config.host !== '' || location.protocol === 'https:',
    enabledTransports: ['ws', 'wss'],
    enableStats: false,
  })
  const channel = broker.subscribe(BROADCAST).bind(NOTIFICATION, (said: Partial<Notification>) => {
    const { title = '', body = '', url = '' } = said
    if (title && NOTIFICATION_URL.test(url)) hear({ title, body, url })
  })
  return () => {
    channel.unbind_all()
    // Browsers complain in the console of a socket that is closed before it is open, or before the client
    // has sent what it sends a moment later.
    const close = () => setTimeout(() => broker.disconnect())
    if (broker.connection.state === 'connecting') broker.connection.bind('state_change', close)
    else close()
  }
}

function portOf({ port, protocol }: Location): number {
  return Number(port) || (protocol === 'https:' ? 443 : 80)
}
