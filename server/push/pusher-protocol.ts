// The part of the Pusher protocol that a public channel needs, so that the stock `pusher-js` finds in us
// the broker it expects. Its `data` is JSON inside JSON.

import { randomInt } from 'node:crypto'
import { BROADCAST } from '#contract/public/push.ts'

// A quiet client says something this often, so that a dead line is noticed.
export const ACTIVITY_SECONDS = 30

const UNKNOWN_KEY = 4001
const TOO_MANY = 4100 // try again in a while
const NOT_PERMITTED = 4301

export function established(): string {
  const socket_id = `${randomInt(1e9)}.${randomInt(1e9)}`
  return event('pusher:connection_established', { socket_id, activity_timeout: ACTIVITY_SECONDS })
}

export const unknownKey = () => refused(UNKNOWN_KEY, 'App key not in this cluster')
export const tooMany = () => refused(TOO_MANY, 'Over capacity')

interface PusherMessage {
  answer: string | undefined
  /** Whether the client listens to the broadcast from now on; undefined for as before. */
  listens?: boolean
}

/** What a client's message means; one that means nothing is answered with an error, not a crash. */
export function parseMessage(text: string): PusherMessage {
  const message = parsed(text)
  const channel = message?.data?.channel
  switch (message?.event) {
    case 'pusher:ping':
      return { answer: event('pusher:pong', {}) }
    case 'pusher:pong':
      return { answer: undefined }
    case 'pusher:subscribe':
      if (channel !== BROADCAST) break
      return { answer: event('pusher_internal:subscription_succeeded', {}, channel), listens: true }
    case 'pusher:unsubscribe':
      return channel === BROADCAST ? { answer: undefined, listens: false } : { answer: undefined }
  }
  // Private channels, and messages from one visitor to the others, are not for this site.
  return { answer: refused(NOT_PERMITTED, 'Not permitted') }
}

export function event(name: string, data: object, channel?: string): string {
  return JSON.stringify({ event: name, channel, data: JSON.stringify(data) })
}

function refused(code: number, message: string): string {
  return JSON.stringify({ event: 'pusher:error', data: { code, message } })
}

interface ClientMessage {
  event?: unknown
  data?: { channel?: unknown }
}

function parsed(text: string): ClientMessage | undefined {
  try {
    const message = JSON.parse(text)
    return typeof message === 'object' && message ? message : undefined
  } catch {
    return undefined
  }
}
