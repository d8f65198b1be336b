import type { Db } from '../connect.ts'
import type { ServerProcessTable } from '../watching-tables.ts'

/** A process says that it is there. */
export async function beat(db: Db, process: ServerProcessTable): Promise<void> {
  await db
    .insertInto('server_process')
    .values(process)
    .onConflict((on) => on.columns(['host', 'pid']).doUpdateSet(process))
    .execute()
}

export async function leave(db: Db, host: string, pid: number): Promise<void> {
  await db.deleteFrom('server_process').where('host', '=', host).where('pid', '=', pid).execute()
}

/** Those that were there lately; whoever has been silent longer is gone. */
export async function serverProcesses(db: Db, since: Date) {
  await db.deleteFrom('server_process').where('seen_at', '<', since).execute()
  return db.selectFrom('server_process').selectAll().orderBy('host').orderBy('pid').execute()
}
