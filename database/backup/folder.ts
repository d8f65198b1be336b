// The folder of backups: which is the newest, and which are more than are kept.

import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expired, type Keep } from './retention.ts'

const NAME = /^coop-(\d{4}-\d{2}-\d{2})T(\d{2}-\d{2}-\d{2})Z\.backup$/

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

export async function removeExpired(folder: string, keep: Keep): Promise<void> {
  const backups = (await backupsIn(folder)).map((name) => ({ name, at: backupTime(name) }))
  for (const { name } of expired(backups, keep)) await rm(join(folder, name), { force: true })
}

/** When it was made; NaN for what is no backup. */
export function backupTime(name: string): Date {
  const [, day = '', time = ''] = NAME.exec(name) ?? []
  return new Date(`${day}T${time.replaceAll('-', ':')}Z`)
}
