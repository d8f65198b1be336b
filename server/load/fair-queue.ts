// Who is worked on next. Each client (a session, or a network of strangers) has a line of its own, and places go round
// among the clients that wait, so that a thousand requests of one hold up one request of another by one turn. Knows
// nothing of HTTP (load-shedding.ts does).

import { type Client, clientIn, forgetIdle, type Room, roomsFor, type Turn } from './room.ts'
import type { Area, Shares } from './shares.ts'

/** One request, from coming in to its answer. */
export interface Ticket {
  readonly area: Area
  readonly client: string
  readonly network: string
  /** Whether the session is known to be good: such go first. */
  readonly signedIn: boolean
  /** Its body has not come whole yet: somebody may never mean to send it. */
  readonly receiving: boolean
  /** The queue's own. */
  place?: Place | undefined
  start(): void
  refuse(refusal: Overload): void
}

export interface Overload {
  /** The session's own share is used up; otherwise there are too many of everybody. */
  own: boolean
  retryAfter: number
}

interface Place {
  room: Room
  client: Client
  since: number
  inside: boolean
}

/** Strangers come after those who are signed in, but every fifth turn is theirs: signing in is a stranger's request. */
const STRANGERS_EVERY = 5
/** So many strangers in line are a flood, before the processor has had time to run short. */
const CROWD = 32
const BODY_MS = 1_000
/** Longer than any answer may take; nobody's mistake costs a place for good. */
const PLACE_MS_MAX = 120_000
const RETRY_SECONDS_MAX = 60

export class FairQueue {
  readonly #shares: Shares
  readonly #rooms: Record<Area, Room>
  readonly #roomsInTurn: Room[]
  readonly #inside = new Set<Ticket>()
  #total = 0
  #busy = false
  #waiting = 0
  #strangersWaiting = 0
  #refused = 0
  #finished = 0
  #finishedASecond = 1
  #turn = 0
  #firstRoom = 0
  #admitting = false

  constructor(shares: Shares) {
    this.#shares = shares
    this.#rooms = roomsFor(shares)
    this.#roomsInTurn = Object.values(this.#rooms)
  }

  /** True when work may begin at once; otherwise the ticket is started, or refused, later or now. */
  enter(ticket: Ticket, now: number): boolean {
    const room = this.#rooms[ticket.area]
    const client = clientIn(room, ticket)
    const place = { room, client, since: now, inside: false }
    ticket.place = place
    if (
      client.line.length === 0 &&
      this.#hasPlace(room, ticket.signedIn) &&
      this.#hasPlaceFor(client, room)
    ) {
      this.#take(ticket, place)
      return true
    }
    const { lineMax, waitingMax } = this.#shares
    const full =
      this.#waiting >= waitingMax || (!ticket.signedIn && this.#strangersWaiting >= waitingMax / 2)
    if (full || client.line.length >= lineMax) {
      ticket.place = undefined
      this.#refuse(ticket, room, client, !full)
      forgetIdle(room, client)
      return false
    }
    client.line.push(ticket)
    if (client.line.length === 1) room.rings[turnOf(ticket)].push(client)
    this.#count(ticket, 1)
    return false
  }

  /** The answer is made, or whoever waited has gone. Saying so twice does no harm. */
  leave(ticket: Ticket): void {
    const { place } = ticket
    if (!place) return
    ticket.place = undefined
    const { room, client } = place
    if (place.inside) {
      this.#inside.delete(ticket)
      if (!room.apart) this.#total--
      if (!ticket.signedIn) room.strangers--
      room.inside--
      client.inside--
      client.network.inside--
      this.#finished++
    } else this.#takeOutOfLine(ticket, room, client)
    forgetIdle(room, client)
    if (this.#waiting > 0) this.#admit()
  }

  /** Once a second: whether the processor has been busy all the time, and what is due. */
  tick(now: number, busy: boolean): void {
    this.#busy = busy
    this.#finishedASecond = Math.max(1, 0.7 * this.#finishedASecond + 0.3 * this.#finished)
    this.#finished = 0
    for (const ticket of this.#inside) {
      const age = now - (ticket.place?.since ?? now)
      if (age > PLACE_MS_MAX || (age > BODY_MS && ticket.receiving)) this.leave(ticket)
    }
    if (this.#waiting === 0) return
    this.#refuseLate(now)
    this.#admit()
  }

  get now(): { inside: number; waiting: number } {
    return { inside: this.#inside.size, waiting: this.#waiting }
  }

  /** What happened since it was last asked. */
  report(): { inside: number; waiting: number; refused: number; busy: boolean } {
    const refused = this.#refused
    this.#refused = 0
    return { inside: this.#inside.size, waiting: this.#waiting, refused, busy: this.#busy }
  }

  /** For anybody of this turn. */
  #hasPlace(room: Room, signedIn: boolean): boolean {
    if (room.inside >= room.places) return false
    if (room.apart) return true
    const { total, totalWhenBusy, strangersWhenBusy } = this.#shares
    if (this.#total >= (this.#busy ? totalWhenBusy : total)) return false
    const isFull = this.#busy || this.#strangersWaiting >= CROWD
    return !isFull || signedIn || room.strangers < strangersWhenBusy
  }

  /** Where there is a place, whether it may be this client's. */
  #hasPlaceFor(client: Client, { places }: Room): boolean {
    const { ofClient, ofClientWhenBusy, ofNetwork } = this.#shares
    return (
      client.inside < places * (this.#busy ? ofClientWhenBusy : ofClient) &&
      client.network.inside < places * ofNetwork
    )
  }

  #take(ticket: Ticket, place: Place): void {
    const { room, client } = place
    place.inside = true
    this.#inside.add(ticket)
    if (!room.apart) this.#total++
    if (!ticket.signedIn) room.strangers++
    room.inside++
    client.inside++
    client.network.inside++
  }

  /** Whoever is started may be answered at once and call this again: then the loop goes on, not deeper. */
  #admit(): void {
    if (this.#admitting) return
    this.#admitting = true
    try {
      for (let next = this.#next(); next; next = this.#next()) next.start()
    } finally {
      this.#admitting = false
    }
  }

  #next(): Ticket | undefined {
    if (this.#waiting === 0) return undefined
    const strangersFirst = (this.#turn + 1) % STRANGERS_EVERY === 0
    const found = strangersFirst
      ? (this.#nextOf('strangers') ?? this.#nextOf('signedIn'))
      : (this.#nextOf('signedIn') ?? this.#nextOf('strangers'))
    if (found) this.#turn++
    return found
  }

  #nextOf(turn: Turn): Ticket | undefined {
    const rooms = this.#roomsInTurn
    for (let step = 0; step < rooms.length; step++) {
      const room = rooms[(this.#firstRoom + step) % rooms.length] as Room
      const ring = room.rings[turn]
      if (ring.length === 0 || !this.#hasPlace(room, turn === 'signedIn')) continue
      const at = ring.findIndex((client) => this.#hasPlaceFor(client, room))
      const client = ring[at]
      const ticket = client?.line.shift()
      if (!client || !ticket?.place) continue
      ring.splice(at, 1)
      if (client.line.length > 0) ring.push(client)
      this.#firstRoom = (this.#firstRoom + step + 1) % rooms.length
      this.#count(ticket, -1)
      ticket.place.since = Date.now()
      this.#take(ticket, ticket.place)
      return ticket
    }
    return undefined
  }

  #refuseLate(now: number): void {
    for (const room of this.#roomsInTurn) {
      const before = now - room.waitMs
      for (const client of Object.values(room.rings).flat()) {
        const isUsedUp = client.inside > 0
        const due = client.line.filter(({ place }) => place && place.since < before)
        for (const ticket of due) {
          ticket.place = undefined
          this.#takeOutOfLine(ticket, room, client)
          this.#refuse(ticket, room, client, isUsedUp)
        }
        forgetIdle(room, client)
      }
    }
  }

  #takeOutOfLine(ticket: Ticket, room: Room, client: Client): void {
    const at = client.line.indexOf(ticket)
    if (at === -1) return
    client.line.splice(at, 1)
    this.#count(ticket, -1)
    const ring = room.rings[turnOf(ticket)]
    if (client.line.length === 0) ring.splice(ring.indexOf(client), 1)
  }

  #refuse(ticket: Ticket, room: Room, client: Client, isUsedUp: boolean): void {
    this.#refused++
    // Strangers of one network are not one person: nobody is blamed for the others.
    const own = isUsedUp && ticket.signedIn
    const clients = room.rings.signedIn.length + room.rings.strangers.length
    const before = isUsedUp ? client.line.length * Math.max(1, clients) : this.#waiting
    const seconds = Math.ceil(before / this.#finishedASecond)
    ticket.refuse({ own, retryAfter: Math.min(RETRY_SECONDS_MAX, Math.max(1, seconds)) })
  }

  #count(ticket: Ticket, change: 1 | -1): void {
    this.#waiting += change
    if (!ticket.signedIn) this.#strangersWaiting += change
  }
}

function turnOf({ signedIn }: Ticket): Turn {
  return signedIn ? 'signedIn' : 'strangers'
}
