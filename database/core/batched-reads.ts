// Reads that arrive in the same turn of the event loop go to the database as one. When few are there
// nothing changes; at the start of a month, when everybody signs in, most of the work falls away.

import type { Db } from './connect.ts'

interface Waiting<Row> {
  key: Buffer
  resolve(row: Row | undefined): void
  reject(error: unknown): void
}

/** The same for whatever database is asked. */
export function batchedReadsOf<Row>(
  readAll: (db: Db, keys: Buffer[]) => Promise<{ key: Buffer; row: Row }[]>,
): (db: Db, key: Buffer) => Promise<Row | undefined> {
  const readers = new WeakMap<Db, (key: Buffer) => Promise<Row | undefined>>()
  return (db, key) => {
    const read = readers.get(db) ?? batchedReads((keys) => readAll(db, keys))
    readers.set(db, read)
    return read(key)
  }
}

/** A reader of single rows by key, from a reader of many; what is found is handed to who asked for it. */
export function batchedReads<Row>(
  readAll: (keys: Buffer[]) => Promise<{ key: Buffer; row: Row }[]>,
): (key: Buffer) => Promise<Row | undefined> {
  let waiting: Waiting<Row>[] = []

  async function readWaiting() {
    const asked = waiting
    waiting = []
    try {
      const found = await readAll(asked.map(({ key }) => key))
      const rows = new Map(found.map(({ key, row }) => [key.toString('latin1'), row]))
      for (const { key, resolve } of asked) resolve(rows.get(key.toString('latin1')))
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (waiting.length === 1) setImmediate(readWaiting)
    })
}
