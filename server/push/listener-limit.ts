import { NETWORKS_IN_WIDE } from '../http/visitor.ts'

/** Whose limits a listener shares (server/http/visitor.ts). */
export interface From {
  network: string
  wide: string | undefined
}

const SOCKETS_MAX = 4_000
const SOCKETS_PER_NETWORK = 100 // a whole hospital may share one address

/** Whether somebody who comes from there is one too many for those who listen. */
export function isFull(listening: ReadonlySet<From>, { network, wide }: From): boolean {
  if (listening.size >= SOCKETS_MAX) return true
  let neighbours = 0
  let around = 0
  for (const one of listening) {
    if (one.network === network) neighbours++
    if (wide && one.wide === wide) around++
  }
  return neighbours >= SOCKETS_PER_NETWORK || around >= SOCKETS_PER_NETWORK * NETWORKS_IN_WIDE
}
