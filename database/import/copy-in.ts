// COPY … FROM STDIN over the driver's own connection, waiting whenever PostgreSQL cannot keep up.

import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import pg from 'pg'

/** What of the driver's connection a copy needs; the driver's types leave it out. */
interface CopyConnection {
  stream: Duplex
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(why: string): void
}

/** Answers how many rows PostgreSQL took. What the source throws ends the copy and is thrown again. */
export async function copyIn(
  client: pg.Client,
  statement: string,
  source: AsyncIterable<Buffer>,
): Promise<number> {
  let broken: unknown
  const taken = new Promise<number>((resolve, reject) => {
    const query = new pg.Query(statement) as pg.Query & {
      callback(error: Error | undefined, result?: { rowCount: number }): void
      handleCopyInResponse(connection: CopyConnection): void
    }
    query.callback = (error, result) => (error ? reject(error) : resolve(result?.rowCount ?? 0))
    query.handleCopyInResponse = (connection) => {
      pump(source, connection).catch((error) => {
        broken = error
        connection.sendCopyFail('the source ended')
      })
    }
    client.query(query)
  })
  return taken.catch((error) => {
    throw broken ?? error
  })
}

async function pump(source: AsyncIterable<Buffer>, connection: CopyConnection): Promise<void> {
  const { stream } = connection
  for await (const chunk of source) {
    if (stream.destroyed) return // the query has been told by the driver
    connection.sendCopyFromChunk(chunk)
    if (stream.writableNeedDrain) await roomOrEnd(stream)
  }
  connection.endCopyFrom()
}

async function roomOrEnd(stream: Duplex): Promise<void> {
  const waiting = new AbortController()
  const { signal } = waiting
  await Promise.race([once(stream, 'drain', { signal }), once(stream, 'close', { signal })])
  waiting.abort()
}
