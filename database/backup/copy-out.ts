// COPY … TO STDOUT over the driver's own connection, read no faster than it is taken away.

import { type Duplex, Readable } from 'node:stream'
import pg from 'pg'

const TOGETHER_BYTES = 64 * 1024

interface CopyConnection {
  stream: Duplex
}

/** The rows in COPY's text, and in the end how many there were. */
export async function* copyOut(
  client: pg.Client,
  statement: string,
): AsyncGenerator<Buffer, number> {
  let stream: Duplex | undefined
  let rows = 0
  let parts: Buffer[] = []
  let size = 0
  const taken = new Readable({ read: () => stream?.resume() })

  function handOver(): boolean {
    const whole = Buffer.concat(parts)
    parts = []
    size = 0
    return whole.length === 0 || taken.push(whole)
  }
  const query = new pg.Query(statement) as pg.Query & {
    callback(error: Error | undefined, result?: { rowCount: number }): void
    handleCopyData(message: { chunk: Buffer }, connection: CopyConnection): void
  }
  query.handleCopyData = ({ chunk }, connection) => {
    stream = connection.stream
    parts.push(Buffer.from(chunk)) // the driver writes over its own
    size += chunk.length
    if (size >= TOGETHER_BYTES && !handOver()) stream.pause()
  }
  query.callback = (error, result) => {
    rows = result?.rowCount ?? 0
    if (error) return void taken.destroy(error)
    handOver()
    taken.push(null)
  }
  client.query(query)
  try {
    yield* taken as AsyncIterable<Buffer>
  } finally {
    stream?.resume()
  }
  return rows
}
