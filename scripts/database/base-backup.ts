// `npm run base-backup`: a copy of the embedded database as it runs, from which `npm run restore -- --to …` reaches any later second.

import { makeBaseBackup } from '#database/archive/base-backup.ts'
import { removeExpiredArchive } from '#database/archive/retention.ts'
import { sealWaiting } from '#database/archive/seal.ts'
import { folderStore } from '#database/archive/store.ts'
import { aloneWithBackups } from '#database/backup/records.ts'
import { OperatorError } from '#database/core/operator-error.ts'
import { runningPort } from '#database/embedded/cluster.ts'
import { databasePlace, waitingFolder } from '#database/embedded/place.ts'
import { backupKeyToSeal } from '#server/settings/backup-key.ts'
import { readSettings, WrongSetting } from '#server/settings/settings.ts'
import { openAsOwner } from './owner-database.ts'
import { stopSignal } from './stop-signal.ts'

const signal = stopSignal()

try {
  const settings = readSettings(process.env)
  const { backup } = settings
  if (settings.database.url)
    throw new WrongSetting(
      'Base backups are made of the embedded database; with DATABASE_URL use pgBackRest (deploy/pgbackrest/).',
    )
  if (!backup.wal)
    throw new WrongSetting(
      'A base backup is of use with the log only: set BACKUP_WAL=yes for the site and for this command.',
    )
  const { superuserUrl, ownerUrl, close } = await openAsOwner(settings)
  try {
    const isAlone = await aloneWithBackups(ownerUrl, async () => {
      const startedAt = performance.now()
      const base = await makeBaseBackup({
        superuserUrl: superuserUrl ?? '',
        archive: backup.folder,
        key: backupKeyToSeal(settings),
        signal,
      })
      await removeExpiredArchive(folderStore(backup.folder), backup.walDays, new Date())
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
      const size = `${(base.bytes / 1024 / 1024).toFixed(1)} MB`
      console.log(`${base.name}  ${size}, encrypted, in ${seconds} s`)
    })
    if (!isAlone) throw new WrongSetting('Another backup is being made; nothing was done.')
  } finally {
    await close()
  }
  // Beside a running site its own archiver does it.
  if (runningPort(settings.dataDir) === undefined)
    await sealWaiting({
      waiting: waitingFolder(databasePlace(settings.dataDir)),
      archive: backup.folder,
      key: backupKeyToSeal(settings),
    })
} catch (error) {
  if (signal.aborted) console.error('Stopped before the base backup was made.')
  else console.error(error instanceof OperatorError ? error.message : error)
  process.exitCode = 1
}
