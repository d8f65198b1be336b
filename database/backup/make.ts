import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Tables } from '../tables.generated.ts'
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
  orderedAt: Date,
): Promise<Tables['backup']> {
  const now = await momentOfItsOwn(folder, orderedAt)
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

/** Files are named by the second: of two that are ordered in one, the later waits for the next. */
async function momentOfItsOwn(folder: string, orderedAt: Date): Promise<Date> {
  let now = orderedAt
  while (existsSync(join(folder, backupName(now)))) {
    const rest = 1_000 - (now.getTime() % 1_000)
    await sleep(rest)
    now = new Date(now.getTime() + rest)
  }
  return now
}
