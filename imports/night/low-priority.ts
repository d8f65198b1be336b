// A night has hours; whoever reads meanwhile does not wait for it. The process that loads it and the processes that
// PostgreSQL works for it with give way to all others.

import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import type pg from 'pg'

const { PRIORITY_BELOW_NORMAL } = constants.priority
/** A third of what others get where there is not enough for all: a night is loaded on a busy machine too. */
const OWN_PRIORITY = 5

/** For good: a process may lower itself, but not raise itself again. */
export function lowerOwnPriority(): void {
  lower(process.pid, OWN_PRIORITY)
}

/**
 * Not to the lowest: what they hold a lock on, others may wait for. Where PostgreSQL runs on another machine or under
 * another account, it stays as it is.
 */
export async function lowerPriorityOf(clients: readonly pg.Client[]): Promise<void> {
  for (const client of clients) {
    const { rows } = await client.query<{ pid: number; port: number | null }>(
      'select pg_backend_pid() as pid, inet_client_port() as port',
    )
    const [server] = rows
    if (server && isOnThisMachine(server)) lower(server.pid, PRIORITY_BELOW_NORMAL)
  }
}

/** A process of that number may be anybody's: PostgreSQL's names whom it works for. */
function isOnThisMachine({ pid, port }: { pid: number; port: number | null }): boolean {
  try {
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return title.startsWith('postgres: ') && title.includes(`(${port})`)
  } catch {
    return false
  }
}

function lower(pid: number, priority: number): void {
  try {
    setPriority(pid, priority)
  } catch {
    // Another account's: then it is not ours to lower.
  }
}
