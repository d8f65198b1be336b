// Who is in an area of the site, and who waits to be.

import type { Ticket } from './fair-queue.ts'
import type { Area, Shares } from './shares.ts'

interface Network {
  name: string
  inside: number
  clients: number
}

export interface Client {
  key: string
  network: Network
  inside: number
  line: Ticket[]
}

export type Turn = 'signedIn' | 'strangers'

export interface Room {
  places: number
  apart: boolean
  waitMs: number
  inside: number
  /** Of those inside, who is not known to be signed in. */
  strangers: number
  clients: Map<string, Client>
  networks: Map<string, Network>
  /** Clients with somebody in line, in the order of their turns. */
  rings: Record<Turn, Client[]>
}

export function roomsFor({ areas, waitMs: usual }: Shares): Record<Area, Room> {
  const rooms: Partial<Record<Area, Room>> = {}
  for (const [area, { places, apart = false, waitMs = usual }] of Object.entries(areas)) {
    const rings = { signedIn: [], strangers: [] }
    const [clients, networks] = [new Map(), new Map()]
    const empty = { inside: 0, strangers: 0, clients, networks, rings }
    rooms[area as Area] = { places, apart, waitMs, ...empty }
  }
  return rooms as Record<Area, Room>
}

export function clientIn(
  room: Room,
  { client: key, network: name }: Pick<Ticket, 'client' | 'network'>,
): Client {
  const known = room.clients.get(key)
  if (known) return known
  const network = room.networks.get(name) ?? { name, inside: 0, clients: 0 }
  network.clients++
  room.networks.set(name, network)
  const client = { key, network, inside: 0, line: [] }
  room.clients.set(key, client)
  return client
}

/** The maps hold who is here, and no more. */
export function forgetIdle(room: Room, { key, network, inside, line }: Client): void {
  if (inside > 0 || line.length > 0 || !room.clients.delete(key)) return
  network.clients--
  if (network.clients === 0) room.networks.delete(network.name)
}
