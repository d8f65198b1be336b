// Where a member's browser is reached: an address at its maker's push service, and the keys that only that browser has.

import { hash } from 'node:crypto'

export interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export function endpointSha256({ endpoint }: Subscription): Buffer {
  return hash('sha256', endpoint, 'buffer')
}

/** The server calls no address that a browser names but those of the push services (SEC-34). */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, host, username, password, port } = new URL(endpoint)
  if (username || password) return false
  return hosts.some((known) => {
    // Only one that is named with its port may be without TLS: a stand-in on this machine.
    if (known.includes(':')) return host === known
    if (protocol !== 'https:' || port) return false
    return known.startsWith('.') ? hostname.endsWith(known) : hostname === known
  })
}
