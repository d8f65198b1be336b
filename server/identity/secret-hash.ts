import { hash } from 'node:crypto'

/** What the database knows of a token, a code or another long secret that nobody could guess. */
export function hashOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}
