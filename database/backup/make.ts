import { join } from 'node:path'
import type { BackupTable } from '../tables.generated.ts'
import { writeContainer } from './container.ts'
import { backupName, removeExpired } from './folder.ts'
import { noteBackup } from './records.ts'
import type { Keep } from './retention.ts'
import { snapshot } from './snapshot.ts'

interface BackupPlan {
  folder: string
  /** Seals the file; empty for one that anybody can open who has it. */
  key: string
  /** Which stay. */
  keep: Keep
  /** Given, no backup is made and no part of one is left. */
  signal?: AbortSignal
}

export async function makeBackup(
  ownerUrl: string,
  { folder, key, keep, signal }: BackupPlan,
  now: Date,
): Promise<BackupTable> {
  const startedAt = performance.now()
  const file = backupName(now)
  let rows = 0
  const content = snapshot(ownerUrl, now, (foot) => {
    rows = foot.rows.reduce((sum, count) => sum + count, 0)
  })
  const { bytes, sha256 } = await writeContainer(join(folder, file), content, { key, now, signal })
  const took_ms = Math.round(performance.now() - startedAt)
  const made = { file, made_at: now, bytes, sha256, rows, sealed: key !== '', took_ms }
  await noteBackup(ownerUrl, made)
  await removeExpired(folder, keep)
  return made
}
