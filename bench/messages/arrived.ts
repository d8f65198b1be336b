// What the stand-ins say of themselves.

export const STAND_IN_ROADS = ['line', 'push', 'email', 'sms'] as const
export type StandInRoad = (typeof STAND_IN_ROADS)[number]

export interface StandIn {
  httpPort: number
  mailPort: number
  /** Of every browser: the stand-in opens what was sealed for them. */
  keys: { p256dh: string; auth: string }
}

export interface Arrived {
  people: number
  /** Who got two messages of different names: both are shown. An SMS has none, so two are two. */
  doubled: number
  /** Handed on again under the same name: who gets it can tell, LINE and browsers do. */
  again: number
}
export type ArrivedByRoad = Record<StandInRoad, Arrived>
