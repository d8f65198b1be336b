// How many requests are worked on at once, and whose. Counted in requests, because that is what runs short: the pool
// has twenty connections (database/core/connect.ts), and reads never take all of them, so that signing out, health and
// the jobs find one at any time.

/** What a request competes with. */
export type Area = 'public' | 'member' | 'unit' | 'staff' | 'signIn' | 'paper' | 'signOut'

interface Places {
  places: number
  /** Outside the common total: it waits for something else than the database, or must never wait for the others. */
  apart?: true
  /** Where whoever waits is told later than elsewhere to come back. */
  waitMs?: number
}

export interface Shares {
  areas: Record<Area, Places>
  /** Of all areas that are not apart, together; less while the processor is what runs short. */
  total: number
  totalWhenBusy: number
  /** What all who have not signed in may have of an area's places together while the processor runs short. */
  strangersWhenBusy: number
  /** How much of an area one session, or one network of strangers, may have. */
  ofClient: number
  ofClientWhenBusy: number
  /** How much of an area one network may have; a whole hospital may share one address. */
  ofNetwork: number
  /** How many of one client's requests may wait, and how many of everybody's; strangers' fill half of that. */
  lineMax: number
  waitingMax: number
  /** Whoever has waited so long is told to come back. */
  waitMs: number
}

// Nobody is turned away sooner than after `waitMs` unless the line is full: an answer is what makes a flood go round once
// more, and a connection that waits costs nothing.
export const SHARES: Shares = {
  areas: {
    public: { places: 8 },
    member: { places: 12 },
    unit: { places: 8 },
    staff: { places: 8 },
    // Two passwords are hashed at once (server/identity/password.ts) and the others wait for them, on the first of a month
    // a whole hospital's: whoever has typed a password would rather wait than type it again. They wait in line: more of them
    // inside would take the connections of the pool from those who are signed in.
    signIn: { places: 8, apart: true, waitMs: 15_000 },
    // One printer, with a line of its own (request-limits.ts).
    paper: { places: 10, apart: true },
    signOut: { places: 4, apart: true },
  },
  total: 16,
  totalWhenBusy: 8,
  strangersWhenBusy: 2,
  ofClient: 1 / 2,
  ofClientWhenBusy: 1 / 4,
  ofNetwork: 3 / 4,
  lineMax: 1_000,
  waitingMax: 4_000,
  waitMs: 5_000,
}
