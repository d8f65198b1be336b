// A copy of PostgreSQL's own folder, made while it serves, over its replication protocol: the packaged server brings no
// pg_basebackup, and the driver can speak it. With the log from its beginning on, any later moment can be reached from it.

import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Duplex, Readable } from 'node:stream'
import pg from 'pg'
import { writeContainer } from '../backup/container.ts'
import { OperatorError } from '../core/operator-error.ts'
import { WITHOUT_TIMEOUT } from '../core/silence.ts'
import { type BaseBackup, baseName } from './folder.ts'

const LABEL = 'coop-web'
/** Ends only once PostgreSQL has handed over all of the log that the copy needs; pages with a wrong checksum are an error. */
const STATEMENT = `BASE_BACKUP (LABEL '${LABEL}', CHECKPOINT 'fast', WAIT true, MANIFEST 'no', VERIFY_CHECKSUMS true)`

interface BasePlan {
  superuserUrl: string
  archive: string
  key: string
  signal?: AbortSignal | undefined
}

export async function makeBaseBackup({
  superuserUrl,
  archive,
  key,
  signal,
}: BasePlan): Promise<BaseBackup> {
  const segmentBytes = await requireArchiving(superuserUrl)
  const folder = join(archive, 'base')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unnamed = join(folder, `being-made-${process.pid}`)
  const client = new pg.Client({
    connectionString: superuserUrl,
    replication: 'true',
    ...WITHOUT_TIMEOUT,
  } as pg.ClientConfig)
  client.on('error', () => undefined) // the copy under way is told
  await client.connect()
  const copying = copyOf(client)
  try {
    const { bytes } = await writeContainer(unnamed, copying.tar, { key, now: new Date(), signal })
    const places = await copying.places
    const base = { ...places, segmentBytes, endedAt: new Date() }
    const name = baseName(base)
    await rename(unnamed, join(archive, name))
    return { ...base, name, bytes }
  } finally {
    await rm(unnamed, { force: true })
    await client.end().catch(() => undefined)
  }
}

/** Answers how many bytes a file of the log has. */
async function requireArchiving(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ mode: string; bytes: number; spaces: number }>(`
      select current_setting('archive_mode') as mode,
             (select setting::int from pg_settings where name = 'wal_segment_size') as bytes,
             (select count(*)::int from pg_tablespace where spcname not like 'pg\\_%') as spaces`)
    const [found] = rows
    if (found?.mode !== 'on')
      throw new OperatorError(
        'PostgreSQL does not archive its log: set BACKUP_WAL=yes, stop the site and start it again.',
      )
    if (found.spaces > 0)
      throw new OperatorError('A base backup cannot hold tablespaces; remove them first.')
    return found.bytes
  } finally {
    await client.end()
  }
}

interface Places {
  timeline: number
  from: string
  to: string
}

/** The copy comes as one tar; before and after it PostgreSQL says where in the log it stands. */
function copyOf(client: pg.Client): { tar: Readable; places: Promise<Places> } {
  let stream: Duplex | undefined
  const tar = new Readable({ read: () => stream?.resume() })
  const places = Promise.withResolvers<Places>()
  places.promise.catch(() => undefined) // the tar says it too
  const query = new pg.Query(STATEMENT) as pg.Query & {
    callback(error: Error | undefined, results?: unknown): void
    handleCopyData(message: { chunk: Buffer }, connection: { stream: Duplex }): void
  }
  query.handleCopyData = ({ chunk }, connection) => {
    stream = connection.stream
    // d: bytes of the tar; n: its beginning; p: how far it is.
    if (chunk[0] !== 0x64) return
    // A copy of them, since the driver writes over its own.
    if (!tar.push(Buffer.from(chunk.subarray(1)))) stream.pause()
  }
  query.callback = (error, results) => {
    if (error) {
      places.reject(error)
      tar.destroy(error)
      return
    }
    const rows = (results as { rows: { recptr?: string; tli?: string | number }[] }[]).flatMap(
      (result) => result.rows,
    )
    const [from, to] = rows.filter(({ recptr }) => recptr)
    places.resolve({
      timeline: Number(to?.tli),
      from: String(from?.recptr),
      to: String(to?.recptr),
    })
    tar.push(null)
  }
  client.query(query)
  return { tar, places: places.promise }
}
