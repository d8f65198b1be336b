// How the archive is, read from its folder: a table of it would itself write to the log, which would never rest.

import { copyRecord } from './copy.ts'
import { baseBackupsIn, sealedWalIn } from './folder.ts'
import { firstGap, walFrom } from './plan.ts'
import { segmentOf } from './segment.ts'
import { folderStore } from './store.ts'

const DAY_MS = 24 * 60 * 60_000
/** Every base is newer than a day when the one before it becomes older. */
const BASE_EVERY_MS = DAY_MS - 10 * 60_000

export interface ArchiveState {
  sealedAt: Date | undefined
  baseAt: Date | undefined
}

export async function archiveState(folder: string): Promise<ArchiveState> {
  const store = folderStore(folder)
  const sealed = await sealedWalIn(store)
  const latest = sealed.reduce((last, { at }) => Math.max(last, at.getTime()), 0)
  const [base] = await baseBackupsIn(store)
  return { sealedAt: latest ? new Date(latest) : undefined, baseAt: base?.endedAt }
}

export interface CopyState {
  copiedAt: Date | undefined
  /** What lies on this machine only. */
  uncopied: number
}

export async function copyState(folder: string): Promise<CopyState> {
  const record = copyRecord(folder)
  const there = new Set(record?.files)
  const store = folderStore(folder)
  const files = [
    ...(await store.list('')),
    ...(await store.list('base/')),
    ...(await store.list('wal/')),
  ]
  const uncopied = files.filter(
    ({ name }) => /\.(backup|base|sealed)$/.test(name) && !there.has(name),
  )
  return { copiedAt: record && new Date(record.at), uncopied: uncopied.length }
}

/** None yet, a day old, of a time that a restore turned back, or with a gap in the log after it. */
export async function isBaseBackupDue(folder: string, now: Date): Promise<boolean> {
  const store = folderStore(folder)
  const [base] = await baseBackupsIn(store)
  if (!base || now.getTime() - base.endedAt.getTime() > BASE_EVERY_MS) return true
  const wal = await sealedWalIn(store)
  const newest = Math.max(
    ...wal.map((file) => segmentOf(file.wal, base.segmentBytes)?.timeline ?? 0),
    ...wal.map((file) => Number.parseInt(/^(\w{8})\.history$/.exec(file.wal)?.[1] ?? '0', 16)),
  )
  if (newest > base.timeline) return true
  const after = walFrom(base, wal)
  return after.length > 0 && firstGap(base, after) !== undefined
}
