import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const SESSIONS_MAX = 20_000
const TOKEN = /^Bearer c[a-z]1_[\w-]{43}$/

/** Sessions that were good when last asked. Only the order of turns depends on it: each is still read at every call. */
export class KnownSessions {
  readonly #hashes = new Set<string>()

  has(session: string): boolean {
    return this.#hashes.has(session)
  }

  add(session: string): void {
    if (session === '') return
    this.#hashes.add(session)
    const [oldest] = this.#hashes
    if (this.#hashes.size > SESSIONS_MAX && oldest) this.#hashes.delete(oldest)
  }

  remove(session: string): void {
    this.#hashes.delete(session)
  }
}

/** The token's hash, since memory is no place for tokens; empty where there is none. */
export function sessionOf({ headers: { authorization } }: FastifyRequest): string {
  if (!authorization || !TOKEN.test(authorization)) return ''
  return hash('sha256', authorization, 'base64url')
}
