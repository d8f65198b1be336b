// The archive reaches back so many days: the base backups of that time, the one before them, and the log since that one.

import { type BaseBackup, baseBackupsIn, sealedWalIn } from './folder.ts'
import { segmentName, segmentOf } from './segment.ts'
import type { Store } from './store.ts'

const DAY_MS = 24 * 60 * 60_000

/** Answers how many files went. */
export async function removeExpiredArchive(store: Store, days: number, now: Date): Promise<number> {
  const bases = await baseBackupsIn(store)
  const { oldest, old } = expiredBases(bases, new Date(now.getTime() - days * DAY_MS))
  if (!oldest) return 0
  const { segmentBytes } = oldest
  const first = segmentOf(segmentName(1, oldest.from, segmentBytes), segmentBytes)?.number ?? 0
  const wal = (await sealedWalIn(store)).filter((file) => {
    const segment = segmentOf(file.wal, segmentBytes)
    return segment !== undefined && segment.number < first
  })
  for (const { name } of [...old, ...wal]) await store.remove(name)
  return old.length + wal.length
}

/** Every second since then can be reached from the oldest that stays. */
export function expiredBases(newestFirst: BaseBackup[], since: Date) {
  const reaching = newestFirst.findIndex(({ endedAt }) => endedAt <= since)
  const stay = reaching < 0 ? newestFirst : newestFirst.slice(0, reaching + 1)
  // One of a later time may begin earlier in the log, after a restore that went back.
  const oldest = stay.reduce<BaseBackup | undefined>(
    (least, base) => (!least || startOf(base) < startOf(least) ? base : least),
    undefined,
  )
  return { oldest, old: newestFirst.slice(stay.length) }
}

function startOf({ from, segmentBytes }: BaseBackup): number {
  return segmentOf(segmentName(1, from, segmentBytes), segmentBytes)?.number ?? 0
}
