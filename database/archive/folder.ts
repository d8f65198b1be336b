// What lies in the archive: base backups in `base`, the sealed log in `wal`. Names say all that is needed to choose among them.

import type { Store, StoredFile } from './store.ts'

export const SEALED = '.sealed'
const BASE =
  /^base-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})\.\d{3}Z-t(\d+)-([0-9A-F]+)_([0-9A-F]+)-([0-9A-F]+)_([0-9A-F]+)-s(\d+)\.base$/

export interface BaseBackup {
  /** In the store. */
  name: string
  bytes: number
  /** When it was whole: no moment before can be reached from it. */
  endedAt: Date
  timeline: number
  /** Places in the log, such as 0/3000028, between which it was copied. */
  from: string
  to: string
  segmentBytes: number
}

export function baseName({
  endedAt,
  timeline,
  from,
  to,
  segmentBytes,
}: Omit<BaseBackup, 'name' | 'bytes'>): string {
  const at = endedAt.toISOString().replaceAll(':', '-')
  const place = (text: string) => text.replace('/', '_')
  return `base/base-${at}-t${timeline}-${place(from)}-${place(to)}-s${segmentBytes}.base`
}

/** The newest first. */
export async function baseBackupsIn(store: Store): Promise<BaseBackup[]> {
  const files = await store.list('base/')
  return files
    .map(baseOf)
    .filter((base) => base !== undefined)
    .sort((one, other) => other.endedAt.getTime() - one.endedAt.getTime())
}

function baseOf({ name, bytes }: StoredFile): BaseBackup | undefined {
  const [, , timeline, fromHigh, fromLow, toHigh, toLow, segmentBytes] =
    BASE.exec(name.slice('base/'.length)) ?? []
  if (!timeline) return undefined
  const text = name.slice('base/base-'.length, 'base/base-'.length + 24)
  const [day = '', time = ''] = text.split('T')
  return {
    name,
    bytes,
    endedAt: new Date(`${day}T${time.replaceAll('-', ':')}`),
    timeline: Number(timeline),
    from: `${fromHigh}/${fromLow}`,
    to: `${toHigh}/${toLow}`,
    segmentBytes: Number(segmentBytes),
  }
}

export interface SealedFile extends StoredFile {
  /** As PostgreSQL calls it. */
  wal: string
}

/** In the order of their names. */
export async function sealedWalIn(store: Store): Promise<SealedFile[]> {
  const files = await store.list('wal/')
  return files
    .filter(({ name }) => name.endsWith(SEALED))
    .map((file) => ({ ...file, wal: file.name.slice('wal/'.length, -SEALED.length) }))
    .sort((one, other) => (one.wal < other.wal ? -1 : 1))
}
