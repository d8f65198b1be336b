import { readBackupKey, readPresentBackupKey } from './secrets.ts'
import { type Settings, WrongSetting } from './settings.ts'

type Place = Pick<Settings, 'backup' | 'database' | 'dataDir'>

/** To seal with. Machines that share a server do not share a folder: there a key of one machine alone would open nothing elsewhere. */
export function backupKeyToSeal({ backup, database, dataDir }: Place): string {
  return backup.key || (database.url ? '' : readBackupKey(dataDir))
}

/** To open what is there; none is made. */
export function backupKeyToOpen({ backup, dataDir }: Place): string {
  return backup.key || readPresentBackupKey(dataDir)
}

/** The archive is always sealed, so that without its key there is nothing to begin with. */
export function requireBackupKey(place: Place): string {
  const key = backupKeyToOpen(place)
  if (key) return key
  throw new WrongSetting(
    `The archive is encrypted: set BACKUP_KEY, or copy backup.key from where it is kept into ${place.dataDir} (chmod 600). Nothing was changed.`,
  )
}
