// The archive once more, off this machine, and the record of what was copied there.

import { readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backupTime } from '../backup/folder.ts'
import { expired, type Keep } from '../backup/retention.ts'
import { removeExpiredArchive } from './retention.ts'
import { folderStore, type Store, type StoredFile } from './store.ts'

const RECORD = 'copied.json'

/** What lies off this machine, as far as this one knows. */
export interface CopyRecord {
  /** When something was last copied, or found to be there already. */
  at: string
  files: string[]
}

/** What is new since the last time, the oldest first. */
export async function copyNew(archive: string, copy: Store): Promise<number> {
  return copyMissing(archive, copy, await everythingIn(folderStore(archive)))
}

/** What the copy lacks, asked of itself; then it is thinned by the same rules. */
export async function copyBackups(
  archive: string,
  copy: Store,
  { keep, walDays, now }: { keep: Keep; walDays: number; now: Date },
): Promise<{ copied: number; removed: number }> {
  // Asked of the copy itself: whoever emptied it gets everything again.
  await noteCopied(archive, await everythingIn(copy))
  const copied = await copyMissing(archive, copy, await everythingIn(folderStore(archive)))
  const nightly = (await copy.list(''))
    .map(({ name }) => ({ name, at: backupTime(name) }))
    .filter(({ at }) => !Number.isNaN(at.getTime()))
  const old = expired(nightly, keep)
  for (const { name } of old) await copy.remove(name)
  const removed = old.length + (await removeExpiredArchive(copy, walDays, now))
  await noteCopied(archive, await everythingIn(copy))
  return { copied, removed }
}

async function everythingIn(store: Store): Promise<StoredFile[]> {
  const files = [
    ...(await store.list('')),
    ...(await store.list('base/')),
    ...(await store.list('wal/')),
  ]
  return files.filter(({ name }) => /\.(backup|base|sealed)$/.test(name))
}

async function copyMissing(archive: string, copy: Store, files: StoredFile[]): Promise<number> {
  const there = new Set(copyRecord(archive)?.files)
  const missing = files
    .filter(({ name }) => /\.(backup|base|sealed)$/.test(name) && !there.has(name))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  for (const { name } of missing) await copy.put(name, join(archive, name))
  if (missing.length > 0) await noteCopied(archive, [...there, ...missing.map(({ name }) => name)])
  return missing.length
}

/** Undefined where nothing was ever copied. */
export function copyRecord(archive: string): CopyRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(archive, RECORD), 'utf8'))
  } catch {
    return undefined
  }
}

async function noteCopied(archive: string, files: (StoredFile | string)[]): Promise<void> {
  const record: CopyRecord = {
    at: new Date().toISOString(),
    files: files.map((file) => (typeof file === 'string' ? file : file.name)).sort(),
  }
  const draft = join(archive, `${RECORD}.${process.pid}.part`)
  await writeFile(draft, JSON.stringify(record), { mode: 0o600 })
  await rename(draft, join(archive, RECORD))
}
