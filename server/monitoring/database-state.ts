import type { DatabaseState } from '#database/core/listener.ts'

/** What the connection that listens last saw of the database; it asks every few seconds (database/core/listener.ts). */
export class DatabaseWatch {
  state: DatabaseState = 'ready'

  get isAway(): boolean {
    return this.state === 'away'
  }

  /** Otherwise what others change is not heard of, and nothing that they may change can be remembered. */
  get isHeard(): boolean {
    return this.state === 'ready'
  }
}
