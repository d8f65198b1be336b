// What PostgreSQL put down for the archive is packed, sealed and taken away from there.

import { createReadStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeContainer } from '../backup/container.ts'
import { SEALED } from './folder.ts'
import { isArchivable } from './segment.ts'

interface Sealing {
  /** Where PostgreSQL's own archiver (basic_archive) leaves whole files. */
  waiting: string
  archive: string
  key: string
  signal?: AbortSignal | undefined
}

/** The oldest first; answers their names. One that cannot be sealed stays, and whoever comes next tries again. */
export async function sealWaiting({ waiting, archive, key, signal }: Sealing): Promise<string[]> {
  const names = await waitingIn(waiting)
  for (const note of await notesIn(waiting)) await rm(join(waiting, note))
  for (const name of names) {
    signal?.throwIfAborted()
    const file = join(waiting, name)
    const sealed = join(archive, 'wal', `${name}${SEALED}`)
    await writeContainer(sealed, createReadStream(file), { key, now: new Date(), signal })
    // Only now: PostgreSQL has forgotten it already.
    await rm(file)
  }
  return names
}

/** A history comes before the segments of its timeline. */
export async function waitingIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter(isArchivable).sort()
}

/** What PostgreSQL notes of a base backup stands in that base's name already. */
async function notesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => /^[0-9A-F]{24}\.[0-9A-F]{8}\.backup$/.test(name))
}
