// The embedded database as it was at a moment takes the place of what is there, which is kept aside.

import { chownSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../core/operator-error.ts'
import { runningPort } from '../embedded/cluster.ts'
import { databasePlace, type Place, waitingFolder } from '../embedded/place.ts'
import { type Recovered, type Recovering, recover } from './recover.ts'

interface RestoringMoment extends Omit<Recovering, 'dataDir' | 'lateWal'> {
  dataDir: string
  /** Whether a database that is there may be put aside. */
  replace: boolean
  /** Once it is clear that nothing refuses it. */
  beforehand(): Promise<unknown>
  /** Asked of what was recovered before it takes its place; throws to refuse it. */
  prove(dataDir: string): Promise<void>
}

export interface RestoredMoment extends Recovered {
  /** Where the database lies that was there before. */
  aside: string | undefined
}

/** Refuses before anything is done, in a sentence. */
export function requireRestorable(dataDir: string, replace: boolean): void {
  if (runningPort(dataDir) !== undefined)
    throw new OperatorError(
      `The site runs on ${dataDir}; stop it first, and then restore. Nothing was changed.`,
    )
  const { cluster } = databasePlace(dataDir)
  if (existsSync(join(cluster, 'PG_VERSION')) && !replace)
    throw new OperatorError(
      `${cluster} holds a database already. With --replace it is put aside and kept. Nothing was changed.`,
    )
}

export async function restoreMoment({
  replace,
  beforehand,
  prove,
  ...wanted
}: RestoringMoment): Promise<RestoredMoment> {
  const { dataDir } = wanted
  requireRestorable(dataDir, replace)
  const place = databasePlace(dataDir)
  await beforehand()
  const scratch = await mkdtemp(join(dataDir, 'restoring-'))
  try {
    const recovered = await recover({ ...wanted, dataDir: scratch, lateWal: await lateWal(place) })
    await prove(scratch)
    wanted.signal?.throwIfAborted()
    return { ...recovered, aside: await putInPlace(databasePlace(scratch), place) }
  } finally {
    await rm(databasePlace(scratch).cluster, { recursive: true, force: true })
    await rm(scratch, { recursive: true, force: true })
  }
}

/** What the database that is there wrote last may not have reached the archive. */
async function lateWal({ cluster }: Place): Promise<string[]> {
  const folder = join(cluster, 'pg_wal')
  const names = await readdir(folder).catch(() => [])
  return names.map((name) => join(folder, name))
}

async function putInPlace(recovered: Place, place: Place): Promise<string | undefined> {
  const isThere = existsSync(join(place.cluster, 'PG_VERSION'))
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const aside = `${place.cluster}-before-${stamp}Z`
  if (isThere) renameSync(place.cluster, aside)
  else await rm(place.cluster, { recursive: true, force: true })
  renameSync(recovered.cluster, place.cluster)
  await handOverHistories(place)
  return isThere ? aside : undefined
}

/** PostgreSQL did not archive while it recovered. Without the history a later restore would take the same timeline again. */
async function handOverHistories(place: Place): Promise<void> {
  const waiting = waitingFolder(place)
  mkdirSync(waiting, { recursive: true, mode: 0o700 })
  if (place.account) chownSync(waiting, place.account.uid, place.account.gid)
  const log = join(place.cluster, 'pg_wal')
  for (const name of await readdir(log)) {
    if (name.endsWith('.history')) await copyFile(join(log, name), join(waiting, name))
  }
}
