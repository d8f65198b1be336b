import pg from 'pg'
import type { Server } from './server.ts'
import type { ThrowawaySite } from './throwaway-site.ts'

const FORGET_EVERY_MS = 100

/** The same site while it is told without end that content has changed, and so keeps nothing. */
export function forgetful<T extends Server>(server: T, { ownerUrl }: ThrowawaySite): T {
  let telling: NodeJS.Timeout | undefined
  const client = new pg.Client({ connectionString: ownerUrl })
  client.on('error', () => undefined) // the database ends before the bench does
  const connected = client.connect()
  return {
    ...server,
    // Asked before a round and after it.
    async cpu() {
      await connected
      if (telling) {
        clearInterval(telling)
        telling = undefined
      } else telling = setInterval(() => client.query('notify content'), FORGET_EVERY_MS)
      return server.cpu()
    },
  }
}
