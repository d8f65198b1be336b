// What a journey changes behind the site's back, as staff will from their pages.

import { type Connection, connect, type Db } from '#database/core/connect.ts'

/** Opens a connection for as long as the work takes. */
export async function inDatabase<T>(
  url: string | undefined,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const connection: Connection = connect(String(url), 1)
  try {
    return await work(connection.db)
  } finally {
    await connection.close()
  }
}
