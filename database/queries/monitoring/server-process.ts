import type { Insertable } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

/** A process says that it is there. */
export async function beat(db: Db, process: Insertable<Tables['server_process']>): Promise<void> {
  await db
    .insertInto('server_process')
    .values(process)
    .onConflict((on) => on.columns(['host', 'pid']).doUpdateSet(process))
    .execute()
}

export async function leave(db: Db, host: string, pid: number): Promise<void> {
  await db.deleteFrom('server_process').where('host', '=', host).where('pid', '=', pid).execute()
}

/** Of those that were killed nobody said goodbye. */
export async function forgetSilentProcesses(db: Db, since: Date): Promise<void> {
  await db.deleteFrom('server_process').where('seen_at', '<', since).execute()
}

/** Three heartbeats: one that said nothing for so long is gone. */
const ALIVE_MS = 3 * 60_000

export function aliveProcesses(db: Db, now: Date) {
  return db
    .selectFrom('server_process')
    .selectAll()
    .where('seen_at', '>=', new Date(now.getTime() - ALIVE_MS))
    .orderBy('host')
    .orderBy('pid')
    .execute()
}
