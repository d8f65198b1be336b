// What the environment says of backups.

import { join, resolve } from 'node:path'
import type { CopyTarget } from '#database/archive/copy-store.ts'
import { type Keep, readKeep } from '#database/backup/retention.ts'
import { readCopyTarget } from './copy-target.ts'
import type { SETTINGS } from './setting-list.ts'
import { WrongSetting, wholeNumber, yesOrNo } from './setting-values.ts'

export interface Backup {
  /** HH:MM in Thai time; undefined for never. */
  at: string | undefined
  folder: string
  keep: Keep
  /** As set; empty for the one in DATA_DIR (secrets.ts). */
  key: string
  /** Whether the log is archived too, so that any second can be reached, and for how many days. */
  wal: boolean
  walDays: number
  /** Where copies go, off this machine; undefined for nowhere. */
  copyTo: CopyTarget | undefined
}

export function backupPlan(
  value: (name: keyof typeof SETTINGS) => string,
  dataDir: string,
): Backup {
  const [at, key] = [value('BACKUP_AT'), value('BACKUP_KEY')]
  const keep = readKeep(value('BACKUP_KEEP'))
  if (!keep)
    throw new WrongSetting(
      'BACKUP_KEEP must be such as 14d 8w 12m (days, weeks, months) or a whole number from 1.',
    )
  const wal = yesOrNo('BACKUP_WAL', value('BACKUP_WAL'))
  if (wal && value('DATABASE_URL'))
    throw new WrongSetting(
      'BACKUP_WAL=yes is for the embedded database; with DATABASE_URL use pgBackRest (deploy/pgbackrest/).',
    )
  if (at !== 'never' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(at))
    throw new WrongSetting('BACKUP_AT must be a time such as 02:30, or never.')
  if (key && key.length < 20) throw new WrongSetting('BACKUP_KEY must have at least 20 characters.')
  return {
    at: at === 'never' ? undefined : at,
    folder: resolve(value('BACKUP_DIR') || join(dataDir, 'backups')),
    keep,
    key,
    wal,
    walDays: wholeNumber('BACKUP_WAL_DAYS', value('BACKUP_WAL_DAYS'), 1, 366),
    copyTo: readCopyTarget(value),
  }
}
