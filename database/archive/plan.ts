// Which base backup leads to a moment, and which files of the log are needed from there on.

import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { OperatorError } from '../core/operator-error.ts'
import { type BaseBackup, baseBackupsIn, type SealedFile, sealedWalIn } from './folder.ts'
import { placeInLog, segmentName, segmentOf, timelineLeftAt } from './segment.ts'
import type { Store } from './store.ts'
import { unseal } from './unseal.ts'

/** The sentence is for the operator. */
export class NotInArchive extends OperatorError {}

export interface RecoveryPlan {
  base: BaseBackup
  /** Segments from the base's on, and every history. */
  wal: SealedFile[]
}

interface Wanted {
  /** Undefined for the latest there is. */
  to: Date | undefined
  key: string
  /** For what must be opened to choose. */
  workDir: string
}

export async function planRecovery(
  store: Store,
  { to, key, workDir }: Wanted,
): Promise<RecoveryPlan> {
  const [bases, wal] = [await baseBackupsIn(store), await sealedWalIn(store)]
  if (bases.length === 0)
    throw new NotInArchive('The archive holds no base backup; make one with npm run base-backup.')
  const leftAt = await newestHistory(store, wal, { key, workDir })
  const onTheWay = bases.filter((base) => isOnTheWay(base, leftAt))
  const base = onTheWay.find(({ endedAt }) => !to || endedAt <= to)
  if (!base) {
    const oldest = onTheWay.at(-1)?.endedAt ?? bases.at(-1)?.endedAt
    throw new NotInArchive(
      `The archive begins at ${oldest?.toISOString()}; an earlier moment is in the nightly backups only (npm run restore -- FILE).`,
    )
  }
  return { base, wal: requireUnbroken(base, walFrom(base, wal)) }
}

/** A base backup of a time that a later restore turned back is no beginning for what came after. */
function isOnTheWay(base: BaseBackup, leftAt: Map<number, number>): boolean {
  const left = leftAt.get(base.timeline)
  return left === undefined
    ? [...leftAt.keys()].every((earlier) => earlier < base.timeline)
    : placeInLog(base.to) <= left
}

export function walFrom(base: BaseBackup, wal: SealedFile[]): SealedFile[] {
  const first = segmentOf(segmentName(1, base.from, base.segmentBytes), base.segmentBytes)?.number
  return wal.filter((file) => {
    const segment = segmentOf(file.wal, base.segmentBytes)
    return !segment || (segment.number >= (first ?? 0) && segment.timeline >= base.timeline)
  })
}

/** From the base's beginning to its end everything must be there; a gap later is an end of what can be reached. */
function requireUnbroken(base: BaseBackup, wal: SealedFile[]): SealedFile[] {
  const last = segmentName(base.timeline, endOf(base), base.segmentBytes)
  const gap = firstGap(base, wal)
  if (gap && gap <= last)
    throw new NotInArchive(
      `The archive lacks ${gap}, which the base backup of ${base.endedAt.toISOString()} needs.`,
    )
  return wal
}

/** The place where a base ends may be the very beginning of a file that is not needed. */
function endOf({ to, segmentBytes }: BaseBackup): string {
  const bytes = placeInLog(to) - 1
  return placeInLog(to) % segmentBytes === 0
    ? `${Math.floor(bytes / 2 ** 32).toString(16)}/${(bytes % 2 ** 32).toString(16)}`
    : to
}

/** The first file on the base's own timeline that is missing though there is a later one, or that the base begins with. */
export function firstGap(base: BaseBackup, wal: SealedFile[]): string | undefined {
  const start = segmentName(base.timeline, base.from, base.segmentBytes)
  const perHigh = 2 ** 32 / base.segmentBytes
  const numbers = wal
    .map((file) => segmentOf(file.wal, base.segmentBytes))
    .filter((segment) => segment?.timeline === base.timeline)
    .map((segment) => segment?.number ?? 0)
    .sort((one, other) => one - other)
  let wanted = segmentOf(start, base.segmentBytes)?.number ?? 0
  for (const number of numbers.filter((one) => one >= wanted)) {
    if (number !== wanted) break
    wanted++
  }
  if (wanted > (numbers.at(-1) ?? -1) && numbers.length > 0) return undefined
  const place = wanted * base.segmentBytes
  return segmentName(
    base.timeline,
    `${Math.floor(wanted / perHigh).toString(16)}/${(place % 2 ** 32).toString(16)}`,
    base.segmentBytes,
  )
}

async function newestHistory(
  store: Store,
  wal: SealedFile[],
  { key, workDir }: Omit<Wanted, 'to'>,
): Promise<Map<number, number>> {
  const newest = wal.filter((file) => file.wal.endsWith('.history')).at(-1)
  if (!newest) return new Map()
  const file = await unseal(store, newest, { key, folder: workDir })
  const leftAt = timelineLeftAt(readFileSync(file, 'utf8'))
  await rm(file)
  return leftAt
}
