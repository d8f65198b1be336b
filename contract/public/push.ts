// What is said to everybody who listens, and where they listen.

import { type Static, Type } from 'typebox'

export const BROADCAST = 'broadcast'
export const NOTIFICATION = 'notification'

/** The click opens show/{url}, so it is the last part of an address and never a whole one. */
export const NOTIFICATION_URL = /^[A-Za-z0-9_-]{1,64}$/

export interface Notification {
  title: string
  body: string
  url: string
}

/** Where the browser finds the broker; an empty host is this site itself. */
export const PushConfig = Type.Object({
  key: Type.String(),
  cluster: Type.String(),
  host: Type.String(),
})
export type PushConfig = Static<typeof PushConfig>
