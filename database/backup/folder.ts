// The folder of backups: which is the newest, and which are more than are kept.

import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const NAME = /^coop-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.backup$/

export function backupName(now: Date): string {
  return `coop-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`
}

/** Names, the newest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
}

export async function keepNewest(folder: string, count: number): Promise<void> {
  const names = await backupsIn(folder)
  for (const name of names.slice(count)) await rm(join(folder, name), { force: true })
}
